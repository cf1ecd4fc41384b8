/// What a server is asked and what it answers, as records: they are the JSON that goes over the wire, its description
/// and its types in TypeScript.
package plateau.api;

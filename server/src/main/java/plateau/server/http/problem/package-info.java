/// Why requests are refused.
package plateau.server.http.problem;

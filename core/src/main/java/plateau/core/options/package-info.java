/// Options read off a record's components: parsing, ranges, defaults, help, JSON and schema.
package plateau.core.options;

/// What requests and answers hold, declared once: fields, their kinds, and how what does not fit is refused.
package plateau.server.http.schema;

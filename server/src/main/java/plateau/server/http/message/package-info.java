/// Requests, headers, problems and figures, as they go over the line.
package plateau.server.http.message;

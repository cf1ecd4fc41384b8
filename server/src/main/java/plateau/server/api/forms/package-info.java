/// What requests bring, and what answers are made of: fields, plans that are read of requests, and schemas.
package plateau.server.api.forms;

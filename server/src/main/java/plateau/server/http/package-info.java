/// HTTP as strictly as it can be spoken: endpoints that say what they take and give, and a server that
/// refuses everything else in words.
package plateau.server.http;

/// How much may be asked, how often and by whom.
package plateau.server.http.limits;

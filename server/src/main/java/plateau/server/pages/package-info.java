/// Pages for people who come by with a browser.
package plateau.server.pages;

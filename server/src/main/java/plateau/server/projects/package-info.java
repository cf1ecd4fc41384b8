/// What takes the server long and goes on beside the tables of people, such as tournaments: each in a folder
/// of its own, in turn, and after those who play.
package plateau.server.projects;

/// Evaluations that this server plays for those who ask, beside the tables of people.
package plateau.server.lab;

/// Texts, messages in any language, refusals of bad input, and JSON.
package plateau.core.text;

/**
 * Returns a text with typographic quotation marks and apostrophes instead of straight ones.
 * @param {string} text
 */
export const typographic = (text) =>
	text
		.replace(/(^|[\s([*_])"/gm, "$1“")
		.replaceAll('"', "”")
		.replaceAll("'", "’");

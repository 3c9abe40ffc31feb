/**
 * Returns a text with the quotation marks and apostrophes of print in place of those of keyboards.
 * @param {string} text
 */
export const typographic = (text) =>
	text
		.replace(/(^|[\s([*_])"/gm, "$1“")
		.replaceAll('"', "”")
		.replaceAll("'", "’");

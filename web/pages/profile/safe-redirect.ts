/**
 * Returns the way when it leads to a page of this site; null for every other text, because anybody
 * can make an address with a `then=`.
 */
export function safeWay(way: string | null, site: string = location.origin): string | null {
	// Browsers read a backslash as a slash, and leave tabs and line breaks out.
	if (way === null || !/^\/[^\\\p{Cc}]*$/u.test(way)) return null;
	// Two slashes begin another site's name, also where dots before them fall away.
	const [path = ""] = way.split(/[?#]/, 1);
	if (path.includes("//") || !URL.canParse(way, site)) return null;
	return new URL(way, site).origin === site ? way : null;
}

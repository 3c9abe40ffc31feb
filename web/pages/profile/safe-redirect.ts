/**
 * Returns the path if it leads to a page of this site, else null. The check is needed because any
 * page can link here with a `then=`.
 */
export function safeWay(way: string | null, site: string = location.origin): string | null {
	// Browsers read a backslash as a slash, and drop tabs and line breaks.
	if (way === null || !/^\/[^\\\p{Cc}]*$/u.test(way)) return null;
	// Two slashes start a host name, even if the browser first removes dot segments before them.
	const [path = ""] = way.split(/[?#]/, 1);
	if (path.includes("//")) return null;
	try {
		return new URL(way, site).origin === site ? way : null;
	} catch {
		return null;
	}
}

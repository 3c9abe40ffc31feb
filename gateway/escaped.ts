const ENTITIES: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

/** Returns a text escaped for HTML and XML, including attributes. */
export const escaped = (text: string): string =>
	text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "");

const ENTITIES: Record<string, string> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
	"'": "&#39;",
};

/** Returns a text as it stands in HTML and XML, also within an attribute. */
export const escaped = (text: string): string =>
	text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? "");

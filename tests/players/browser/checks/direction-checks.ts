/**
 * Returns the texts of players, and the fields for them, whose direction does not follow from their
 * letters. Runs in the page. `written` are texts that players of this page have written.
 */
export function undirectedTexts(written: readonly string[]): string[] {
	const known = new Set(written);
	const long = written.filter((text) => text.length > 40);
	const directionOf = (element: Element | null) => {
		const near = element?.closest("[dir], bdi");
		return near?.tagName === "BDI" ? "auto" : near?.getAttribute("dir");
	};
	const faults = new Set<string>();
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = texts.nextNode(); node; node = texts.nextNode()) {
		const text = (node.textContent ?? "").trim();
		const isWritten = known.has(text) || long.some((sentence) => text.includes(sentence));
		if (isWritten && directionOf(node.parentElement) !== "auto")
			faults.add(`“${text.slice(0, 40)}” in ${node.parentElement?.className} has no dir="auto"`);
	}
	// A room's code has Latin letters only, and what cannot be edited is a link.
	const fields =
		"textarea, input:is([type=text], :not([type])):not([autocapitalize=characters], [readonly])";
	for (const field of document.querySelectorAll(fields))
		if (directionOf(field) !== "auto")
			faults.add(`the field ${field.outerHTML.slice(0, 80)} has no dir="auto"`);
	return [...faults];
}

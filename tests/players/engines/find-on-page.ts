/** An element to find: a control by its role and name, or a text. */
export interface ElementQuery {
	role: keyof typeof ROLES | "text";
	/** A part of the control's name, or of the text. */
	name: string | RegExp;
	/** Which of several, from 0. */
	nth?: number;
}

const ROLES = {
	button: "button, [role=button]",
	link: "a[href]",
	textbox: "input:not([type]), input[type=text], input[type=password], textarea",
	checkbox: "input[type=checkbox]",
	radio: "input[type=radio]",
	switch: "[role=switch]",
};

/** A target as it can be sent to a page. */
export type Wanted = { selector: string; source: string; flags: string; nth: number };

export const wanted = ({ role, name, nth = 0 }: ElementQuery): Wanted => {
	const { source, flags } =
		typeof name === "string" ? new RegExp(name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")) : name;
	return { selector: role === "text" ? "" : ROLES[role], source, flags, nth };
};

/**
 * Returns the visible element that is wanted, or null. An open dialog hides what is behind it, and
 * what is inert is only the picture of a page. A checkbox or radio button is clicked at its label,
 * because most are too small to see. It runs in the page, so it may use nothing outside of itself.
 */
export function findOnPage({ selector, source, flags, nth }: Wanted): Element | null {
	const pattern = new RegExp(source, flags);
	const scope = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.documentElement;
	const matches = (text: string | null | undefined) =>
		pattern.test((text ?? "").replace(/\s+/g, " ").trim());
	const labels = (element: Element) => [...((element as HTMLInputElement).labels ?? [])];
	const nameOf = (element: Element) => {
		const ids = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
		const texts = [...ids.map((id) => document.getElementById(id)), ...labels(element)];
		const label = texts.map((text) => text?.textContent ?? "").join(" ");
		return element.getAttribute("aria-label") || label || element.textContent;
	};
	const withText = () =>
		[...scope.querySelectorAll("*")].filter(
			(element) =>
				matches(element.textContent) &&
				![...element.children].some((child) => matches(child.textContent)),
		);
	const named = () =>
		[...scope.querySelectorAll(selector)]
			.filter((element) => !element.matches(":disabled, [aria-disabled=true]"))
			.filter((element) => matches(nameOf(element)))
			.map((element) =>
				element.matches("[type=checkbox], [type=radio]")
					? (labels(element)[0] ?? element)
					: element,
			);
	const found = selector === "" ? withText() : named();
	const seen = (element: Element) =>
		element.getClientRects().length > 0 && element.closest("[inert]") === null;
	return found.filter(seen)[nth] ?? null;
}

/**
 * Returns what is wrong with the layout of a page that must not scroll: bars and dialogs that are
 * cut, controls that cover each other, a middle that is too low or scrolls twice. `visible` is the
 * height above a keyboard that covers the page. Runs in the page.
 */
export function misfits(visible: number): string[] {
	/** Pixels by which tilted boxes may overlap. */
	const SLACK = 5;
	const LEAST_MIDDLE = 84;
	const CONTROLS = "button, a, input, textarea, [role=timer]";
	const wrong: string[] = [];
	const root = document.documentElement;
	if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth)
		wrong.push("the document scrolls");

	const isSeen = (element: Element) => {
		const { width, height } = element.getBoundingClientRect();
		return width > 2 && height > 2;
	};
	const nameOf = (element: Element) =>
		element.getAttribute("aria-label") ?? element.textContent ?? element.className;
	const dialog = document.querySelector("dialog[open]");
	// A dialog may scroll: what it has scrolled away is not cut, but the dialog itself must not be.
	const port = dialog?.getBoundingClientRect();
	const isInPort = (element: Element) => {
		const { top, bottom } = element.getBoundingClientRect();
		return port !== undefined && top >= port.top && bottom <= port.bottom;
	};
	const main = document.querySelector("main");
	const scrolls = (element: Element) =>
		/auto|scroll/.test(getComputedStyle(element).overflowY) &&
		element.scrollHeight > element.clientHeight + 1;
	/** Returns whether a box of the middle may have scrolled this away. */
	const mayBeAway = (element: Element): boolean => {
		const around = element.parentElement;
		return around !== null && around !== root && (scrolls(around) || mayBeAway(around));
	};
	const all = dialog
		? [dialog, ...[...dialog.querySelectorAll(CONTROLS)].filter(isInPort)]
		: [
				...document.querySelectorAll(`:is(header, footer) :is(${CONTROLS})`),
				...[...document.querySelectorAll("main :is([role=switch], textarea)")].filter(
					(element) => !mayBeAway(element),
				),
			];
	const isCut = ({ top, bottom, left, right }: DOMRect) =>
		top < -1 || bottom > visible + 1 || left < -1 || right > innerWidth + 1;
	const overlap = (one: DOMRect, other: DOMRect) =>
		Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
		Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;
	const boxes = all
		.filter(isSeen)
		.map((element) => [element, element.getBoundingClientRect()] as const);
	for (const [element, box] of boxes) {
		if (isCut(box)) wrong.push(`${nameOf(element)} is cut`);
		for (const [other, its] of boxes)
			if (!other.contains(element) && !element.contains(other) && overlap(box, its))
				wrong.push(`${nameOf(element)} covers ${nameOf(other)}`);
	}

	if (!main) return [...wrong, "there is no middle"];
	if (main.scrollWidth > main.clientWidth) wrong.push("the middle is cut at the side");
	if (getComputedStyle(main).display !== "contents" && main.clientHeight < LEAST_MIDDLE)
		wrong.push(`the middle is only ${main.clientHeight} px high`);
	if (scrolls(main) && [...main.querySelectorAll("section, ul")].some(scrolls))
		wrong.push("two boxes scroll");
	return wrong;
}

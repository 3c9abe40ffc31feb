import type { AxeBuilder } from "@axe-core/playwright";

// These checks run in the page, so none of them may use anything outside of itself.

/** A page in which axe has been evaluated. */
interface AxeWindow {
	axe: {
		run(
			context: { include: Element[] },
			options: {
				resultTypes: ["violations"];
				runOnly?: string[];
				rules?: Record<string, { enabled: boolean }>;
			},
		): ReturnType<AxeBuilder["analyze"]>;
	};
	/** The looks of texts that were checked, also on other pages. */
	looks?: Set<string>;
	/** The looks that have been added since they were last read. */
	newLooks?: string[];
}

/** Returns the rules of axe that the page breaks, without those that are left out. */
export async function brokenRules(leftOut: readonly string[]): Promise<string[]> {
	const { violations } = await (globalThis as unknown as AxeWindow).axe.run(
		{ include: [document.documentElement] },
		{
			resultTypes: ["violations"],
			rules: Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])),
		},
	);
	return violations.map(
		({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
	);
}

/** Returns the controls that have the browser's own face, which no theme draws. */
export function browserFaces(): string[] {
	const controls = [...document.querySelectorAll("button, input, select, textarea")];
	return controls
		.filter((control) => {
			const { borderTopStyle, backgroundColor } = getComputedStyle(control);
			// Fields for password managers only are one pixel wide.
			if (!control.checkVisibility() || control.clientWidth <= 1) return false;
			const grey = control.matches("button") && backgroundColor === "rgb(239, 239, 239)";
			return grey || ["outset", "inset"].includes(borderTopStyle);
		})
		.map((control) => `${control.tagName} “${control.textContent}” has the browser's face`);
}

/**
 * Returns, for each theme, the texts with too little contrast, the texts that are cut or outside of
 * the window, and whether the page scrolls sideways.
 */
export async function faultsByTheme(themes: readonly string[]): Promise<string[]> {
	const root = document.documentElement;

	const page = globalThis as unknown as AxeWindow;
	page.looks ??= new Set();
	page.newLooks ??= [];
	const { looks, newLooks } = page;

	const shown = document.querySelector("dialog[open]") ?? document.body;
	const findWriters = () =>
		[...shown.querySelectorAll("*")].filter((element) => {
			// Text for screen readers only is one pixel wide.
			if (!element.checkVisibility() || element.clientWidth === 1) return false;
			const writes = [...element.childNodes].some(
				({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
			);
			return writes || element.matches("input, textarea");
		});
	// No theme changes what is visible or what cuts, so both are looked up once, and again when the
	// page has replaced something.
	let writers = findWriters();

	/** Returns what is under the middle of a text besides the boxes around it. */
	const othersUnder = (element: Element): Element[] => {
		const { left, top, width, height } = element.getBoundingClientRect();
		const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
		const under = stack.slice(stack.indexOf(element) + 1);
		return stack.includes(element) ? under.filter((one) => !one.contains(element)) : [];
	};
	// No theme moves anything.
	const others = new Map<Element, Element[]>();

	/** Returns the texts whose colours, size and grounds no text before has had. */
	const withNewLooks = () => {
		const known = new Map<Element | null, string>([[null, ""]]);
		const groundOf = (element: Element | null): string => {
			const before = known.get(element);
			if (before !== undefined || element === null) return before ?? "";
			const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
			const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
			const ground = `${groundOf(element.parentElement)}|${own}`;
			known.set(element, ground);
			return ground;
		};
		if (!writers.every(({ isConnected }) => isConnected)) writers = findWriters();
		return writers.filter((element) => {
			const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
			if (!others.has(element)) others.set(element, othersUnder(element));
			const grounds = [element, ...(others.get(element) ?? [])].map(groundOf);
			const look = [root.dataset.theme, color, fontSize, fontWeight, textShadow, ...grounds];
			if (looks.has(look.join())) return false;
			looks.add(look.join());
			newLooks.push(look.join());
			return true;
		});
	};

	const unreadable = async () => {
		const include = withNewLooks();
		if (include.length === 0) return [];
		const { violations } = await page.axe.run(
			{ include },
			{ runOnly: ["color-contrast"], resultTypes: ["violations"] },
		);
		return violations.flatMap(({ nodes }) =>
			nodes.map(({ target, any }) => `${target.join(" ")} ${any[0]?.message ?? ""}`),
		);
	};

	/** Returns what cuts the texts in an element; null where a text may end early. */
	const frameOf = (element: Element): Element | null => {
		let frame: Element | null = element;
		while (frame && getComputedStyle(frame).overflowX === "visible") frame = frame.parentElement;
		if (!frame) return null;
		const { textOverflow, position, overflowX } = getComputedStyle(frame);
		// Absolute ones are for screen readers only.
		const early = textOverflow === "ellipsis" || position === "absolute" || overflowX === "auto";
		return early ? null : frame;
	};
	const findFramed = () => {
		const found: { text: Text; frame: Element }[] = [];
		const texts = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
		for (let node = texts.nextNode(); node; node = texts.nextNode()) {
			const frame = node.parentElement && frameOf(node.parentElement);
			if (frame) found.push({ text: node as Text, frame });
		}
		return found;
	};
	let framed = findFramed();

	const cutTexts = () => {
		if (!framed.every(({ text }) => text.isConnected)) framed = findFramed();
		const cut = new Set<string>();
		const range = document.createRange();
		for (const { text, frame } of framed) {
			range.selectNodeContents(text);
			const { width, left, right } = range.getBoundingClientRect();
			if (width === 0) continue;
			const edges = frame.getBoundingClientRect();
			if (right > Math.min(edges.right, innerWidth) + 1 || left < Math.max(edges.left, 0) - 1)
				cut.add(`“${text.data.trim().slice(0, 40)}” is cut`);
		}
		return cut;
	};

	const sideways = () =>
		[root, ...document.querySelectorAll("main, dialog[open]")]
			.filter((box) => box.scrollWidth > box.clientWidth)
			.map((box) => `${box.tagName} scrolls sideways`);

	// Axe cannot judge texts on pictures; a test of the themes compares these with the inks.
	root.style.setProperty("--texture", "none");
	root.style.setProperty("--sheet-fill", "var(--paper-2)");
	const faults: string[] = [];
	for (const theme of themes) {
		root.dataset.theme = theme;
		const found = [...(await unreadable()), ...cutTexts(), ...sideways()];
		faults.push(...found.map((fault) => `${theme}: ${fault}`));
	}
	for (const token of ["--texture", "--sheet-fill"]) root.style.removeProperty(token);
	root.dataset.theme = "classic";
	return faults;
}

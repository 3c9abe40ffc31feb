/**
 * Returns the texts of the page, also those outside of controls, that a box cuts or that something
 * covers. Runs in the page.
 */
export function hiddenTexts(): string[] {
	/** Pixels by which a tilted text may miss its place. */
	const SLACK = 3;
	/** Boxes of at most this size are for screen readers only. */
	const UNSEEN = 2;
	const scope = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;

	const parentsOf = (element: Element) => {
		const parents: Element[] = [];
		for (let at: Element | null = element; at; at = at.parentElement) parents.push(at);
		return parents;
	};
	const isSeen = (parents: readonly Element[]) =>
		parents[0]?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true &&
		!parents.some((at) => {
			const { width, height } = at.getBoundingClientRect();
			const { display } = getComputedStyle(at);
			return display !== "contents" && (width <= UNSEEN || height <= UNSEEN);
		});
	/** Returns whether a text ends in dots on purpose when it is too long. */
	const endsInDots = (at: Element) => {
		const { textOverflow, webkitLineClamp } = getComputedStyle(at);
		return textOverflow === "ellipsis" || webkitLineClamp !== "none";
	};

	const hides = (flow: string) => flow === "hidden" || flow === "clip";
	const scrolls = (flow: string) => flow === "auto" || flow === "scroll";
	const isBeyond = (from: number, to: number, start: number, size: number) =>
		from < start - SLACK || to > start + size + SLACK;
	/** Returns the boxes around a text that may cut it. */
	const framesOf = (parents: readonly Element[]) => {
		const fixed = parents.findIndex((at) => getComputedStyle(at).position === "fixed");
		const inside = fixed === -1 ? parents : parents.slice(0, fixed + 1);
		return inside.filter((at) => !/^(contents|inline)$/.test(getComputedStyle(at).display));
	};
	/** Returns the nearest box on one axis that hides what is larger, unless one in it scrolls. */
	const hiding = (frames: readonly Element[], axis: "overflowX" | "overflowY") => {
		const first = frames.find((at) => {
			const flow = getComputedStyle(at)[axis];
			return hides(flow) || scrolls(flow);
		});
		return first && hides(getComputedStyle(first)[axis]) ? first : undefined;
	};
	/** Returns whether a box around a text, such as the page, hides a part of it. */
	const isCut = (text: DOMRect, parents: readonly Element[]) => {
		if (parents.some(endsInDots)) return false;
		const frames = framesOf(parents);
		const [wide, high] = [hiding(frames, "overflowX"), hiding(frames, "overflowY")];
		const { left = 0 } = wide?.getBoundingClientRect() ?? {};
		const { top = 0 } = high?.getBoundingClientRect() ?? {};
		if (wide && isBeyond(text.left, text.right, left + wide.clientLeft, wide.clientWidth))
			return true;
		if (!high) return false;
		return isBeyond(text.top, text.bottom, top + high.clientTop, high.clientHeight);
	};
	/** Scrolls as a person can, which is not in boxes that hide what is larger. */
	const scrollTo = (parents: readonly Element[]) => {
		parents[0]?.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
		for (const at of parents) {
			const { overflowX, overflowY } = getComputedStyle(at);
			if (overflowX === "hidden") at.scrollLeft = 0;
			if (overflowY === "hidden") at.scrollTop = 0;
		}
	};
	const isOpaque = (element: Element) => {
		const { opacity, backgroundColor, backgroundImage } = getComputedStyle(element);
		if (opacity === "0") return false;
		return backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none";
	};
	/** Returns what is over the middle of a text. */
	const coverOf = (text: DOMRect, parent: Element) => {
		const [x, y] = [text.left + text.width / 2, text.top + text.height / 2];
		const stack = document.elementsFromPoint(x, y);
		// What takes no presses is not in it.
		const own = stack.indexOf(parent);
		const above = stack.slice(0, Math.max(0, own));
		return above.find((at) => !parent.contains(at) && !at.contains(parent) && isOpaque(at));
	};

	const faults = new Set<string>();
	const range = document.createRange();
	const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
	for (let node = texts.nextNode(); node; node = texts.nextNode()) {
		const [text, parent] = [node.textContent?.trim() ?? "", node.parentElement];
		if (text === "" || !parent || parent.matches("script, style, option, [inert] *")) continue;
		const parents = parentsOf(parent);
		if (!isSeen(parents)) continue;
		range.selectNodeContents(node);
		const [line] = range.getClientRects();
		if (!line || line.width === 0) continue;
		if (isCut(range.getBoundingClientRect(), parents)) faults.add(`“${text.slice(0, 40)}” is cut`);
		scrollTo(parents);
		const [shown = line] = range.getClientRects();
		const cover = coverOf(shown, parent);
		if (cover) faults.add(`“${text.slice(0, 40)}” is under ${cover.tagName} ${cover.className}`);
	}
	return [...faults];
}

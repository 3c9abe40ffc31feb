/**
 * Returns the controls of the page that are covered by something, cut, outside of the window or too
 * small to be pressed, each after it was scrolled to. Runs in the page.
 */
export function misplacedControls(): string[] {
	/** Pixels by which a tilted or rounded box may miss its place. */
	const SLACK = 3;
	const TARGET = 44;
	/** The least target of a link in a sentence, and the space that it needs without that. */
	const LINK = 24;
	/** Boxes of at most this size are for screen readers only. */
	const UNSEEN = 2;
	const ROLES = ["button", "link", "radio", "checkbox", "switch", "tab", "slider", "timer"];
	const CONTROLS = [
		...["a[href]", "button", "input", "select", "textarea", "summary"],
		...['[tabindex]:not([tabindex="-1"])', ...ROLES.map((role) => `[role=${role}]`)],
	].join();
	const scope = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;

	const isSeen = (element: Element) => {
		const { width, height } = element.getBoundingClientRect();
		const shown = element.checkVisibility({ visibilityProperty: true });
		return shown && width > UNSEEN && height > UNSEEN && !element.closest("[inert]");
	};
	/** Returns what is pressed for a control: the whole label of a box to tick. */
	const boxOf = (control: Element) =>
		(control.matches("[type=checkbox], [type=radio]") && control.closest("label")) || control;
	const boxes = [...new Set([...scope.querySelectorAll(CONTROLS)].map(boxOf))].filter(isSeen);

	const nameOf = (element: Element) => {
		const text = element.getAttribute("aria-label") ?? element.textContent.trim();
		const name = text || element.getAttribute("placeholder") || element.className;
		return `${element.tagName.toLowerCase()} “${String(name).slice(0, 40)}”`;
	};
	const parentsOf = (element: Element) => {
		const parents: Element[] = [];
		for (let at = element.parentElement; at; at = at.parentElement) parents.push(at);
		return parents;
	};
	/** Returns the inside of a box that cuts what is larger. */
	const insideOf = (element: Element) => {
		const { left, top } = element.getBoundingClientRect();
		const [x, y] = [left + element.clientLeft, top + element.clientTop];
		return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight };
	};

	/** Scrolls as a person can, which is not in boxes that hide what is larger. */
	const scrollTo = (box: Element) => {
		box.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
		for (const parent of parentsOf(box)) {
			const { overflowX, overflowY } = getComputedStyle(parent);
			if (overflowX === "hidden" && parent.scrollLeft !== 0) parent.scrollLeft = 0;
			if (overflowY === "hidden" && parent.scrollTop !== 0) parent.scrollTop = 0;
		}
	};

	/** Returns the part of a box that the boxes around it do not cut off. */
	const seenOf = (box: Element) => {
		const { left, top, right, bottom } = box.getBoundingClientRect();
		const seen = { left, top, right, bottom };
		const cutBy = (x: boolean, y: boolean, by: typeof seen) => {
			if (x) seen.left = Math.max(seen.left, by.left);
			if (x) seen.right = Math.min(seen.right, by.right);
			if (y) seen.top = Math.max(seen.top, by.top);
			if (y) seen.bottom = Math.min(seen.bottom, by.bottom);
		};
		cutBy(true, true, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
		for (let at: Element | null = box; at; at = at.parentElement) {
			const { overflowX, overflowY, position, display } = getComputedStyle(at);
			// Without a box there is nothing to cut with.
			const cutting = at !== box && display !== "contents" && display !== "inline";
			if (cutting) cutBy(overflowX !== "visible", overflowY !== "visible", insideOf(at));
			if (position === "fixed") break;
		}
		return seen;
	};
	const scrolls = (element: Element) => {
		const { overflowX, overflowY } = getComputedStyle(element);
		return [overflowX, overflowY].some((flow) => flow === "auto" || flow === "scroll");
	};
	const cutSides = (box: Element, seen: ReturnType<typeof seenOf>) => {
		const { left, top, right, bottom, height } = box.getBoundingClientRect();
		const scroller = parentsOf(box).find(scrolls);
		// A box that is higher than its frame is read by scrolling.
		const tall = scroller !== undefined && height > Math.min(innerHeight, scroller.clientHeight);
		return [
			seen.left - left > SLACK && "left",
			right - seen.right > SLACK && "right",
			!tall && seen.top - top > SLACK && "top",
			!tall && bottom - seen.bottom > SLACK && "bottom",
		].filter(Boolean);
	};

	/** Returns whether an element cuts a text in it; the box of a control must also have room for it. */
	const cuts = (at: Element, text: DOMRect, isBox: boolean) => {
		const { overflowX, overflowY, display } = getComputedStyle(at);
		// A line may be lower than its letters.
		const own = isBox && overflowX === "visible" && !display.startsWith("inline");
		const [x, y] = [own || overflowX !== "visible", overflowY !== "visible"];
		const frame = own ? at.getBoundingClientRect() : insideOf(at);
		const wide = text.left < frame.left - SLACK || text.right > frame.right + SLACK;
		const high = text.top < frame.top - SLACK || text.bottom > frame.bottom + SLACK;
		return (x && wide) || (y && high);
	};
	/** Returns the texts of a control that are cut by its box or by one in it. */
	const cutTexts = (box: Element) => {
		const found: string[] = [];
		const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
		const range = document.createRange();
		for (let node = texts.nextNode(); node; node = texts.nextNode()) {
			const text = node.textContent?.trim() ?? "";
			if (!node.parentElement || text === "" || !isSeen(node.parentElement)) continue;
			range.selectNodeContents(node);
			const rect = range.getBoundingClientRect();
			const around = [node.parentElement, ...parentsOf(node.parentElement)];
			const inBox = around.slice(0, around.indexOf(box) + 1);
			if (rect.width === 0 || inBox.some(scrolls)) continue;
			// A label that is beside its control on purpose.
			if (inBox.slice(0, -1).some((at) => getComputedStyle(at).position === "absolute")) continue;
			if (inBox.some((at) => cuts(at, rect, at === box)))
				found.push(`its text “${text.slice(0, 30)}” is cut`);
		}
		return found;
	};

	const hits = (box: Element, x: number, y: number) => {
		const hit = document.elementFromPoint(x, y);
		return hit !== null && box.contains(hit);
	};
	/** Returns whether two texts of one line meet at a point, which may belong to both of them. */
	const isAtSeam = (box: Element, x: number) =>
		getComputedStyle(box).display === "inline" &&
		[...box.getClientRects()].some(
			({ left, right }) => Math.abs(x - left) < SLACK || Math.abs(x - right) < SLACK,
		);
	const steps = (from: number, to: number) => {
		const count = Math.min(12, Math.max(1, Math.round((to - from) / 10)));
		return Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);
	};
	// What takes no presses covers nothing.
	const drawn = [...scope.querySelectorAll("*")].filter(
		(element) => element.checkVisibility() && getComputedStyle(element).pointerEvents !== "none",
	);
	/** Where everything was drawn when the page stood at `places`. */
	let placed: { element: Element; left: number; top: number; right: number; bottom: number }[];
	let places = "";
	/** Reads where everything is drawn, unless nothing has been scrolled since. */
	const place = () => {
		const now = drawn.map(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop).join();
		if (now === places) return;
		places = now;
		placed = drawn.map((element) => {
			const { left, top, right, bottom } = element.getBoundingClientRect();
			// With what it holds, which may be larger.
			const [wide, high] = [left + element.scrollWidth, top + element.scrollHeight];
			return { element, left, top, right: Math.max(right, wide), bottom: Math.max(bottom, high) };
		});
	};
	/** Returns points of a box that are close to each other, where others are drawn, and its corners. */
	const pointsOf = (box: Element, seen: ReturnType<typeof seenOf>) => {
		place();
		const [xs, ys] = [
			steps(seen.left + SLACK, seen.right - SLACK),
			steps(seen.top + SLACK, seen.bottom - SLACK),
		];
		const others = placed.filter(
			({ element, left, top, right, bottom }) =>
				right > seen.left &&
				left < seen.right &&
				bottom > seen.top &&
				top < seen.bottom &&
				!element.contains(box) &&
				!box.contains(element),
		);
		const ends = (all: number[], i: number) => i === 0 || i === all.length - 1;
		return xs.flatMap((x, i) =>
			ys
				.map((y) => ({ x, y }))
				.filter(
					({ y }, j) =>
						(ends(xs, i) && ends(ys, j)) ||
						others.some(
							({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
						),
				),
		);
	};
	/** Returns what is over a box. */
	const covers = (box: Element, seen: ReturnType<typeof seenOf>) => {
		const over = new Set<Element>();
		for (const { x, y } of pointsOf(box, seen)) {
			// The whole stack costs many times as much as its top.
			if (hits(box, x, y) || isAtSeam(box, x)) continue;
			const stack = document.elementsFromPoint(x, y);
			const own = stack.findIndex((element) => box.contains(element));
			for (const element of stack.slice(0, Math.max(0, own))) {
				const control = element.closest(CONTROLS);
				// A clock that is tilted with its note is read all the same.
				if (element.contains(box) || (control === null && box.matches("[role=timer]"))) continue;
				over.add(control ?? element);
			}
		}
		return [...over];
	};

	/** Returns the pixels around the middle of a box at which a press reaches it. */
	const targetOf = (box: Element) => {
		const { left, top, width, height } = box.getBoundingClientRect();
		const [x, y] = [left + width / 2, top + height / 2];
		const along = (size: number, dx: number, dy: number) => {
			if (size >= TARGET) return size;
			/** Returns how far a press reaches from the edge, since what is over the box is another fault. */
			const reach = (way: number) => {
				let far = Math.max(0, Math.floor(size / 2) - 1);
				while (far < TARGET && hits(box, x + way * dx * (far + 1), y + way * dy * (far + 1))) far++;
				return far;
			};
			return Math.max(size, reach(-1) + reach(1) + 1);
		};
		return { width: along(width, 1, 0), height: along(height, 0, 1) };
	};
	/** Returns whether a circle around the middle of a small link touches no other control. */
	const hasSpace = (box: Element) => {
		const { left, top, width, height } = box.getBoundingClientRect();
		const [x, y] = [left + width / 2, top + height / 2];
		return boxes.every((other) => {
			if (other === box || other.contains(box) || box.contains(other)) return true;
			const { left: l, top: t, right: r, bottom: b } = other.getBoundingClientRect();
			const away = Math.hypot(x - Math.min(Math.max(x, l), r), y - Math.min(Math.max(y, t), b));
			return away >= LINK / 2;
		});
	};
	/** Returns the size of a target that is too small; null for one that is large enough. */
	const smallSize = (box: Element) => {
		if (box.matches("[role=timer], [tabindex]:not(button, a, input, [role])")) return null;
		// A link in a sentence has no more height than its line.
		const isInline = getComputedStyle(box).display === "inline";
		if (isInline && hasSpace(box)) return null;
		const { width, height } = targetOf(box);
		if (isInline && height >= LINK) return null;
		if (Math.min(width, height) >= TARGET - 1) return null;
		return `${Math.round(width)}x${Math.round(height)}`;
	};

	const faults: string[] = [];
	for (const box of boxes) {
		scrollTo(box);
		const seen = seenOf(box);
		const cut = cutSides(box, seen);
		const found = [
			...(cut.length > 0 ? [`is cut at ${cut.join(" and ")}`] : []),
			...cutTexts(box),
			...covers(box, seen).map((other) => `is under ${nameOf(other)}`),
		];
		const small = smallSize(box);
		if (small !== null) found.push(`is too small (${small})`);
		faults.push(...found.map((fault) => `${nameOf(box)} ${fault}`));
	}
	return faults;
}

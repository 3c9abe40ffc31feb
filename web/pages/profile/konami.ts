import { useEffect, useRef } from "react";

const CODE = [
	...["ArrowUp", "ArrowUp", "ArrowDown", "ArrowDown"],
	...["ArrowLeft", "ArrowRight", "ArrowLeft", "ArrowRight"],
	...["b", "a"],
];
const ARROWS = CODE.length - 2;

const norm = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

/** Returns how many keys of the code are typed after one more key. */
export function typedAfter(typed: number, key: string): number {
	const keys = [...CODE.slice(0, typed), norm(key)];
	// The latest keys may be the start of a new try, such as after a third arrow up.
	for (let count = Math.min(keys.length, CODE.length); count > 0; count--)
		if (CODE.slice(0, count).every((part, i) => part === keys[keys.length - count + i]))
			return count;
	return 0;
}

/** Calls `found` when a player types the code on the keyboard of a desktop. */
export function useKonami(found: () => void): void {
	const call = useRef(found);
	useEffect(() => {
		call.current = found;
	});
	useEffect(() => {
		if (!matchMedia("(hover: hover) and (pointer: fine)").matches) return;
		let typed = 0;
		const take = (event: KeyboardEvent) => {
			if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
			typed = typedAfter(typed, event.key);
			// Keeps the letters of the code out of the name.
			if (typed > ARROWS) event.preventDefault();
			if (typed < CODE.length) return;
			typed = 0;
			call.current();
		};
		addEventListener("keydown", take);
		return () => removeEventListener("keydown", take);
	}, []);
}

import { useEffect, useRef, useState } from "react";
import type { Settings } from "#game/settings.ts";
import { tableWords } from "#words/game/table.ts";
import { changedChips } from "./chips.ts";

/** Milliseconds for which a changed rule is marked. */
const MARKED_FOR = 3000;

const NOTHING = { keys: [] as readonly string[], text: "" };

/** Returns the keys of the chips that have just changed, and the sentence that announces it. */
export function useChanged(settings: Settings, people: number): typeof NOTHING {
	const [changed, setChanged] = useState(NOTHING);
	const before = useRef(settings);
	const values = JSON.stringify(settings);

	// biome-ignore lint/correctness/useExhaustiveDependencies: the values, not the object that holds them
	useEffect(() => {
		const old = before.current;
		before.current = settings;
		if (JSON.stringify(old) === values) return;
		const chips = changedChips(old, settings, people);
		const texts = chips.length > 0 ? chips.map(({ text }) => text) : [tableWords.lobby.otherRules];
		setChanged({
			keys: chips.length > 0 ? chips.map(({ key }) => key) : ["menu"],
			text: tableWords.lobby.changed(texts),
		});
	}, [values]);
	useEffect(() => {
		if (changed.keys.length === 0) return;
		const timer = setTimeout(() => setChanged(({ text }) => ({ keys: [], text })), MARKED_FOR);
		return () => clearTimeout(timer);
	}, [changed]);
	return changed;
}

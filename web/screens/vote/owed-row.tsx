import { useEffect } from "react";
import type { WireStory } from "#game/wire/state.ts";
import type { ScreenProps } from "../screen.ts";
import { useReading } from "../story/reactions.ts";
import { StickerRow } from "./sticker-row.tsx";

interface Props extends ScreenProps {
	story: WireStory;
	onStick: () => void;
}

/** Shows the stickers for a story that needs one before the reader may vote. */
export function OwedRow({ game, player, story, onStick }: Props) {
	const { given, toggle, save } = useReading(game, player, story, { live: true });
	// Stickers that were only a draft until now count from here on.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once
	useEffect(() => void save(), []);
	const stick = (part: number, emoji: number) => {
		onStick();
		toggle(part, emoji);
	};
	return (
		<StickerRow game={game} player={player} story={story} reading={{ given, toggle: stick }} />
	);
}

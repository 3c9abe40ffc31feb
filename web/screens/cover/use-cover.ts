import { useEffect, useRef, useState } from "react";
import type { WireStory } from "#game/wire/state.ts";
import { coverOf } from "../../doodle/fit-cover.ts";
import { keepCover, keptCover } from "../../doodle/keep-drawing.ts";
import { useEnded } from "../../room/reached.ts";
import { useSending } from "../../room/sending.ts";
import type { ScreenProps } from "../screen.ts";

/**
 * Returns the cover that the captain draws, which this device keeps, and what hands it in. It is
 * also handed in when the time is over.
 */
export function useCover({ game, player, story }: ScreenProps & { story: WireStory }) {
	const [drawing, setDrawing] = useState(() => keptCover(story.id));
	const { sending, send } = useSending();
	const end = player.cover?.ends ?? game.countdown.limit;
	const { strokes } = drawing;
	useEffect(() => keepCover(story.id, { strokes }), [story.id, strokes]);
	const hang = async (cover: string | null) => {
		if (await send("cover/draw", { story: story.id, cover })) keepCover(story.id, { strokes: [] });
	};
	const finish = () => hang(coverOf(strokes));
	const latest = useRef(finish);
	latest.current = finish;
	const ended = useEnded(end);
	useEffect(() => {
		if (ended) void latest.current();
	}, [ended]);
	return {
		drawing,
		setDrawing,
		empty: strokes.length === 0,
		/** Epoch ms at which the drawing ends; null without a clock. */
		end,
		/** The drawing has its own clock. */
		timed: player.cover?.ends !== undefined,
		sending,
		finish,
		/** Goes on without a cover. */
		skip: () => hang(null),
	};
}

import { useState } from "react";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { awardName } from "../../game/awards.ts";
import { titleOf } from "../../game/stories.ts";
import { useBallot } from "./use-ballot.ts";

/** Returns the voter's ballot with the award that they hold, and the actions on it. */
export function useVoting(game: Game, player: OwnPlayer) {
	const { awards, ballot, give, handIn, handingIn } = useBallot(game, player);
	const missing = awards.filter(({ id }) => ballot[id] === undefined);
	const [picked, pick] = useState(() => (missing[0] ?? awards[0])?.id);
	const [alert, setAlert] = useState(false);
	const [stuck, setStuck] = useState("");

	const titleAt = (story: number) => game.stories[story] && titleOf(game.stories[story]);
	const stick = (to: number, story: number) => {
		const name = awardName(awards.find(({ id }) => id === to)?.meta.name ?? "");
		pick(to);
		give(to, story);
		setStuck(readingWords.vote.stuck(name, titleAt(story) ?? ""));
	};
	const close = () => {
		setAlert(false);
		if (missing[0]) pick(missing[0].id);
	};
	return {
		awards,
		ballot,
		/** The awards that no story has. */
		missing,
		/** The award that the next story gets. */
		award: awards.find(({ id }) => id === picked),
		pick,
		/** Gives an award to a story. */
		stick,
		/** The announcement of the last award that was given. */
		stuck,
		/** Returns the title of the story that has an award, or null. */
		holder: (award: number) => titleAt(ballot[award] ?? -1) ?? null,
		/** Submits the ballot, or shows which awards are missing. */
		submit: missing.length > 0 ? () => setAlert(true) : () => handIn(),
		handingIn,
		/** Whether the dialog about missing awards is open. */
		alert,
		close,
	};
}

export type VotingState = ReturnType<typeof useVoting>;

import { useEffect, useRef, useState } from "react";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { tabStorage } from "../../device/storage.ts";
import { mayVoteFor } from "../../game/read-state.ts";
import { awardsOf, storiesOf } from "../../game/stories.ts";
import { useEnded } from "../../room/reached.ts";
import { send } from "../../room/sending.ts";
import { type Ballot, readBallot, votesToSend } from "./ballot.ts";

/** Milliseconds after the last change until votes are sent, because arrow keys pass by stories. */
const GATHER_TIME = 400;
/**
 * Milliseconds before the end of the voting at which a complete ballot is submitted automatically.
 */
const LAST_CALL = 3000;

/** Returns a key of the running game, because a room can play several games. */
const keyOf = (game: Game): string => `ballot.${storiesOf(game)[0]?.id}`;

const storedVotes = (player: OwnPlayer): Ballot =>
	Object.fromEntries(Object.values(player.votes).map(({ award, story_id }) => [award, story_id]));

/** Returns whether this tab has opened the ballot of the running game. */
export const hasBallot = (game: Game): boolean => tabStorage.getItem(keyOf(game)) !== null;

function startingBallot(game: Game, player: OwnPlayer): Ballot {
	const kept = Object.entries(readBallot(tabStorage.getItem(keyOf(game)))).filter(([award, id]) => {
		const story = game.stories[id];
		return game.awards[award] && story && mayVoteFor(game, player, story);
	});
	return { ...storedVotes(player), ...Object.fromEntries(kept) };
}

/**
 * Returns the voter's ballot, a function that gives an award to a story, and one that submits the
 * ballot. Votes are stored as they are given, all but the last one.
 */
export function useBallot(game: Game, player: OwnPlayer) {
	const [ballot, setBallot] = useState(() => startingBallot(game, player));
	const onTheirWay = useRef<Ballot>({});
	const awards = awardsOf(game).map(({ id }) => id);

	const sendVotes = async (handedIn: boolean) => {
		const sent = { ...storedVotes(player), ...onTheirWay.current };
		const votes = votesToSend({ ballot, sent, awards, handedIn }).map(async ({ award, story }) => {
			onTheirWay.current = { ...onTheirWay.current, [award]: story };
			if (await send("story/vote", { vote: { id: award, story_id: story } })) return;
			const { [award]: refused, ...others } = onTheirWay.current;
			if (refused === story) onTheirWay.current = others;
		});
		await Promise.all(votes);
	};
	const latest = useRef(sendVotes);
	latest.current = sendVotes;

	const key = keyOf(game);
	useEffect(() => {
		tabStorage.setItem(key, JSON.stringify(ballot));
		const timer = setTimeout(() => latest.current(false), GATHER_TIME);
		return () => clearTimeout(timer);
	}, [key, ballot]);
	useEffect(() => () => void latest.current(false), []);

	const [handingIn, setHandingIn] = useState(false);
	const handIn = async () => {
		setHandingIn(true);
		await sendVotes(true);
		setHandingIn(false);
	};

	const isComplete = awards.every((award) => ballot[award] !== undefined);
	const { limit } = game.countdown;
	const lastCall = useEnded(isComplete && limit !== null ? limit - LAST_CALL : null);
	useEffect(() => {
		if (lastCall) void latest.current(true);
	}, [lastCall]);

	return {
		ballot,
		/** The awards in the order of their ids. */
		awards: awardsOf(game),
		give: (award: number, story: number) => setBallot((before) => ({ ...before, [award]: story })),
		handIn,
		handingIn,
	};
}

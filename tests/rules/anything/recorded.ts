import * as v from "valibot";
import type { Bodies, PlayerActionName } from "#game/actions.ts";
import type { Room } from "#game/room.ts";
import { activePlayers, charactersOf, seatedPlayers } from "#game/selectors.ts";
import { coherentSettings } from "#game/settings/sent-settings.ts";
import { GAME_MODES } from "#game/settings.ts";
import { WIRE_BODIES, type WireActionName, type WireBody } from "#game/wire/bodies.ts";
import { pick } from "../../players/what-may-be-sent.ts";
import { range } from "../../support/table.ts";
import type { RandomStep } from "./random-actions.ts";

export type SentAction = Exclude<WireActionName, "game/vip">;

/** An action of a player as the engine records it. */
export interface RecordedAction {
	type: PlayerActionName;
	/** The body of the type, which the compiler cannot tell. */
	body: never;
}

interface Sender {
	room: Room;
	id: number;
	step: RandomStep;
}

/** Returns the players who get the crown, in some order; without those who are asked, or with them. */
export const connected = (room: Room, n: number): number[] =>
	(n % 2 === 0 ? activePlayers(room) : seatedPlayers(room)).map(({ id }) => id).reverse();

/** Names are numbers, and equal ones have the same; now and then the sender's earlier ones are changed. */
function named(
	{ characters }: WireBody<"game/character">,
	{ room, id, step: { what, which } }: Sender,
) {
	const before = charactersOf(room, ({ owner, locked }) => owner === id && !locked);
	return characters.map(({ name, meta }, i) => ({
		name: what + characters.findIndex((other) => other.name === name),
		mature: meta?.mature ?? false,
		...(which % 2 === 0 && before[i] && { id: before[i].id }),
	}));
}

const empty = () => ({});
const same = <Body>(body: Body) => body;

/** What the gateway makes of each message: the texts are numbers, and it adds what a room does not know. */
const RECORDED: {
	[A in SentAction]: (
		body: WireBody<A>,
		sender: Sender,
	) => Bodies[A extends "submission/censor2" ? "submission/censor" : A & PlayerActionName];
} = {
	"game/start": empty,
	"game/again": empty,
	"game/awake": empty,
	"game/ready": empty,
	"game/ackMinor": empty,
	"game/settings": (_body, { room, step: { what, which } }) => ({
		settings: coherentSettings(
			{
				...room.settings,
				game_mode: pick(GAME_MODES, what) ?? "default",
				max_players: 2 + (which % 5),
				num_switches: 1 + (what % 3),
				write_duration: which % 2 === 0 ? 0 : 10,
				hide_authors: what % 4 === 0,
				maturity: which % 4 === 0 ? "MATURE" : "ALL_AGES",
			},
			{ mature: true, premium: true },
		),
		prompts: which % 3 === 0 ? range(20) : null,
	}),
	"game/exit": (_body, { room, step: { which } }) => ({
		heirs: [which % 9, ...connected(room, which)],
	}),
	"game/character": (body, sender) => ({ characters: named(body, sender) }),
	"game/otpCharacter": (body, sender) => ({
		characters: named(body, sender),
		mature: body.story.settings.mature,
	}),
	"story/create": ({ story: { id, characters, settings } }) => ({
		story: id,
		characters,
		mature: settings.mature,
	}),
	"story/submit": ({ submission, done_submission = null, flagged_submissions = null }) => ({
		submission: submission.id,
		done: done_submission,
		flagged: flagged_submissions,
	}),
	"prompt/swap": same,
	"story/title": ({ story, flagged_submissions = null }, { step: { what } }) => ({
		story: story.id,
		title: what,
		flagged: flagged_submissions,
	}),
	"cover/begin": same,
	"cover/draw": ({ story, cover }, { step: { which } }) => ({
		story,
		cover: cover === null ? null : `cover ${which}`,
	}),
	"story/react": ({ reaction: { id, story_id, meta }, flagged_submissions = null }) => ({
		reaction: id,
		story: story_id,
		parts: meta.submission_reactions,
		flagged: flagged_submissions,
	}),
	"story/vote": ({ vote: { id, story_id } }) => ({ award: id, story: story_id }),
	"line/mark": same,
	"story/guess": same,
	"guess/done": empty,
	"reveal/skip": (_body, { room, step: { which } }) => ({
		connected: connected(room, which).slice(which % 3),
	}),
	"submission/censor": ({ vip_action }) => ({ submissions: vip_action.censor_submission }),
	"submission/censor2": ({ vip_action }) => ({ submissions: vip_action.censor_submission }),
};

/** Returns a message as the gateway records it. Throws when its body has not the form of the wire. */
export function recorded(
	room: Room,
	id: number,
	action: SentAction,
	body: object,
	step: RandomStep,
): RecordedAction {
	const sent = v.parse(WIRE_BODIES[action], body);
	// The action's name selects the schema and the row, which the compiler cannot follow.
	const made = (RECORDED[action] as (sent: unknown, sender: Sender) => object)(sent, {
		room,
		id,
		step,
	});
	const type = action === "submission/censor2" ? "submission/censor" : action;
	return { type, body: made as never };
}

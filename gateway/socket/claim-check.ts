import type { Bodies, PlayerActionName } from "#game/actions.ts";
import { blockedWord } from "#game/names/block-list.ts";
import type { NamedCharacter } from "#game/names/entries.ts";
import type { Room } from "#game/room.ts";
import type { WireActionName, WireBody } from "#game/wire/bodies.ts";
import { takenDownAmong } from "../../db/admin/story-reports.ts";
import type { Db } from "../../db/connection.ts";
import { saveCover } from "../../db/covers.ts";
import { otherSeatsOf } from "../../db/seats.ts";
import { internTexts } from "../../db/texts.ts";
import { type ErrorAnswer, refuse } from "../refusals.ts";
import { newSettings } from "./new-settings.ts";

/** An action as sent by a client, with a checked body. */
export type ClientAction = {
	[A in WireActionName]: { action: A; body: WireBody<A> };
}[WireActionName];

/** The text of a `story/submit` is saved as a draft instead (submit-part.ts). */
export type ActionWithTexts = Exclude<ClientAction, { action: "story/submit" }>;

/** An action with the ids of its texts, which are in the database. */
type StoredAction = { [A in PlayerActionName]: { type: A; body: Bodies[A] } }[PlayerActionName];

type Refused = { refuse: ErrorAnswer };

/**
 * Stores the texts of an action and returns the action as the engine records it (claim check).
 * `connected` returns the connected players, who may get the crown.
 */
export async function storeTexts(
	db: Db,
	room: Room,
	player: number,
	sent: ActionWithTexts,
	connected: () => number[],
): Promise<StoredAction | Refused> {
	const { id: game } = room;
	switch (sent.action) {
		case "game/start":
		case "game/again":
		case "game/ready":
		case "game/ackMinor":
		case "game/awake":
			return { type: sent.action, body: {} };
		case "game/settings": {
			const body = await newSettings(db, room, sent.body);
			return "refuse" in body ? body : { type: sent.action, body };
		}
		case "game/exit":
			return { type: sent.action, body: { heirs: connected() } };
		case "game/character": {
			const names = await storeNames(db, game, sent.body.characters);
			return "refuse" in names ? names : { type: sent.action, body: names };
		}
		case "game/otpCharacter": {
			const names = await storeNames(db, game, sent.body.characters);
			return "refuse" in names
				? names
				: { type: sent.action, body: { ...names, mature: sent.body.story.settings.mature } };
		}
		case "story/create": {
			const { id, characters, settings } = sent.body.story;
			return { type: sent.action, body: { story: id, characters, mature: settings.mature } };
		}
		case "story/title": {
			const { story, flagged_submissions: flagged = null } = sent.body;
			const [title = 0] = await internTexts(db, game, [story.meta.title]);
			return { type: sent.action, body: { story: story.id, title, flagged } };
		}
		case "cover/begin":
			return { type: sent.action, body: sent.body };
		case "cover/draw": {
			const { story, cover: drawing } = sent.body;
			// Only the captain's drawing is stored. The room refuses that of another player.
			if (room.stories[story]?.captain !== player) return { refuse: refuse("notYourStory") };
			if (drawing === null) return { type: sent.action, body: { story, cover: null } };
			const cover = await saveCover(db, game, story, drawing);
			if (cover === null) return { refuse: refuse("tooManyActions") };
			return { type: sent.action, body: { story, cover } };
		}
		case "story/react": {
			const { reaction, flagged_submissions: flagged = null } = sent.body;
			const { id, story_id, meta } = reaction;
			return {
				type: sent.action,
				body: { reaction: id, story: story_id, parts: meta.submission_reactions, flagged },
			};
		}
		case "story/vote":
			return {
				type: sent.action,
				body: { award: sent.body.vote.id, story: sent.body.vote.story_id },
			};
		case "line/mark":
			return { type: sent.action, body: sent.body };
		case "story/guess":
			return { type: sent.action, body: sent.body };
		case "prompt/swap":
			return { type: sent.action, body: sent.body };
		case "reveal/skip":
			return { type: sent.action, body: { connected: connected() } };
		case "game/vip": {
			const order = sent.body.vip_action;
			if ("sequel" in order)
				return {
					type: sent.action,
					body: {
						...order,
						taken: await takenDownAmong(db, Object.keys(room.stories).map(Number)),
					},
				};
			if (!("kick_player" in order)) return { type: sent.action, body: order };
			const also = await otherSeatsOf(db, order.kick_player);
			return { type: sent.action, body: { ...order, also } };
		}
		case "submission/censor":
		case "submission/censor2":
			return {
				type: "submission/censor",
				body: { submissions: sent.body.vip_action.censor_submission },
			};
	}
}

async function storeNames(
	db: Db,
	game: number,
	characters: WireBody<"game/character">["characters"],
): Promise<{ characters: NamedCharacter[] } | Refused> {
	const blocked = characters.find(({ name }) => blockedWord(name));
	if (blocked) return { refuse: refuse("blockedWord", blocked.name) };
	const names = await internTexts(
		db,
		game,
		characters.map(({ name }) => name),
	);
	return {
		characters: characters.map(({ id, meta }, i) => ({
			id,
			name: names[i] ?? 0,
			mature: meta?.mature ?? false,
		})),
	};
}

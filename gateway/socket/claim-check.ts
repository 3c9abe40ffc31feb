import { blockedWord } from "#game/names/block-list.ts";
import type { NamedCharacter } from "#game/names/entries.ts";
import type { Room } from "#game/room.ts";
import type { HostOrder, WireActionName, WireBody } from "#game/wire/bodies.ts";
import { takenDownAmong } from "../../db/admin/story-reports.ts";
import type { Db } from "../../db/connection.ts";
import { saveCover } from "../../db/covers.ts";
import { countTexts, internTexts } from "../../db/texts.ts";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { refuse } from "../refusals.ts";
import type { Claim, Refused, StoredAction } from "./claim.ts";
import { claimKick, type Kick } from "./claim-kick.ts";
import { newSettings } from "./new-settings.ts";

/** An action as sent by a client, with a checked body. */
export type ClientAction = {
	[A in WireActionName]: { action: A; body: WireBody<A> };
}[WireActionName];

/** The text of a `story/submit` is saved as a draft instead (submit-part.ts). */
export type ActionWithTexts = Exclude<ClientAction, { action: "story/submit" }>;

/**
 * Returns an action with placeholders for its texts, and how to store them. `connected` returns the
 * connected players, who may get the crown.
 */
export async function claimTexts(
	db: Db,
	room: Room,
	player: number,
	sent: ActionWithTexts,
	connected: () => number[],
): Promise<Claim | Refused> {
	switch (sent.action) {
		case "game/character":
			return claimNames(db, room, sent.body.characters, (characters) => ({
				type: sent.action,
				body: { characters },
			}));
		case "game/otpCharacter":
			return claimNames(db, room, sent.body.characters, (characters) => ({
				type: sent.action,
				body: { characters, mature: sent.body.story.settings.mature },
			}));
		case "story/title": {
			const { story, flagged_submissions: flagged = null } = sent.body;
			return claim(db, room, [story.meta.title], ([title = 0]) => ({
				type: sent.action,
				body: { story: story.id, title, flagged },
			}));
		}
		case "cover/draw": {
			const { story, cover: drawing } = sent.body;
			const drawn = (cover: string | null): StoredAction => ({
				type: sent.action,
				body: { story, cover },
			});
			if (drawing === null) return { action: drawn(null) };
			// A long queue hides the refusal, and only the captain's drawings may fill the story's places.
			if (room.stories[story]?.captain !== player) return { refuse: refuse("notYourStory") };
			return {
				action: drawn(""),
				store: async () => {
					const cover = await saveCover(db, room.id, story, drawing);
					return cover === null ? { refuse: refuse("tooManyActions") } : drawn(cover);
				},
			};
		}
		case "game/vip": {
			const order = sent.body.vip_action;
			if ("kick_player" in order) return claimKick(db, room, player, order);
			return { action: { type: sent.action, body: await withTakenDown(db, room, order) } };
		}
		default: {
			const action = await withoutTexts(db, room, sent, connected);
			return "refuse" in action ? action : { action };
		}
	}
}

type ActionWithoutTexts = Exclude<
	ActionWithTexts,
	{ action: "game/character" | "game/otpCharacter" | "story/title" | "cover/draw" | "game/vip" }
>;

async function withoutTexts(
	db: Db,
	room: Room,
	sent: ActionWithoutTexts,
	connected: () => number[],
): Promise<StoredAction | Refused> {
	switch (sent.action) {
		case "game/start":
		case "game/again":
		case "game/ready":
		case "game/ackMinor":
		case "game/awake":
		case "guess/done":
			return { type: sent.action, body: {} };
		case "game/settings": {
			const body = await newSettings(db, room, sent.body);
			return "refuse" in body ? body : { type: sent.action, body };
		}
		case "game/exit":
			return { type: sent.action, body: { heirs: connected() } };
		case "story/create": {
			const { id, characters, settings } = sent.body.story;
			return { type: sent.action, body: { story: id, characters, mature: settings.mature } };
		}
		case "cover/begin":
			return { type: sent.action, body: sent.body };
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
		case "submission/censor":
		case "submission/censor2":
			return {
				type: "submission/censor",
				body: { submissions: sent.body.vip_action.censor_submission },
			};
	}
}

/** Adds the stories that were taken down to a sequel, which cannot continue them. */
async function withTakenDown(db: Db, room: Room, order: Exclude<HostOrder, Kick>) {
	if (!("sequel" in order)) return order;
	return { ...order, taken: await takenDownAmong(db, Object.keys(room.stories).map(Number)) };
}

/** Claims short texts of a room. The room has a limit, because its players may replace them often. */
function claim(
	db: Db,
	{ id: game, settings }: Room,
	texts: string[],
	actionWith: (ids: number[]) => StoredAction,
): Claim {
	const most = settings.max_players * WIRE_LIMITS.textsPerPlayer;
	return {
		action: actionWith(texts.map((text) => texts.indexOf(text))),
		store: async () => {
			if ((await countTexts(db, game)) + texts.length > most)
				return { refuse: refuse("tooManyActions") };
			return actionWith(await internTexts(db, game, texts));
		},
	};
}

function claimNames(
	db: Db,
	room: Room,
	characters: WireBody<"game/character">["characters"],
	actionWith: (characters: NamedCharacter[]) => StoredAction,
): Claim | Refused {
	const blocked = characters.find(({ name }) => blockedWord(name));
	if (blocked) return { refuse: refuse("blockedWord", blocked.name) };
	const names = characters.map(({ name }) => name);
	return claim(db, room, names, (ids) =>
		actionWith(
			characters.map(({ id, meta }, i) => ({
				id,
				name: ids[i] ?? 0,
				mature: meta?.mature ?? false,
			})),
		),
	);
}

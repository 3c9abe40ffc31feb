import * as v from "valibot";
import type { Action } from "#game/actions.ts";
import { LIMITS } from "#game/limits.ts";
import { countWords } from "#game/lines/words-count.ts";
import { reduce } from "#game/reduce.ts";
import type { Effect, Room, Turn } from "#game/room.ts";
import { activePlayers } from "#game/selectors.ts";
import { gameView, playerView } from "#game/view/view.ts";
import { WIRE_BODIES, type WireActionName, type WireBody } from "#game/wire/bodies.ts";
import { type Activities, createActivities } from "../../../activities/index.ts";
import type { Db } from "../../../db/connection.ts";
import { draftWriter } from "../../../db/drafts/part-drafts.ts";
import { finishedReader } from "../../../gateway/room/rest-views/finished-view.ts";
import type { StoredAction } from "../../../gateway/socket/claim.ts";
import { type ClientAction, claimTexts } from "../../../gateway/socket/claim-check.ts";
import { NOBODY } from "../../support/table.ts";
import type { Seated } from "../wire/turn.ts";

/** How the rooms of a server differ from those of others. */
export interface Rules {
	/** The limits that differ from #game/limits.ts. */
	limits: Record<string, number>;
	random: Turn["random"];
}

/**
 * A room that is played without an engine. Its texts and rows are written by the code of the server;
 * nobody gets news of it.
 */
export class MemoryRoom {
	room: Room;
	private readonly db: Db;
	private readonly rules: Rules;
	private readonly activities: Activities;

	constructor(room: Room, db: Db, rules: Rules) {
		this.room = room;
		this.db = db;
		this.rules = rules;
		this.activities = createActivities(db, finishedReader(db));
	}

	/** Returns the holder of a seat, whose views have no texts. */
	seated(id: number): Seated {
		const memory = this;
		return {
			seat: { id },
			get game() {
				return gameView(memory.room, NOBODY);
			},
			get player() {
				const seat = memory.room.seats[id];
				if (!seat) throw new Error(`The room has no seat ${id}`);
				return playerView(memory.room, seat, NOBODY);
			},
			act: (action, body = {}) => this.act(id, action, body),
		};
	}

	/** Lets the time until the deadline pass, by moving the room into the past. */
	async passTime(): Promise<void> {
		const { deadline, status } = this.room;
		if (deadline === null) throw new Error(`Nobody and no clock moves on from status ${status}`);
		this.room = earlier(this.room, Math.max(0, deadline - Date.now()));
		await this.apply({ type: "clock" });
	}

	private async act(player: number, name: WireActionName, body: object): Promise<string | null> {
		// The action's name selects the schema, which the compiler cannot follow.
		const sent = { action: name, body: v.parse(WIRE_BODIES[name], body) } as ClientAction;
		const stored =
			sent.action === "story/submit"
				? await this.savePart(sent.body)
				: await this.saveTexts(player, sent);
		if (typeof stored === "string") return stored;
		// No other action of the room has this id.
		const id = `memory-${this.room.version}`;
		return this.apply({ ...stored, player, id } as Action);
	}

	/** Saves a text as gateway/socket/submit-part.ts does. */
	private async savePart(message: WireBody<"story/submit">): Promise<StoredAction | string> {
		const {
			submission,
			done_submission: done = null,
			flagged_submissions: flagged = null,
		} = message;
		const { id, content } = submission;
		const draft = { submissionId: id, gameId: this.room.id, content, words: countWords(content) };
		// No newer than the player's connection, so that the player can still change the text.
		const saved = await this.db("parts").where({ submission_id: id }).first("connection");
		const connection = saved?.connection ?? 0;
		const outcome = await draftWriter(this.db).save({ ...draft, connection }, true);
		if (outcome === "closed") return `part ${id} is closed`;
		const { shown_prompts: shown = 0 } = message;
		return { type: "story/submit", body: { submission: id, done, flagged, shown } };
	}

	private async saveTexts(
		player: number,
		sent: Exclude<ClientAction, { action: "story/submit" }>,
	): Promise<StoredAction | string> {
		const present = () => activePlayers(this.room).map(({ id }) => id);
		const claim = await claimTexts(this.db, this.room, player, sent, present);
		if ("refuse" in claim) return claim.refuse.text;
		const stored = (await claim.store?.()) ?? claim.action;
		return "refuse" in stored ? stored.refuse.text : stored;
	}

	/** Carries out an action and its effects; returns the refusal, or null. */
	private async apply(action: Action): Promise<string | null> {
		const outcome = this.reduced(action);
		if ("refuse" in outcome) return outcome.refuse.text;
		this.room = outcome.room;
		for (const effect of outcome.effects) {
			const next = await this.carryOut(effect);
			if (next) await this.apply(next);
		}
		return null;
	}

	/** Returns the outcome by the limits of the server's rooms, which their bundle has. */
	private reduced(action: Action): ReturnType<typeof reduce> {
		const limits: Record<string, unknown> = LIMITS;
		const kept = { ...limits };
		Object.assign(limits, this.rules.limits);
		try {
			return reduce(this.room, action, { now: Date.now(), random: this.rules.random });
		} finally {
			Object.assign(limits, kept);
		}
	}

	/** Carries out an effect and returns its outcome, as workflows/effects.ts does. */
	private async carryOut(effect: Effect): Promise<Action | null> {
		const { activities } = this;
		switch (effect.name) {
			case "closeParts": {
				const words = await activities.closeParts(effect.game, effect.submissions);
				return { type: "closeParts/done", words };
			}
			case "closeEntries": {
				const { game, stage, players } = effect;
				const entries = await activities.closeEntries(game, stage, players);
				return { type: "closeEntries/done", entries };
			}
			case "countStories": {
				const { game, players, pace, evening } = effect;
				await activities.countStories(game, players, undefined, pace, evening);
				return { type: "countStories/done" };
			}
			case "tellNews":
				return null;
			case "keepGame":
			case "removeCovers":
			case "removeContent":
				throw new Error(`No player in memory causes the effect ${effect.name}`);
		}
	}
}

/** Above each id and below each time of a room. */
const LEAST_TIME = 1_000_000_000_000;

/** Returns the room as if everything in it had happened `ms` earlier, by the same calendar. */
function earlier(room: Room, ms: number): Room {
	const moved: Room = JSON.parse(JSON.stringify(room), (_key, value) =>
		typeof value === "number" && value > LEAST_TIME ? value - ms : value,
	);
	return { ...moved, clockChanges: room.clockChanges };
}

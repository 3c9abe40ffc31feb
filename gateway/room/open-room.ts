import type { Room } from "#game/room.ts";
import { isSlow } from "#game/slow/slow-clock.ts";
import type { Db } from "../../db/connection.ts";
import { markSlow } from "../../db/rooms.ts";
import type { Publication } from "../../workflows/messages.ts";
import type { Bus } from "../bus/bus.ts";
import { Dispatch } from "../engine/dispatch.ts";
import type { Engine } from "../engine/engine.ts";
import { log } from "../log.ts";
import { isTooLate } from "../refusals.ts";
import { Sparks } from "../sparks/sparks.ts";
import { LiveRoom } from "./live-room.ts";
import type { PaceChange } from "./room-places.ts";
import { SavedIds } from "./saved-ids.ts";
import type { Sockets } from "./viewer.ts";

/** This process's objects for a viewed room. */
export interface OpenRoom {
	live: LiveRoom;
	/** Sends the players' actions to the engine. */
	dispatch: Dispatch;
	saved: SavedIds;
	sparks: Sparks;
	changePace: PaceChange;
	/** Monotonic ms of the last time that somebody asked for the room. */
	askedFor: number;
}

/** What a room needs from the server. */
export interface Surroundings extends Pick<Sockets, "publish"> {
	db: Db;
	engine: Engine;
	bus: Bus;
	/** The limit of one seat's actions that go to the engine. */
	actionsPerMinute: number;
	changePace: PaceChange;
	/** Receives a publication that answers a query of the room. */
	receive(publication: Publication): void;
}

/** Returns the objects for a room in this state. */
export function makeOpenRoom(
	state: Room,
	{ db, engine, bus, publish, actionsPerMinute, changePace, receive }: Surroundings,
): OpenRoom {
	const dispatch = new Dispatch({
		code: state.code,
		engine,
		room: () => live.room,
		actionsPerMinute,
		recorded: () => live.emitSoon(),
		answer: (answers) => {
			if ("room" in answers) receive(answers);
			else live.answer([...answers.acks, ...answers.refusals]);
		},
	});
	const saved = new SavedIds();
	const keepPace = () =>
		markSlow(db, state.id, isSlow(live.room)).catch((err: unknown) =>
			log.error({ err, game: state.id }, "cannot store the pace of a room"),
		);
	const live: LiveRoom = new LiveRoom(state, db, bus, publish, {
		recorded: () => dispatch.recorded,
		answered(answer) {
			const { player, error: text, code, values } = answer;
			const type = dispatch.typeOf(answer);
			// The text of a save is stored before the action is sent.
			const isKept = text !== undefined && isTooLate(code) && type === "story/submit";
			// So is a change of pace, which only a race can have refused now.
			if (text !== undefined && type === "game/settings") void keepPace();
			const refusal = text === undefined || isKept ? null : { text, code, values };
			const received = dispatch.receivedAt(answer);
			const ids = dispatch.answered(answer);
			// The room already stores the ids of the actions it accepted.
			const unknown = ids.filter((id) => id !== true && (isKept || id !== answer.id));
			if (refusal === null) for (const id of unknown) saved.add(player, String(id));
			return ids.map((id) => ({ id, refusal, received }));
		},
	});
	const sparks = new Sparks(
		() => live.room,
		(text) => live.sendLossy(text),
		bus,
		(player) => live.presence.connected(player),
	);
	return { live, dispatch, saved, sparks, changePace, askedFor: performance.now() };
}

/** Ends the timers of a room. */
export function stopTimers({ live, dispatch, sparks }: OpenRoom): void {
	live.close();
	dispatch.close();
	sparks.close();
}

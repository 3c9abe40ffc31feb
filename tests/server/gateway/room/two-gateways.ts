import type { Action, PlayerAction } from "#game/actions.ts";
import type { Room } from "#game/room.ts";
import { Dispatch } from "../../../../gateway/engine/dispatch.ts";
import { publishedState } from "../../../../gateway/room/published-state.ts";
import { shownRoom } from "../../../../gateway/room/shown-room.ts";
import type { Answers, Publication, SentAction } from "../../../../workflows/messages.ts";
import { publisher } from "../../../../workflows/publisher.ts";
import { openRandomGame, type RandomGame } from "../../../rules/anything/random-game.ts";
import type { Table } from "../../../support/table.ts";

const NOTHING: Answers = { acks: [], refusals: [] };

/** One gateway's state of a room. */
export class Gateway {
	confirmed: Room;
	/** Publications on their way here. */
	readonly arriving: Publication[] = [];
	/** Return from the engine's calls, whose signals are recorded. */
	readonly returning: (() => void)[] = [];
	/** Return from the queries of the room. */
	readonly queried: (() => void)[] = [];
	readonly dispatch: Dispatch;

	constructor(confirmed: Room, record: (action: PlayerAction) => void, state: () => Room) {
		this.confirmed = confirmed;
		this.dispatch = new Dispatch({
			code: confirmed.code,
			engine: {
				signal: (_code, name, sent) => {
					record(actionIn(name, sent));
					return new Promise((resolve) => this.returning.push(resolve));
				},
				state: () => new Promise((resolve) => this.queried.push(() => resolve(state()))),
			},
			room: () => this.confirmed,
			actionsPerMinute: 1_000_000,
			recorded: () => {},
			answer: (answers) => "room" in answers && this.receive(answers),
		});
	}

	receive(publication: Publication): void {
		this.confirmed = publishedState(this.confirmed, publication) ?? this.confirmed;
		for (const answer of [...publication.acks, ...publication.refusals])
			this.dispatch.answered(answer);
	}
}

/** A room whose players play over two gateways, and a network on which everything takes its time. */
export class RoomOnTwoGateways {
	readonly table: Table;
	readonly gateways: readonly [Gateway, Gateway];
	/** The actions that the engine has recorded and the room has not handled. */
	readonly unhandled: PlayerAction[] = [];
	private readonly carryOut: Table["try"];
	private readonly publication = publisher();
	private ids = 0;

	constructor(game: RandomGame) {
		this.table = openRandomGame(game);
		this.carryOut = this.table.try.bind(this.table);
		const gateway = () =>
			new Gateway(
				this.table.room,
				(action) => this.unhandled.push(action),
				() => this.handleAll(),
			);
		this.gateways = [gateway(), gateway()];
		this.publish(NOTHING);
		this.table.try = (action) => {
			if ("player" in action) this.send(action);
			else {
				this.carryOut(action);
				this.publish(NOTHING);
			}
			return null;
		};
	}

	/** Returns what the viewers of a gateway see. */
	shown({ confirmed, dispatch }: Gateway): Room {
		return shownRoom(confirmed, dispatch.recorded, this.table.now);
	}

	/** Lets the room handle the next recorded action. */
	handleNext(): void {
		const action = this.unhandled.shift();
		if (!action) return;
		const { player, id = "" } = action;
		// The type does not pair the body with the action's name.
		const error = this.carryOut(action as Action);
		this.publish(
			error === null
				? { ...NOTHING, acks: [{ player, id }] }
				: { ...NOTHING, refusals: [{ player, id, error }] },
		);
	}

	private handleAll(): Room {
		while (this.unhandled.length > 0) this.handleNext();
		return this.table.room;
	}

	private send({ type, player, body }: PlayerAction): void {
		this.gateways[player % 2 === 0 ? 0 : 1].dispatch.send(type, player, `a${++this.ids}`, body);
	}

	private publish(answers: Answers): void {
		const publication = this.publication(this.table.room, answers);
		for (const { arriving } of this.gateways) arriving.push(publication);
	}
}

/** Returns the action that a signal carries. */
function actionIn(name: string, { player, id, body }: SentAction): PlayerAction {
	const type = name.startsWith("game/vip") ? "game/vip" : name;
	return { type, player, id, body } as PlayerAction; // the signal's name is the action's type
}

import {
	allHandlersFinished,
	condition,
	defineQuery,
	defineSignal,
	defineUpdate,
	proxySinks,
	setHandler,
} from "@temporalio/workflow";
import type { Action, PlayerAction } from "#game/actions.ts";
import { reduce } from "#game/reduce.ts";
import { type Refusal, refuse } from "#game/refusals.ts";
import type { Newcomer, Room } from "#game/room.ts";
import { detailsBoard } from "./details.ts";
import { Effects } from "./effects.ts";
import {
	ABANDONED,
	type Answers,
	HOST_GONE,
	type HostGone,
	JOIN,
	type JoinAnswer,
	type Joined,
	type JoinRequest,
	RENEW,
	type Renew,
	type RoomSinks,
	type Run,
	type SentAction,
	SHUT,
	SIGNALS,
	STATE,
} from "./messages.ts";
import { publisher } from "./publisher.ts";
import { begin, Renewal } from "./renewal.ts";
import { keepTime, timeWaits, turn } from "./time.ts";
import { showWaits } from "./waits.ts";

const { room: sink } = proxySinks<RoomSinks>();

/**
 * The actor of one room: it receives actions, keeps time and runs effects, while `reduce` decides
 * the result of an action. Handlers never await, so nothing interleaves and no lock is needed.
 */
export async function room(run: Run): Promise<void> {
	let state: Room = begin(run);
	let unpublished: Answers | null = { acks: [], refusals: [] };
	let movedByItself = false;

	function act(action: Action): Refusal | null {
		const outcome = reduce(state, action, turn());
		unpublished ??= { acks: [], refusals: [] };
		if ("refuse" in outcome) return outcome.refuse;
		state = outcome.room;
		effects.run(outcome.effects);
		return null;
	}
	function join(newcomer: Newcomer): Joined {
		const refusal = act({ type: "room/join", newcomer });
		const seat = state.seats[newcomer.id];
		if (seat && !refusal) return { seat, host: state.hostId === seat.id };
		const { text, ...why } = refusal ?? refuse("over");
		return { refuse: text, ...why };
	}
	/** Takes what the clock or an effect brings. */
	function move(action: Action): void {
		movedByItself = true;
		act(action);
	}
	const effects = new Effects(move);

	for (const [signal, type] of SIGNALS) {
		setHandler(defineSignal<[SentAction]>(signal), ({ player, id, body }) => {
			// The gateway has checked the body against the action's schema, but the engine's record has
			// no type.
			const refusal = act({ type, player, id, body } as PlayerAction as Action);
			if (id === undefined) return;
			if (!refusal) {
				unpublished?.acks.push({ player, id });
				return;
			}
			const { text, ...why } = refusal;
			unpublished?.refusals.push({ player, id, error: text, ...why });
		});
	}
	setHandler(defineSignal<[HostGone]>(HOST_GONE), ({ host, heirs }) => {
		act({ type: "room/hostGone", host, heirs });
	});
	setHandler(defineSignal(ABANDONED), () => {
		act({ type: "room/abandoned" });
	});
	setHandler(defineSignal(SHUT), () => {
		act({ type: "room/shut" });
	});
	setHandler(defineUpdate<JoinAnswer, [JoinRequest]>(JOIN), (newcomers) => newcomers.map(join));
	setHandler(defineQuery<Room>(STATE), () => state);

	const publication = publisher();
	const showDetails = detailsBoard();
	const renewal = new Renewal({
		room: () => state,
		effects,
		unpublished: () => unpublished !== null,
		movedByItself: () => movedByItself,
	});
	setHandler(defineSignal<[Renew]>(RENEW), (request) => renewal.ask(request));
	showWaits(() => [
		{ at: "room", file: "workflows/room.ts", for: "an action, a newcomer or the clock" },
		...timeWaits(state),
		...effects.waits(),
		...renewal.waits(),
	]);
	let failure: unknown = null;
	const clock = keepTime(
		() => state,
		() => move({ type: "clock" }),
	).catch((error) => {
		failure = error;
	});
	while (true) {
		// All signals of one task are handled before this line continues, so a task publishes once.
		await condition(
			() =>
				failure !== null ||
				unpublished !== null ||
				(state.closed !== null && effects.idle()) ||
				renewal.due(),
		);
		// This fails the task and not the room.
		if (failure !== null) throw failure;
		if (unpublished !== null) {
			sink.publish(publication(state, unpublished));
			unpublished = null;
			showDetails(state);
		}
		if (state.closed !== null && effects.idle()) break;
		await renewal.renewWhenDue();
		movedByItself = false;
	}
	await clock;
	await condition(allHandlersFinished);
}

import { describe, expect, it } from "vitest";
import { STATUS } from "#game/status.ts";
import type { Game, WireSubmission } from "#game/wire/state.ts";
import type { ServerMessage } from "../../../gateway/protocol.ts";
import { isWhole } from "../../../web/game/stories.ts";
import {
	applyMessage,
	parseMessage,
	type Replica,
	type ReplicaProgress,
} from "../../../web/room/connection/incoming.ts";
import { byId, snapshotMessage, story, submission } from "./wire.ts";

/** Returns a page in a room, which has received the whole state as the message `seq`. */
function entered(seq: number, part: Partial<Game> = {}) {
	const replica: Replica = { game: null, player: null };
	const progress: ReplicaProgress = { seq: null, waiting: false };
	const receive = (message: Omit<ServerMessage, "now">) =>
		applyMessage(replica, progress, { now: 0, ...message });
	/** Receives the change that follows the message `prev`. */
	const change = (prev: number, changes: object) => receive({ prev, seq: prev + 1, ...changes });
	if (seq > 0) expect(receive(snapshotMessage(seq, part))).toBe("applied");
	return { replica, progress, receive, change };
}

describe("a message of the room", () => {
	it("brings the whole state first and changes of it afterwards", () => {
		const { replica, progress, change } = entered(4);
		const own = { status: STATUS.postQuickStart };
		expect(change(4, { game: { status: STATUS.quickStart }, player: own })).toBe("applied");
		expect(replica.game?.status).toBe(STATUS.quickStart);
		expect(replica.player).toMatchObject({ status: STATUS.postQuickStart, name: "Mika" });
		expect(progress.seq).toBe(5);
	});

	it("asks once for everything when one was missed, and ignores changes until it has come", () => {
		const { replica, receive, change } = entered(4);
		expect(change(6, { game: { status: STATUS.minors } })).toBe("resync");
		expect(change(7, { game: { status: STATUS.characters } })).toBe("nothing");
		expect(replica.game?.status).toBe(STATUS.lobby);
		expect(receive(snapshotMessage(8, { status: STATUS.characters }))).toBe("applied");
		expect(change(8, { game: { host_id: 2 } })).toBe("applied");
		expect(replica.game).toMatchObject({ status: STATUS.characters, host_id: 2 });
	});

	it("asks for everything when a change comes before any state", () => {
		expect(entered(0).change(1, { game: {} })).toBe("resync");
	});

	it("leaves the state alone when it only acknowledges or refuses", () => {
		const { progress, receive } = entered(4);
		expect(receive({ ack: "x" })).toBe("nothing");
		expect(receive({ error: "no", id: "x" })).toBe("nothing");
		expect(progress.seq).toBe(4);
	});

	it("keeps the nulls that a merge patch cannot carry", () => {
		const { replica, change } = entered(1, { countdown: { limit: 5, hard_limit: 6 } });
		const unknown = { player: null, player_id: null };
		change(1, {
			game: {
				countdown: { limit: null, hard_limit: null },
				stories: { 21: JSON.parse(JSON.stringify(story())) },
			},
			player: { current_story: story({ submissions: { 11: submission(unknown) } }) },
		});
		expect(replica.game?.countdown).toEqual({ limit: null, hard_limit: null });
		expect(replica.game?.stories[21]).toMatchObject({ captain: null, meta: { title: null } });
		const part = replica.player?.current_story?.submissions[11];
		expect(part).toMatchObject({ ...unknown, meta: { prompt: null } });
		change(2, { player: { current_story: null } });
		expect(replica.player?.current_story).toBeNull();
	});

	it("puts a long text that follows in the place of its announcement", () => {
		const withPart = (long: Partial<WireSubmission>) => {
			const short = submission({ id: 12, content: "Once" });
			return story({ submissions: byId(submission(long), short) });
		};
		const announced = withPart({ content_follows: true });
		expect(isWhole(announced)).toBe(false);
		const { replica, progress, receive } = entered(4, { stories: byId(announced) });
		const text = { content: "And then it rained.", content_follows: null };
		const game = { stories: { 21: { submissions: { 11: text } } } };
		expect(receive({ prev: 4, seq: 4, game })).toBe("applied");
		const whole = withPart({ content: "And then it rained." });
		expect(replica.game?.stories[21]).toEqual(whole);
		expect(isWhole(whole)).toBe(true);
		expect(progress.seq).toBe(4);
	});
});

describe("a frame", () => {
	it("is a message only when it is a JSON object", () => {
		expect(parseMessage('{"now": 1}')).toEqual({ now: 1 });
		for (const frame of ["", "{", "3", "null", '["now"]']) expect(parseMessage(frame)).toBeNull();
	});
});

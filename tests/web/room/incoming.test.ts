import { describe, expect, it } from "vitest";
import { STATUS } from "#game/status.ts";
import { isWhole } from "../../../web/game/stories.ts";
import {
	applyMessage,
	parseMessage,
	type Replica,
	type ReplicaProgress,
} from "../../../web/room/connection/incoming.ts";
import { snapshotMessage, story, submission } from "./wire.ts";

function fresh(): { replica: Replica; progress: ReplicaProgress } {
	return { replica: { game: null, player: null }, progress: { seq: null, waiting: false } };
}

describe("a message of the room", () => {
	it("brings the whole state first and changes of it afterwards", () => {
		const { replica, progress } = fresh();
		expect(applyMessage(replica, progress, snapshotMessage(4))).toBe("applied");
		const patch = {
			now: 0,
			prev: 4,
			seq: 5,
			game: { status: STATUS.quickStart },
			player: { status: STATUS.postQuickStart },
		};
		expect(applyMessage(replica, progress, patch)).toBe("applied");
		expect(replica.game?.status).toBe(STATUS.quickStart);
		expect(replica.player?.status).toBe(STATUS.postQuickStart);
		expect(replica.player?.name).toBe("Mika");
		expect(progress.seq).toBe(5);
	});

	it("asks once for everything when one was missed, and ignores changes until it has come", () => {
		const { replica, progress } = fresh();
		applyMessage(replica, progress, snapshotMessage(4));
		expect(
			applyMessage(replica, progress, { now: 0, prev: 6, seq: 7, game: { status: STATUS.minors } }),
		).toBe("resync");
		expect(
			applyMessage(replica, progress, {
				now: 0,
				prev: 7,
				seq: 8,
				game: { status: STATUS.characters },
			}),
		).toBe("nothing");
		expect(replica.game?.status).toBe(STATUS.lobby);
		expect(applyMessage(replica, progress, snapshotMessage(8, { status: STATUS.characters }))).toBe(
			"applied",
		);
		expect(applyMessage(replica, progress, { now: 0, prev: 8, seq: 9, game: { host_id: 2 } })).toBe(
			"applied",
		);
		expect(replica.game).toMatchObject({ status: STATUS.characters, host_id: 2 });
	});

	it("asks for everything when a change comes before any state", () => {
		const { replica, progress } = fresh();
		expect(applyMessage(replica, progress, { now: 0, prev: 1, seq: 2, game: {} })).toBe("resync");
	});

	it("leaves the state alone when it only acknowledges or refuses", () => {
		const { replica, progress } = fresh();
		applyMessage(replica, progress, snapshotMessage(4));
		expect(applyMessage(replica, progress, { now: 0, ack: "x" })).toBe("nothing");
		expect(applyMessage(replica, progress, { now: 0, error: "no", id: "x" })).toBe("nothing");
		expect(progress.seq).toBe(4);
	});

	it("keeps the nulls that a merge patch cannot carry", () => {
		const { replica, progress } = fresh();
		applyMessage(replica, progress, snapshotMessage(1, { countdown: { limit: 5, hard_limit: 6 } }));
		applyMessage(replica, progress, {
			now: 0,
			prev: 1,
			seq: 2,
			game: {
				countdown: { limit: null, hard_limit: null },
				stories: { 21: JSON.parse(JSON.stringify(story())) },
			},
			player: {
				current_story: story({
					submissions: { 11: submission({ player: null, player_id: null }) },
				}),
			},
		});
		expect(replica.game?.countdown).toEqual({ limit: null, hard_limit: null });
		expect(replica.game?.stories[21]).toMatchObject({ captain: null, meta: { title: null } });
		expect(replica.player?.current_story?.submissions[11]).toMatchObject({
			player: null,
			player_id: null,
			meta: { prompt: null },
		});
		applyMessage(replica, progress, { now: 0, prev: 2, seq: 3, player: { current_story: null } });
		expect(replica.player?.current_story).toBeNull();
	});

	it("puts a long text that follows in the place of its announcement", () => {
		const { replica, progress } = fresh();
		const announced = story({
			submissions: {
				11: submission({ content_follows: true }),
				12: submission({ id: 12, content: "Once" }),
			},
		});
		applyMessage(replica, progress, snapshotMessage(4, { stories: { 21: announced } }));
		const text = { content: "And then it rained.", content_follows: null };
		const patch = {
			now: 0,
			prev: 4,
			seq: 4,
			game: { stories: { 21: { submissions: { 11: text } } } },
		};
		expect(isWhole(announced)).toBe(false);
		expect(applyMessage(replica, progress, patch)).toBe("applied");
		const whole = story({
			submissions: {
				11: submission({ content: "And then it rained." }),
				12: submission({ id: 12, content: "Once" }),
			},
		});
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

import { safeParse } from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WIRE_BODIES, type WireActionName } from "#game/wire/bodies.ts";
import { ACK_TIMEOUT, createOutbox, type Lateness } from "../../../web/room/outbox.ts";
import { takenSeat } from "./wire.ts";

interface Sent {
	id: string;
	game_id: number;
	player_id: number;
	player_secret: string;
	player_action: WireActionName;
}

const setUp = () => {
	const sent: Sent[] = [];
	const late: (Lateness | null)[] = [];
	const outbox = createOutbox();
	const socket = { send: (text: string) => sent.push(JSON.parse(text)) > 0 };
	outbox.open(socket, takenSeat(), (now) => late.push(now));
	return { outbox, sent, late, idOf: (place: number) => sent[place]?.id ?? "" };
};
const VOTE = { vote: { id: 1, story_id: 2 } };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("a delayed acknowledgement", () => {
	it("is reported after two seconds and once it is overdue, until the next answer", async () => {
		const { outbox, late, idOf } = setUp();
		const lost = outbox.send("game/ready", {}).catch(() => "lost");
		await vi.advanceTimersByTimeAsync(1999);
		expect(late).toEqual([]);
		await vi.advanceTimersByTimeAsync(1);
		expect(late).toEqual(["slow"]);
		await vi.advanceTimersByTimeAsync(ACK_TIMEOUT - 2001);
		expect(late).toEqual(["slow"]);
		await vi.advanceTimersByTimeAsync(1);
		expect([late, await lost]).toEqual([["slow", "overdue"], "lost"]);
		void outbox.send("story/vote", VOTE);
		outbox.acknowledge(idOf(1));
		await vi.advanceTimersByTimeAsync(ACK_TIMEOUT);
		expect(late).toEqual(["slow", "overdue", null]);
	});
});

describe("an action", () => {
	it("is over once the room has acknowledged it", async () => {
		const { outbox, sent, idOf } = setUp();
		const done = outbox.send("game/ready", {});
		outbox.acknowledge(idOf(0));
		await expect(done).resolves.toBeUndefined();
		outbox.resend();
		expect(sent).toHaveLength(1);
	});

	it("fails with the room's words when it is refused", async () => {
		const { outbox, idOf } = setUp();
		const done = outbox.send("game/start", {});
		outbox.refuse(idOf(0), "You need one more player");
		await expect(done).rejects.toMatchObject({
			kind: "refused",
			message: "You need one more player",
		});
	});

	it("fails after five seconds without an answer, and is sent again with the same id all the same", async () => {
		const { outbox, sent, idOf } = setUp();
		const done = outbox.send("story/vote", VOTE);
		const failed = expect(done).rejects.toMatchObject({
			kind: "timeout",
			message: "Request timed out. Please check your connection.",
		});
		await vi.advanceTimersByTimeAsync(ACK_TIMEOUT);
		await failed;
		outbox.resend();
		expect(sent[1]).toEqual(sent[0]);
		outbox.acknowledge(idOf(0));
		outbox.resend();
		expect(sent).toHaveLength(2);
	});

	it("that timed out is dropped when the player has done the same thing anew", async () => {
		const { outbox, sent, idOf } = setUp();
		outbox.send("story/title", { story: { id: 1, meta: { title: "Old" } } }).catch(() => undefined);
		await vi.advanceTimersByTimeAsync(ACK_TIMEOUT);
		outbox.send("story/title", { story: { id: 1, meta: { title: "New" } } }).catch(() => undefined);
		outbox.resend();
		expect(sent.slice(2).map(({ id }) => id)).toEqual([idOf(1)]);
	});

	it("is sent again in the order it was made, also after an unanswered one of the same name", () => {
		const { outbox, sent } = setUp();
		for (const action of ["game/start", "game/ready", "game/exit", "game/start"] as const)
			outbox.send(action, {}).catch(() => undefined);
		outbox.resend();
		expect(sent.slice(4)).toEqual(sent.slice(0, 4));
	});

	it("fails when the room is left", async () => {
		const { outbox } = setUp();
		const done = outbox.send("game/ready", {});
		outbox.close();
		await expect(done).rejects.toMatchObject({ kind: "gone" });
	});
});

describe("a body that the server would refuse", () => {
	it("does not compile", () => {
		const { outbox, sent } = setUp();
		const wrong = [
			// @ts-expect-error: a vote names its story
			outbox.send("story/vote", { vote: { id: 1 } }),
			// @ts-expect-error: an id is a number
			outbox.send("game/vip", { vip_action: { kick_player: "1" } }),
			// @ts-expect-error: there is no such host power
			outbox.send("game/vip", { vip_action: { win_game: true } }),
			// @ts-expect-error: this action has no body
			outbox.send("game/ready", { ready: true }),
			// @ts-expect-error: the body of another action
			outbox.send("story/title", { submission: { id: 1, content: "" } }),
		];
		for (const promise of wrong) promise.catch(() => undefined);
		expect(sent).toHaveLength(wrong.length);
		for (const { id, game_id, player_id, player_secret, player_action, ...body } of sent)
			expect(safeParse(WIRE_BODIES[player_action], body).success).toBe(false);
	});
});

import { beforeEach, expect, test, vi } from "vitest";
import { renewMessages, stopMessages } from "../../../web/messages/game-messages.ts";
import { keepWishes, readWishes } from "../../../web/messages/wishes.ts";

const calls = vi.hoisted(() => [] as { name: string; params: unknown; body?: unknown }[]);
/** Runs while the server answers an order. */
const meanwhile = vi.hoisted(() => ({ work: async () => {} }));

vi.mock("../../../web/messages/browser-push.ts", () => ({
	pushSupport: () => "ready",
	serverKey: async () => "key",
	subscribe: async () => ({
		toJSON: () => ({ endpoint: "address", keys: { p256dh: "", auth: "" } }),
	}),
}));
vi.mock("../../../web/api.ts", async (original) => ({
	...(await original<object>()),
	call: async (name: string, options: { params: unknown; body?: unknown }) => {
		calls.push({ name, ...options });
		if (name.startsWith("PUT ")) await meanwhile.work();
		return { id: 7 };
	},
}));
vi.stubGlobal("Notification", { permission: "granted" });

const seat = { roomCode: "WXYZ", gameId: 1, playerId: 1, playerSecret: "secret" };
const kindsPut = () =>
	calls
		.filter(({ name }) => name.startsWith("PUT "))
		.map(({ body }) => (body as { kinds: unknown }).kinds);

beforeEach(() => {
	calls.length = 0;
	keepWishes(seat, { id: 7, kinds: ["turn"], endpoint: "address" });
});

test("messages that are switched off while they are renewed stay off", async () => {
	meanwhile.work = async () => void (await stopMessages(seat));
	await renewMessages(seat);
	expect(readWishes(seat)?.id).toBeNull();
	expect(calls.at(-1)).toMatchObject({
		name: "DELETE /rooms/:code/push/:id",
		params: { code: "WXYZ", id: 7 },
	});
});

test("kinds chosen while the subscription is renewed are kept, and sent again", async () => {
	meanwhile.work = async () => keepWishes(seat, { id: 7, kinds: ["reading"], endpoint: "address" });
	await renewMessages(seat);
	expect(readWishes(seat)?.kinds).toEqual(["reading"]);
	expect(kindsPut()).toEqual([["turn"], ["reading"]]);
});

test("a renewal keeps the new subscription", async () => {
	meanwhile.work = async () => {};
	keepWishes(seat, { id: 3, kinds: ["turn"], endpoint: "old" });
	await renewMessages(seat);
	expect(readWishes(seat)).toEqual({ id: 7, kinds: ["turn"], endpoint: "address" });
	expect(calls.filter(({ name }) => name.startsWith("DELETE "))).toEqual([]);
});

import { expect, test, vi } from "vitest";
import { twoPlayers } from "../../../players/wire/game.ts";
import type { WirePlayer } from "../../../players/wire/player.ts";
import { sharedPlotluck } from "../../../support/file-set-up.ts";

const plotluck = sharedPlotluck();

const gathered = async () => await twoPlayers(plotluck.url);
const errors = ({ messages }: WirePlayer) => messages.filter(({ error }) => error !== undefined);

test("a message of 128 KiB is read, and a longer one closes only its connection", async () => {
	const [host, guest] = await gathered();
	guest.raw("x".repeat(128 * 1024));
	await guest.until(() => errors(guest).length === 1);
	guest.raw("x".repeat(128 * 1024 + 1));
	await guest.until(() => guest.closed !== null);
	expect(guest.closed).not.toBe(1000);
	expect(errors(guest)).toHaveLength(1);
	await guest.connect();
	expect(await host.act("game/start")).toBeNull();
});

test("ten unreadable messages within ten seconds close the connection with 1008, nine do not", async () => {
	const [host, guest] = await gathered();
	for (let i = 0; i < 9; i++) host.raw("what?");
	await host.until(() => errors(host).length === 9);
	expect(await host.act("game/start")).toBeNull();
	host.raw("what?");
	await host.until(() => host.closed !== null);
	expect(host.closed).toBe(1008);
	expect(guest.closed).toBeNull();
	await host.connect();
	expect(host.game.host_id).toBe(host.id);
});

test("a long message without a part is refused, and ten of them close the connection", async () => {
	const [host, guest] = await gathered();
	const characters = [{ name: "a".repeat(16 * 1024) }];
	for (const draft of [{}, { draft: true }]) {
		expect(await guest.act("game/character", { characters, ...draft })).toMatch(/Only a part/);
		expect(errors(guest).at(-1)?.code).toBe("messageTooLong");
	}
	const submission = { id: 1, content: "a".repeat(14_000) };
	expect(await guest.act("story/submit", { submission, text: "a".repeat(16 * 1024) })).not.toMatch(
		/Only a part/,
	);
	for (let i = 0; i < 8; i++) guest.raw(guest.envelope("game/character", { characters }));
	await guest.until(() => guest.closed !== null);
	expect(guest.closed).toBe(1008);
	expect(await host.act("game/start")).toBeNull();
});

test("the first forty messages of a flood are answered, the rest dropped with an error, and later ones answered again", async () => {
	const [host, guest] = await gathered();
	const ids = Array.from({ length: 60 }, (_, i) => `n${i}`);
	for (const id of ids) guest.raw(guest.envelope("game/start", { id }));
	await guest.until(() => errors(guest).length === 60);
	const answered = errors(guest).flatMap(({ id }) => id ?? []);
	expect(answered.slice(0, 40)).toEqual(ids.slice(0, 40));
	// The budget refills by twenty a second, and the flood itself took a moment.
	expect(answered.length).toBeLessThan(60);
	expect(guest.closed).toBeNull();
	await new Promise((resolve) => setTimeout(resolve, 200));
	expect(await guest.act("game/exit")).toBeNull();
	await host.until(() => host.game.players[guest.id] === undefined);
});

test("a clock that is set back does not block messages", async () => {
	const [host] = await gathered();
	host.raw("what?");
	await host.until(() => errors(host).length === 1);
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 3_600_000 });
	const answers = [];
	for (let i = 0; i < 5; i++) answers.push(await host.act("game/ready"));
	vi.useRealTimers();
	expect(new Set(answers)).toEqual(new Set(["It’s too early or too late for that"]));
});

import { expect, test } from "vitest";
import { twoPlayers } from "../../../players/wire/game.ts";
import type { WirePlayer } from "../../../players/wire/player.ts";
import { ownTemporal, sharedPlotluck } from "../../../support/file-set-up.ts";
import { tryMessage } from "./try-message.ts";

const plotluck = sharedPlotluck();
const temporal = ownTemporal(plotluck);

const gathered = async () => await twoPlayers(plotluck.url);
const without = (message: Record<string, unknown>, key: string) =>
	Object.fromEntries(Object.entries(message).filter(([name]) => name !== key));

const unreadable = (text: string) =>
	["", "{", "\u0000"].includes(text) || text.length > 1000 ? "messageNotJson" : "badMessage";

test.each([
	"",
	"{",
	"null",
	"[]",
	"42",
	'"game/start"',
	"{}",
	'{"resync":1}',
	"\u0000",
	'{"a":'.repeat(20_000),
])("%.20j is answered with an error, and the connection stays", async (text) => {
	const [host] = await gathered();
	const { answer, changed } = await tryMessage(temporal, host, text);
	expect([answer, changed]).toMatchObject([
		{ now: expect.any(Number), error: expect.stringMatching(/./), code: unreadable(text) },
		false,
	]);
	expect(await host.act("game/start")).toBeNull();
});

const start = (who: WirePlayer) => who.envelope("game/start", { id: "mine" });
test.each<[string, (host: WirePlayer, guest: WirePlayer) => object]>([
	["no secret", (host) => without(start(host), "player_secret")],
	["no player", (host) => without(start(host), "player_id")],
	["no game", (host) => without(start(host), "game_id")],
	["no action", (host) => without(start(host), "player_action")],
	["a player id that is text", (host) => ({ ...start(host), player_id: String(host.id) })],
	["a secret that is a list", (host) => ({ ...start(host), player_secret: [host.seat.secret] })],
	["an action that is a number", (host) => ({ ...start(host), player_action: 1 })],
	["an unknown action", (host) => ({ ...start(host), player_action: "game/cheat" })],
	["an action in capitals", (host) => ({ ...start(host), player_action: "GAME/START" })],
	[
		"a property of every object for an action",
		(host) => ({ ...start(host), player_action: "constructor" }),
	],
	[
		"the room's own message for an action",
		(host) => ({ ...start(host), player_action: "room/hostGone", host: host.id, heirs: [] }),
	],
	["a wrong secret", (host) => ({ ...start(host), player_secret: "x".repeat(32) })],
	[
		"somebody else's secret",
		(host, guest) => ({ ...start(host), player_secret: guest.seat.secret }),
	],
	["somebody else's player", (host, guest) => ({ ...start(host), player_id: guest.id })],
	["another game", (host) => ({ ...start(host), game_id: host.seat.game_id + 1 })],
	["a field too many", (host) => ({ ...start(host), story: {} })],
])("%s: refused under its id, and nothing changes", async (_what, message) => {
	const [host, guest] = await gathered();
	const { answer, changed } = await tryMessage(temporal, host, message(host, guest));
	expect([answer, changed]).toMatchObject([
		{
			now: expect.any(Number),
			error: expect.stringMatching(/./),
			code: expect.stringMatching(/^(badMessage|badBody|foreignMessage|noSuchAction)$/),
			id: "mine",
		},
		false,
	]);
	expect(await host.act("game/start")).toBeNull();
});

test("a message for another seat is refused, even with its secret", async () => {
	const [host, guest] = await gathered();
	const { answer, changed } = await tryMessage(temporal, guest, start(host));
	expect([answer.error, answer.id, changed]).toEqual([expect.stringMatching(/./), "mine", false]);
});

test.each(["", "x".repeat(65), 7])("the id %j is invalid", async (id) => {
	const [host] = await gathered();
	const { answer, changed } = await tryMessage(temporal, host, host.envelope("game/start", { id }));
	expect([answer.ack, changed]).toEqual([undefined, false]);
});

test("an id of 64 characters is valid", async () => {
	const [host] = await gathered();
	expect(await host.act("game/start", {}, "x".repeat(64))).toBeNull();
});

test("messages may be binary", async () => {
	const [host] = await gathered();
	const { answer } = await tryMessage(
		temporal,
		host,
		Buffer.from(JSON.stringify(start(host))) as unknown as object,
	);
	expect(answer.ack).toBe("mine");
});

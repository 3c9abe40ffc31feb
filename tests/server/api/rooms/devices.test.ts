import { beforeAll, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import type { WireStory } from "#game/wire/state.ts";
import { playTo, QUICK, takeTurn } from "../../../players/wire/game.ts";
import { call, WirePlayer, type WireSeat } from "../../../players/wire/player.ts";
import { partText } from "../../../players/wire/turn.ts";
import { sharedMembers } from "../../../support/file-set-up.ts";
import { connected, hostAs, joinAs, refused, statusesOf, takeSeat } from "../rest.ts";

type Headers = Record<string, string>;

const { plotluck, provider } = sharedMembers();
let ann: Headers;
let ben: Headers;
beforeAll(async () => {
	[ann, ben] = await Promise.all([
		provider.bearer("ann of the devices"),
		provider.bearer("ben of the devices"),
	]);
});

const ask = (method: string, path: string, headers: Headers = {}, body?: unknown) =>
	call(plotluck.url, method, path, body, headers);
const by = (secret: string) => ({ "x-player-secret": secret });
const linkOf = (seat: WireSeat, method = "POST", secret = seat.secret) =>
	ask(method, `/rooms/${seat.room_code}/continueLink`, by(secret));
const use = (token: unknown, headers: Headers = {}) =>
	ask("POST", "/continueLinks", headers, { token });
const madeFor = async (seat: WireSeat, secret?: string) =>
	String((await linkOf(seat, "POST", secret)).body.token);
/** Takes the seat of a link on another device. */
const moved = async (seat: WireSeat, secret?: string): Promise<WireSeat> =>
	({ ...seat, ...(await use(await madeFor(seat, secret))).body }) as WireSeat;

test("a link gives the seat to another device once, with a secret of its own", async () => {
	const host = await WirePlayer.host(plotluck.url, { pace: "slow" });
	const { seat } = host;
	const { status, body } = await linkOf(seat);
	expect([status, body]).toEqual([
		201,
		{ token: expect.stringMatching(/^[\w-]{32}$/), expires_at: expect.any(Number) },
	]);
	expect((await linkOf(seat, "GET")).body).toEqual({
		link: { expires_at: body.expires_at, used: false },
		devices: 0,
	});
	const used = await use(body.token);
	expect([used.status, used.body]).toEqual([
		201,
		{
			id: seat.id,
			secret: expect.stringMatching(/^[\w-]{32}$/),
			game_id: seat.game_id,
			room_code: seat.room_code,
			name: "Hosty",
			meta: expect.objectContaining({ mature: true }),
			audience: false,
		},
	]);
	expect(used.body.secret).not.toBe(seat.secret);
	expect(await use(body.token)).toMatchObject(refused(409, "linkUsed"));
	expect((await linkOf(seat, "GET")).body).toEqual({
		link: { expires_at: body.expires_at, used: true },
		devices: 1,
	});

	// The phone plays in the same seat, and the laptop steps aside.
	const phone = await connected(plotluck.url, { ...seat, ...used.body });
	expect(await phone.act("game/vip", { vip_action: { lock_room: true } })).toBeNull();
	await host.until(() => host.closed !== null);
	const { secret } = used.body;
	const rejoined = await takeSeat(plotluck.url, {}, seat.room_code, { name: "Hosty", secret });
	expect(rejoined.body).toMatchObject({ id: seat.id, secret });
	const looked = await ask("GET", `/rooms/${seat.room_code}`, by(String(secret)));
	expect(looked.body.own).toEqual({ turn: false, until: null, parts: 0 });
});

test("a link that was replaced, ended or invented gives nothing, and a wrong one is a guess", async () => {
	const { seat } = await WirePlayer.host(plotluck.url);
	const replaced = await madeFor(seat);
	const ended = await madeFor(seat);
	expect((await linkOf(seat, "DELETE")).body).toEqual({ count: 0 });
	expect((await linkOf(seat, "GET")).body).toEqual({ link: null, devices: 0 });
	for (const token of [replaced, ended, seat.secret, "", "x".repeat(100)])
		expect(await use(token)).toMatchObject(refused(404, "linkOver"));
	for (const token of [undefined, 7, "x".repeat(101)]) expect((await use(token)).status).toBe(422);
	for (const method of ["GET", "POST", "DELETE"])
		for (const secret of ["", "the secret of nobody", ended])
			expect(await linkOf(seat, method, secret)).toMatchObject(refused(403, "noSuchSeat"));
	const guesser = { "x-forwarded-for": "203.0.113.90" };
	const statuses = await statusesOf(32, (i) => use(`guess ${i}`, guesser));
	expect(statuses).toEqual([...Array(30).fill(404), 429, 429]);
});

test("a device takes the seat back from those that got it later, and never from earlier ones", async () => {
	const { seat } = await WirePlayer.host(plotluck.url);
	const phone = await moved(seat);
	const thief = await moved(seat, phone.secret);
	const stolen = await new WirePlayer(plotluck.url, thief).connect();
	expect((await linkOf(seat, "GET", phone.secret)).body.devices).toBe(1);
	expect((await linkOf(seat, "DELETE", thief.secret)).body).toEqual({ count: 0 });
	expect((await linkOf(seat, "DELETE", phone.secret)).body).toEqual({ count: 1 });
	await stolen.until(() => stolen.closed !== null);
	expect(stolen.messages.at(-1)).toMatchObject({ goaway: true, code: "seatTakenBack" });
	const again = await new WirePlayer(plotluck.url, thief).connect();
	expect([again.closed, again.messages.at(-1)?.code]).toEqual([1000, "noSuchSeat"]);
	expect((await linkOf(seat, "GET", thief.secret)).status).toBe(403);
	for (const { secret } of [seat, phone])
		expect((await linkOf(seat, "GET", secret)).status).toBe(200);
	expect((await linkOf(seat, "DELETE")).body).toEqual({ count: 1 });
	expect((await linkOf(seat, "GET", phone.secret)).status).toBe(403);
});

test("an account finds its seats on another device, and nobody else's", async () => {
	const host = await hostAs(plotluck.url, ann, { pace: "slow" });
	const guest = await joinAs(plotluck.url, ben, host.seat.room_code, "Benny");
	const { body } = await ask("GET", "/account/seats", ann);
	expect(body).toMatchObject([
		{ id: host.id, audience: false, room: { code: host.seat.room_code, own: { parts: 0 } } },
	]);
	expect(JSON.stringify(body)).not.toContain("secret");
	const taken = await ask("POST", `/account/seats/${host.id}`, ann);
	expect([taken.status, taken.body.id]).toEqual([201, host.id]);
	const phone = await connected(plotluck.url, { ...host.seat, ...taken.body });
	expect(phone.player.name).toBe("Hosty");
	for (const id of [guest.id, 4_000_000, "x"])
		expect(await ask("POST", `/account/seats/${id}`, ann)).toMatchObject(
			refused(404, "notYourSeat"),
		);
	for (const [method, path] of [
		["GET", "/account/seats"],
		["POST", `/account/seats/${host.id}`],
	] as const)
		expect((await ask(method, path)).status).toBe(401);
	// A seat that its player has left is no longer offered.
	await guest.act("game/exit");
	expect((await ask("GET", "/account/seats", ben)).body).toEqual([]);
});

test("players read the stories again that they wrote in, and no later part", async () => {
	const host = await WirePlayer.host(plotluck.url, { ...QUICK, num_switches: 3 });
	const guest = await WirePlayer.join(plotluck.url, host.seat.room_code, "Guesty");
	const both = [host, guest];
	const storiesOf = async ({ seat }: WirePlayer) =>
		(await ask("GET", `/rooms/${seat.room_code}/stories`, by(seat.secret)))
			.body as unknown as WireStory[];
	/** The parts of each story by their place and writer. */
	const partsOf = async (player: WirePlayer) =>
		(await storiesOf(player)).map(({ submissions }) =>
			Object.values(submissions).map((part) => `${part.index} ${part.player}: ${part.content}`),
		);
	const writes = (part: number) =>
		Promise.all(
			both.map((player) =>
				player.until(
					() =>
						player.player.status === STATUS.storyWrite &&
						player.player.current_submission?.index === part,
				),
			),
		);
	await playTo(both, STATUS.storyWrite);
	await writes(0);
	expect(await storiesOf(host)).toEqual([]); // the part is still open
	const first = partText(host);
	for (const player of both) await takeTurn(player);
	await writes(1);
	expect(await partsOf(host)).toEqual([[`0 Hosty: ${first}`]]);
	const second = partText(guest);
	for (const player of both) await takeTurn(player);
	await writes(2);
	// The guest's second part is after the host's first one, so only the guest knows it.
	expect((await partsOf(host)).flat()).not.toContain(`1 Guesty: ${second}`);
	expect((await partsOf(guest)).flat()).toEqual(
		expect.arrayContaining([`0 Hosty: ${first}`, `1 Guesty: ${second}`]),
	);
	const { room_code: code } = host.seat;
	expect((await ask("GET", `/rooms/${code}/stories`, by("no secret"))).status).toBe(403);
});

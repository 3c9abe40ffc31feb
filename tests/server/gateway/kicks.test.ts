import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import { databaseOf } from "../../db/temp-database.ts";
import { skipTo } from "../../players/rooms/room-at.ts";
import { gather, QUICK } from "../../players/wire/game.ts";
import { call, WirePlayer } from "../../players/wire/player.ts";
import { sharedMembers } from "../../support/file-set-up.ts";
import { joinAs, META, refused, takeSeat } from "../api/rest.ts";

const { plotluck, provider } = sharedMembers();

const PHONE = "the random id of a phone";
const LAPTOP = "the random id of a laptop";

interface Way {
	name?: string;
	secret?: string;
	device?: string;
	headers?: Record<string, string>;
	as?: "players" | "audience";
}

const join = (code: string, { headers = {}, ...way }: Way) =>
	takeSeat(plotluck.url, headers, code, { ...way });
const seated = (code: string, { headers = {}, name = "Guesty", ...way }: Way) =>
	joinAs(plotluck.url, headers, code, name, way);

async function opened(settings: object = {}) {
	const host = await WirePlayer.host(plotluck.url, { ...QUICK, ...settings });
	const kick = (player: WirePlayer, more: object = {}) =>
		host.act("game/vip", { vip_action: { kick_player: player.id, ...more } });
	return { host, code: host.seat.room_code, kick };
}

const kicked = (reason?: Parameters<typeof REFUSALS.kicked>[0]) => ({
	status: 403,
	body: { code: "kicked", error: REFUSALS.kicked(reason) },
});

test("a kicked person frees the seat, and cannot return with another name, secret or side from the same device", async () => {
	const { host, code, kick } = await opened({ max_players: 3 });
	const guest = await seated(code, { device: PHONE });
	expect(await kick(guest)).toBeNull();
	await guest.until(() => guest.closed !== null);
	expect([guest.closed, guest.goodbye]).toEqual([1000, REFUSALS.kicked()]);

	// They visit another room and leave it.
	const elsewhere = await opened();
	const visitor = await seated(elsewhere.code, { device: PHONE });
	expect(await visitor.act("game/exit")).toBeNull();

	const secret = "a new secret of the guest";
	for (const way of [
		{ secret: guest.seat.secret },
		{ device: PHONE },
		{ device: PHONE, name: "Stranger" },
		{ device: PHONE, secret },
		{ device: PHONE, secret, as: "audience" as const },
	])
		expect(await join(code, way), JSON.stringify(way)).toMatchObject(kicked());
	await guest.connect();
	expect([guest.closed, guest.goodbye]).toEqual([1000, REFUSALS.kicked()]);
	expect(Object.keys(host.game.players)).toEqual([String(host.id)]);

	// Another device of a guest is another person, and so is a client that sends no device.
	await seated(code, { device: LAPTOP });
	await seated(code, { name: "Foreign" });
});

test("a person who is let back in can use the same device and secret", async () => {
	const { host, code, kick } = await opened();
	const guest = await seated(code, { device: PHONE });
	const friend = await seated(code, { device: LAPTOP });
	expect(await kick(guest, { reason: "stranger" })).toBeNull();
	await host.until(() => host.player.shown_out !== undefined);
	expect(Object.values(host.player.shown_out ?? {})).toEqual([
		{ id: guest.id, name: "Guesty", meta: { sprite_id: META.sprite_id } },
	]);
	expect(friend.player.shown_out).toBeUndefined();
	const letBack = { vip_action: { let_back: guest.id } };
	expect(await friend.act("game/vip", letBack)).toBe(REFUSALS.hostOnly);
	expect(await host.act("game/vip", letBack)).toBeNull();
	await host.until(() => host.player.shown_out === undefined);
	await seated(code, { secret: guest.seat.secret });
	await seated(code, { device: PHONE, name: "Another", secret: "a new secret of the guest" });
	expect(await host.act("game/vip", letBack)).toBe(REFUSALS.notShownOut);
});

/** The calls with the secret of a seat, and what each is answered after a kick. */
const BY_SEAT: [method: string, path: string, status: number, body?: object][] = [
	["POST", "continueLink", 403],
	["GET", "continueLink", 403],
	["DELETE", "continueLink", 200],
	["GET", "table", 403],
	["PUT", "table", 403, { name: "Our table" }],
	["GET", "channel", 403],
	["GET", "stories", 403],
	["PUT", "calendar", 403, {}],
	["DELETE", "calendar", 200],
	["GET", "push/1", 403],
	[
		"PUT",
		"push",
		403,
		{
			endpoint: "https://push.example/one",
			keys: { p256dh: `B${"a".repeat(86)}`, auth: "a".repeat(22) },
			language: "en",
			time_zone: "UTC",
			quiet_from: 0,
			quiet_until: 0,
			kinds: [],
		},
	],
	["DELETE", "push/1", 404],
	["PUT", "firstLine", 403, { shared: true }],
	["PUT", "screens", 403],
];

test("the secret of a kicked person opens nothing, and still ends what is theirs", async () => {
	const { code, kick } = await opened();
	const guest = await seated(code, { device: PHONE });
	expect(await kick(guest, { reason: "manners" })).toBeNull();
	const secret = { "x-player-secret": guest.seat.secret };
	const answers = await Promise.all(
		BY_SEAT.map(async ([method, path, , body]) => {
			const answer = await call(plotluck.url, method, `/rooms/${code}/${path}`, body, secret);
			return `${method} ${path} ${answer.status} ${answer.status === 403 && answer.body.code}`;
		}),
	);
	expect(answers).toEqual(
		BY_SEAT.map(
			([method, path, status]) => `${method} ${path} ${status} ${status === 403 && "kicked"}`,
		),
	);
});

test("a person kicked at the results can neither read, share nor save stories, also after the game was stored", async () => {
	const players = await gather(plotluck.url, 2, QUICK);
	const [host] = players as [WirePlayer, WirePlayer];
	const code = host.seat.room_code;
	const cat = await provider.bearer("cat");
	const fan = await seated(code, { headers: cat, as: "audience" });
	const friend = await seated(code, { as: "audience" });
	await skipTo(plotluck, players, STATUS.results);
	const id = Object.keys(host.game.stories)[0];
	const asked = (who: WirePlayer, account: Record<string, string>) => {
		const { secret } = who.seat;
		const headers = { "x-player-secret": secret, ...account };
		return Promise.all([
			call(plotluck.url, "GET", `/games/${id}`, undefined, headers),
			call(plotluck.url, "GET", `/games/${who.seat.game_id}`, undefined, headers),
			call(plotluck.url, "PUT", `/stories/${id}`, { secret }),
			call(plotluck.url, "PUT", `/playerStories/${id}`, { secret }, cat),
		]);
	};
	const statuses = async (who: WirePlayer, account: Record<string, string> = {}) =>
		(await asked(who, account)).map(({ status, body }) => body.code ?? status);
	const none = ["readersOnly", "readersOnly", "sharersOnly", "saversOnly"];
	expect(await host.act("game/vip", { vip_action: { kick_player: fan.id } })).toBeNull();
	expect(await statuses(fan)).toEqual(none);
	expect(await statuses(fan, cat)).toEqual(none);
	expect(await statuses(friend)).toEqual([200, 200, 200, 200]);
	expect(await host.act("game/vip", { vip_action: { play_again: true } })).toBeNull();
	await host.reached(STATUS.lobby);
	expect((await statuses(fan, cat)).slice(0, 3)).toEqual(none.slice(0, 3));
});

test("a kick holds for the account on every device", async () => {
	const { code, kick } = await opened();
	const ann = await provider.bearer("ann");
	const ben = await provider.bearer("ben");
	const guest = await seated(code, { headers: ann, device: PHONE });
	expect(await kick(guest)).toBeNull();
	expect(await join(code, { headers: ann, device: LAPTOP })).toMatchObject(kicked());
	expect(await join(code, { headers: ann, as: "audience" })).toMatchObject(kicked());
	await seated(code, { headers: ben, device: LAPTOP });
});

test("a kick also removes the audience seat of the same device", async () => {
	const { host, code, kick } = await opened();
	const guest = await seated(code, { device: PHONE });
	const sleeper = await seated(code, { device: PHONE, name: "Sleeper", as: "audience" });
	const friend = await seated(code, { device: LAPTOP });
	expect(await kick(guest, { reason: "manners" })).toBeNull();
	await sleeper.until(() => sleeper.closed !== null);
	expect(sleeper.goodbye).toBe(REFUSALS.kicked("manners"));
	expect(Object.keys(host.game.players)).toEqual([String(host.id), String(friend.id)]);
});

test("the removed person reads the reason, then and whenever they try again", async () => {
	const { code, kick } = await opened();
	const guest = await seated(code, { device: PHONE });
	expect(await kick(guest, { reason: "because I say so" })).not.toBeNull();
	expect(await kick(guest, { reason: "away" })).toBeNull();
	await guest.until(() => guest.closed !== null);
	expect(guest.goodbye).toBe(REFUSALS.kicked("away"));
	expect(await join(code, { device: PHONE })).toMatchObject(kicked("away"));
	await guest.connect();
	expect(guest.goodbye).toBe(REFUSALS.kicked("away"));
});

test("a kick can lock the room in the same action", async () => {
	const { host, code, kick } = await opened();
	const guest = await seated(code, { device: PHONE });
	expect(await kick(guest, { lock: true })).toBeNull();
	await host.until(() => host.game.locked);
	expect(await join(code, {})).toMatchObject(refused(409, "locked"));
});

test("the audience can be kicked in the middle of a part, with a reason", async () => {
	const players = await gather(plotluck.url, 2, QUICK);
	const [host] = players as [WirePlayer, WirePlayer];
	const code = host.seat.room_code;
	const fan = await seated(code, { device: PHONE, as: "audience" });
	await skipTo(plotluck, players, STATUS.storyWrite);
	expect(
		await host.act("game/vip", { vip_action: { kick_player: fan.id, reason: "stranger" } }),
	).toBeNull();
	await fan.until(() => fan.closed !== null);
	expect(fan.goodbye).toBe(REFUSALS.kicked("stranger"));
	await host.until(() => host.game.extra.num_audience === 0);
	expect(await join(code, { device: PHONE, as: "audience" })).toMatchObject(kicked("stranger"));
});

test("the database keeps no device, and the same one looks different in two rooms", async () => {
	const [one, other] = [await opened(), await opened()];
	for (const { code } of [one, other]) await seated(code, { device: PHONE });
	const db = await databaseOf(plotluck);
	const rows = await db("seats")
		.whereIn("game_id", [one.host.seat.game_id, other.host.seat.game_id])
		.whereNotNull("device_hash");
	expect(rows).toHaveLength(2);
	expect(new Set(rows.map((row) => row.device_hash)).size).toBe(2);
	expect(JSON.stringify(rows)).not.toContain(PHONE);
});

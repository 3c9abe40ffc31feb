import { expect, test } from "vitest";
import {
	accountByName,
	addAccount,
	changeAccount,
	countCodes,
	replaceCodes,
} from "../../../db/accounts/accounts.ts";
import { addPasskey } from "../../../db/accounts/passkeys.ts";
import { consumeRecord, writeRecord } from "../../../db/accounts/provider-records.ts";
import { takePaymentEvent } from "../../../db/accounts/supporters.ts";
import { reportedStories, reportStory } from "../../../db/admin/story-reports.ts";
import { addVisit, readVisits } from "../../../db/counts.ts";
import { isKept, keepFinishedGame } from "../../../db/finished-games.ts";
import { addPack, addPrompt } from "../../../db/prompts.ts";
import { addRanks, readRank } from "../../../db/ranks.ts";
import { openRoom } from "../../../db/rooms.ts";
import { saveStory } from "../../../db/saved-stories.ts";
import { reserveSeat } from "../../../db/seats.ts";
import { saveShare } from "../../../db/shares.ts";
import { internTexts } from "../../../db/texts.ts";
import { tempAddress } from "../../support/postgres/address.ts";
import { openUntilEnd } from "../temp-database.ts";

/** Returns a Postgres that two processes have open. */
async function shared() {
	const address = await tempAddress({ migrated: true });
	const [db, other] = [await openUntilEnd(address), await openUntilEnd(address)];
	/** Does something ten times at once, in turns by each process. */
	const tenTimes = <T>(work: (from: typeof db, i: number) => Promise<T>) =>
		Promise.all(Array.from({ length: 10 }, (_, i) => work(i % 2 === 0 ? db : other, i)));
	return { db, other, tenTimes };
}

const account = (id: string, name: string) => ({
	...{ id, name, screenName: name, passwordHash: "-", createdAt: 1 },
});

test("limits of an account hold for both processes together", async () => {
	const { db, tenTimes } = await shared();
	const story = { title: "", mature: false, parts: 1, savedAt: 1, body: {} };
	const saved = await tenTimes((from, i) => saveStory(from, "ann", { ...story, storyId: i }, 3));
	expect(saved.filter(Boolean)).toHaveLength(3);

	const packs = await tenTimes((from, i) =>
		addPack(from, { name: `pack ${i}`, owner: "ann", language: "en" }, 3),
	);
	expect(packs.filter((id) => id !== "full")).toHaveLength(3);

	const pack = packs.find((id) => typeof id === "number") ?? 0;
	const prompts = await tenTimes((from, i) => addPrompt(from, Number(pack), `prompt ${i}`, 3));
	expect(prompts.filter((id) => id !== "full")).toHaveLength(3);

	await addAccount(db, account("a", "Ann"), ["-"]);
	const key = { accountId: "a", publicKey: "", counter: 0, transports: [], createdAt: 1 };
	const place = { site: "localhost", label: "" };
	const keys = await tenTimes((from, i) =>
		addPasskey(from, { ...key, ...place, credentialId: `${i}` }, 3),
	);
	expect(keys.filter(Boolean)).toHaveLength(3);
	await tenTimes((from, i) => replaceCodes(from, "a", [`${i} one`, `${i} two`]));
	expect(await countCodes(db, "a")).toBe(2);
});

test("a name, a code, a text and a shortcut are given once", async () => {
	const { db, tenTimes } = await shared();
	const added = await tenTimes((from, i) => addAccount(from, account(`${i}`, "Zoe"), ["-"]));
	expect(added.filter(Boolean)).toHaveLength(1);
	await tenTimes((from, i) => addAccount(from, account(`old ${i}`, `Old ${i}`), ["-"]));
	const changed = await tenTimes((from, i) => changeAccount(from, `old ${i}`, { name: "New" }));
	expect(changed.filter(Boolean)).toHaveLength(1);
	expect((await accountByName(db, "new"))?.id).toBe(`old ${changed.indexOf(true)}`);

	const rooms = await tenTimes((from) => openRoom(from, "ABCD", 1));
	expect(rooms.filter((id) => id !== null)).toHaveLength(1);
	const gameId = Number(rooms.find((id) => id !== null));
	const texts = await tenTimes((from) => internTexts(from, gameId, ["A Knight", "The Moon"]));
	expect(new Set(texts.map(String)).size).toBe(1);
	const seat = { gameId, secretHash: "hash", userId: null, deviceHash: null, audience: false };
	const seats = await tenTimes((from) => reserveSeat(from, seat, 1));
	expect(new Set(seats.map(({ playerId }) => playerId)).size).toBe(1);
	expect(seats.filter(({ existing }) => !existing)).toHaveLength(1);
	const share = { gameId, storyId: 7, body: {}, expiresAt: 99 };
	expect(new Set(await tenTimes((from) => saveShare(from, share))).size).toBe(1);
});

test("two processes at once do a single-use action once, and lose no count", async () => {
	const { db, tenTimes } = await shared();
	const event = { id: "evt_1", news: { reference: "pay_1", what: "paid", userId: "ann" } } as const;
	const fresh = await tenTimes((from) => takePaymentEvent(from, event, 1));
	expect(fresh.filter(Boolean)).toHaveLength(1);

	await writeRecord(db, "AuthorizationCode", "code", {}, Date.now() + 60_000);
	const used = await tenTimes((from) => consumeRecord(from, "AuthorizationCode", "code", 1));
	expect(used.filter(Boolean)).toHaveLength(1);

	// Games of the same people end at once, and each is reported twice.
	const people = ["ann", "ben", "cat", "dan"];
	await tenTimes(async (from, i) => {
		const order = i % 2 === 0 ? people : [...people].reverse();
		await Promise.all([addRanks(from, i, order), addRanks(from, i, order)]);
	});
	expect(await Promise.all(people.map((id) => readRank(db, id)))).toEqual([10, 10, 10, 10]);

	await tenTimes((from) => addVisit(from));
	expect(await readVisits(db)).toBe(10);

	const gameId = Number(await openRoom(db, "SHAR", 1));
	const game = { id: 5, lastId: 9, body: {}, expiresAt: 99 };
	await tenTimes((from) => keepFinishedGame(from, gameId, game, { players: [], kicked: [] }));
	expect(await isKept(db, 5)).toBe(true);

	const shortcut = await saveShare(db, { gameId, storyId: 7, body: {}, expiresAt: 99 });
	await tenTimes((from, i) => reportStory(from, { shortcut, reason: i % 3 ? "hate" : "spam" }, 1));
	const [reported] = await reportedStories(db, { skip: 0, limit: 9 }, 1);
	expect(reported?.reasons).toEqual([
		{ reason: "hate", count: 6 },
		{ reason: "spam", count: 4 },
	]);
});

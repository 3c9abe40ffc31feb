import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
	accountById,
	accountByName,
	addAccount,
	changeAccount,
	countCodes,
	noteSignIn,
	replaceCodes,
	takeCode,
} from "../../db/accounts/accounts.ts";
import {
	deleteOwned,
	expireUnusedAccounts,
	OWNED,
	ownedData,
} from "../../db/accounts/owned-data.ts";
import {
	addPasskey,
	deletePasskey,
	notePasskeyUse,
	passkeyByCredential,
	passkeysOf,
} from "../../db/accounts/passkeys.ts";
import {
	consumeRecord,
	deleteRecord,
	deleteRecordsOfGrant,
	endSessions,
	expireRecords,
	grantHolds,
	readRecord,
	sessionByUid,
	writeRecord,
} from "../../db/accounts/provider-records.ts";
import { openRoom } from "../../db/rooms.ts";
import { saveStory } from "../../db/saved-stories.ts";
import { DATABASES, takeSeatIn, tempDatabase as tempSqlite } from "./temp-database.ts";

const ANN = { id: "1", name: "Ann", screenName: "Ann A.", passwordHash: "-", createdAt: 10 };
const BEN = { id: "2", name: "Ben", screenName: "Ben", passwordHash: "-", createdAt: 20 };

/** Returns the lists that docs/protocol.md names in the download of an account. */
function documentedKeys(): string[] {
	const document = readFileSync(new URL("../../docs/protocol.md", import.meta.url), "utf8");
	const [, lists = ""] = /`GET \/account\/data` .* for each of (.*);/.exec(document) ?? [];
	return [...lists.matchAll(/`(\w+)`/g)].map(([, key = ""]) => key);
}

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	test("an account is found by its id, and by its name in any spelling", async () => {
		const db = await tempDatabase();
		expect(await addAccount(db, ANN, ["one"])).toBe(true);
		expect(await addAccount(db, { ...BEN, name: "ＡＮＮ" }, ["two"])).toBe(false);
		expect([await accountById(db, "1"), await accountByName(db, "ann")]).toEqual([ANN, ANN]);
		expect([await accountById(db, "2"), await accountByName(db, "an")]).toEqual([null, null]);
	});

	test("a name in use is refused, and an account can change the spelling of its own", async () => {
		const db = await tempDatabase();
		for (const account of [ANN, BEN]) await addAccount(db, account, ["code"]);
		expect(await changeAccount(db, "1", { name: "BEN", screenName: "?" })).toBe(false);
		expect(await accountById(db, "1")).toEqual(ANN);
		expect(await changeAccount(db, "1", { name: "ANN" })).toBe(true);
		expect(await changeAccount(db, "1", { passwordHash: "new" })).toBe(true);
		expect(await changeAccount(db, "1", {})).toBe(true);
		expect(await accountById(db, "1")).toEqual({ ...ANN, name: "ANN", passwordHash: "new" });
	});

	/** Latin, then each with letters of Cyrillic or Greek. */
	const ALIKE = ["Heron", "Неrоn", "ΗERON", "herοn", "ＨERОN"];

	test("a name that looks like a taken one is refused, and cannot be used to sign in", async () => {
		const db = await tempDatabase();
		await addAccount(db, ANN, ["code"]);
		for (const [i, name] of ALIKE.entries()) {
			expect(await addAccount(db, { ...BEN, id: `heron ${i}`, name }, ["code"])).toBe(i === 0);
			expect(await changeAccount(db, "1", { name })).toBe(false);
			expect((await accountByName(db, name))?.id).toBe(i === 0 ? "heron 0" : undefined);
		}
		expect((await accountByName(db, "ＨＥＲＯＮ"))?.id).toBe("heron 0");
		expect(await changeAccount(db, "heron 0", { name: "hERON" })).toBe(true);
		// A name that is free again is free for those that look like it.
		expect(await changeAccount(db, "heron 0", { name: "Egret" })).toBe(true);
		expect(await changeAccount(db, "1", { name: "Неrоn" })).toBe(true);
		expect((await accountByName(db, "НЕrОn"))?.id).toBe("1");
	});

	test("accounts from before names were compared by their looks sign in as they did", async () => {
		const db = await tempDatabase();
		await db.migrate.down({ name: "020-account-looks" });
		for (const [i, name] of ALIKE.entries())
			await db("accounts").insert({
				...{ id: `${i}`, name, name_key: name.normalize("NFKC").toLowerCase() },
				...{ screen_name: name, password_hash: "-", created_at: 10 - i },
			});
		await db.migrate.latest();
		for (const [i, name] of ALIKE.entries())
			for (const typed of [name, name.toLowerCase()])
				expect((await accountByName(db, typed))?.id, typed).toBe(`${i}`);
		expect(await addAccount(db, { ...BEN, id: "new", name: "HЕRON" }, ["code"])).toBe(false);
		// The oldest has the key.
		expect(await db("accounts").whereNotNull("looks_key").pluck("id")).toEqual(["4"]);
	});

	test("a recovery code works once, and new codes replace the old ones", async () => {
		const db = await tempDatabase();
		await addAccount(db, ANN, ["one", "two"]);
		expect(await takeCode(db, "1", "one")).toBe(true);
		expect(await takeCode(db, "1", "one")).toBe(false);
		expect(await countCodes(db, "1")).toBe(1);
		await replaceCodes(db, "1", ["three", "four", "five"]);
		expect(await countCodes(db, "1")).toBe(3);
		expect(await takeCode(db, "1", "two")).toBe(false);
	});

	test("a passkey is added once, found by its credential, used, and deleted by its owner", async () => {
		const db = await tempDatabase();
		for (const account of [ANN, BEN]) await addAccount(db, account, ["code"]);
		const key = {
			...{ accountId: "1", credentialId: "c1", publicKey: "k", counter: 0 },
			...{ transports: ["usb", "nfc"], site: "localhost", label: "mine", createdAt: 5 },
		};
		expect(await addPasskey(db, key, 2)).toBe(true);
		expect(await addPasskey(db, { ...key, accountId: "2" }, 2)).toBe(false);
		expect(await addPasskey(db, { ...key, credentialId: "c2" }, 2)).toBe(true);
		expect(await addPasskey(db, { ...key, credentialId: "c3" }, 2)).toBe(false);
		const [first] = await passkeysOf(db, "1");
		expect(first).toEqual({ ...key, id: first?.id, usedAt: null });
		const id = Number(first?.id);
		// Authenticators count in 32 bits without a sign.
		await notePasskeyUse(db, id, 4_294_967_295, 6);
		expect(await passkeyByCredential(db, "c1")).toMatchObject({
			counter: 4_294_967_295,
			usedAt: 6,
		});
		expect(await deletePasskey(db, "2", id)).toBe(false);
		expect(await deletePasskey(db, "1", id)).toBe(true);
		expect(await passkeyByCredential(db, "c1")).toBeNull();
	});

	test("the provider's records last until they expire, are used once, and end with their grant", async () => {
		const db = await tempDatabase();
		const later = Date.now() + 60_000;
		const issued = { jti: "x", accountId: "1", grantId: "g" };
		await writeRecord(db, "Session", "s", { jti: "s", uid: "u", accountId: "1" }, later);
		await writeRecord(db, "Session", "s", { jti: "s", uid: "u2", accountId: "1" }, later);
		await writeRecord(db, "Grant", "g", { jti: "g", accountId: "1" }, later);
		await writeRecord(db, "RefreshToken", "t", issued, later);
		await writeRecord(db, "AccessToken", "old", issued, 1);
		expect(await readRecord(db, "Session", "s")).toEqual({ jti: "s", uid: "u2", accountId: "1" });
		expect(await sessionByUid(db, "u2")).toEqual({ uid: "u2", accountId: "1" });
		expect([await sessionByUid(db, "u"), await readRecord(db, "AccessToken", "old")]).toEqual([
			null,
			null,
		]);
		expect(await consumeRecord(db, "RefreshToken", "t", 7)).toBe(true);
		expect(await consumeRecord(db, "RefreshToken", "t", 8)).toBe(false);
		expect(await readRecord(db, "RefreshToken", "t")).toMatchObject({ consumed: 7 });
		expect(await grantHolds(db, "g", "1", Date.now())).toBe(true);
		expect(await grantHolds(db, "g", "2", Date.now())).toBe(false);

		await expireRecords(db, 2);
		expect(await db("provider_records").orderBy("kind").pluck("kind")).toEqual([
			"Grant",
			"RefreshToken",
			"Session",
		]);
		await endSessions(db, "1", "g");
		expect(await readRecord(db, "Session", "s")).toBeNull();
		await deleteRecordsOfGrant(db, "RefreshToken", "g");
		expect(await readRecord(db, "RefreshToken", "t")).toBeNull();
		expect(await deleteRecord(db, "Grant", "g")).toBe(true);
		expect(await deleteRecord(db, "Grant", "g")).toBe(false);
	});

	test("an account downloads everything of its own, also in many pieces, and deletes it", async () => {
		const db = await tempDatabase();
		await addAccount(db, ANN, ["one", "two"]);
		const story = { title: "A story", mature: true, parts: 2, savedAt: 3 };
		for (let storyId = 1; storyId <= 45; storyId++) {
			await saveStory(db, "1", { ...story, storyId, body: { storyId } }, 99);
			await saveStory(db, "2", { ...story, storyId, body: {} }, 99);
		}
		const games = [Number(await openRoom(db, "AAAA", 1)), Number(await openRoom(db, "BBBB", 1))];
		for (const gameId of games) {
			await takeSeatIn(db, gameId, "hash", { userId: "1" });
			await writeRecord(db, `Kind ${gameId}`, "one id", { accountId: "1" }, 99);
			await db("finished_games").insert({
				...{ id: gameId, last_id: gameId, game_id: gameId, body: "{}", expires_at: 9 },
			});
			for (let i = 0; i < 15; i++)
				await db("finished_seats").insert({
					...{ finished_id: gameId, secret_hash: `hash ${i}`, user_id: "1" },
				});
		}
		const download = async () => {
			let text = "";
			for await (const piece of ownedData(db, "1")) text += piece;
			return JSON.parse(text);
		};
		const data = await download();
		expect(Object.keys(data)).toEqual(OWNED.map(({ key }) => key));
		expect(documentedKeys()).toEqual(Object.keys(data));
		expect(data.saved_stories.map((row: { story_id: number }) => row.story_id)).toEqual(
			Array.from({ length: 45 }, (_, i) => i + 1),
		);
		expect(data.saved_stories[44]).toEqual({
			...{ story_id: 45, title: "A story", mature: 1, parts: 2, saved_at: 3 },
			body: { storyId: 45 },
		});
		expect(data.finished_seats).toHaveLength(30);
		expect([data.seats.length, data.sign_ins.length, data.recovery_codes.length]).toEqual([
			2, 2, 2,
		]);
		await deleteOwned(db, "1");
		expect(Object.values(await download()).flat()).toEqual([]);
		expect(await db("saved_stories").pluck("user_id")).toHaveLength(45);
		expect(await db("seats").pluck("user_id")).toEqual([null, null]);
	});

	/** One row of each table that keeps an account, without the account's column. */
	const KEEPS: Record<string, object> = {
		password_resets: { token_hash: "t", expires_at: 9 },
		provider_records: { kind: "Session", id_hash: "h", payload: "{}", expires_at: 9 },
		supporters: { source: "admin", reference: "r", granted_at: 1, revoked_at: 2 },
		ranks: { rank: 1 },
		rank_awards: { game_id: 1, stories: 1 },
		saved_stories: { story_id: 1, title: "-", mature: 0, parts: 1, saved_at: 1, body: "{}" },
		prompt_packs: { name: "Pack", language: "en" },
		table_members: { table_id: 1, secret_hash: "s", joined_at: 1 },
		shelf_texts: { story_id: 1, kind: "title", content: "-" },
		bug_reports: {
			...{ summary: "-", date: "-", room_code: "-", device: "-", additional_info: "" },
			created_at: 1,
		},
		admin_log: { at: 1, label: "-", action: "-", done: 1 },
		seats: { game_id: 1, secret_hash: "s", audience: 1, created_at: 1 },
		finished_seats: { finished_id: 1, secret_hash: "s" },
	};

	test("an account without a recent sign-in is deleted, unless it owns a row", async () => {
		const db = await tempDatabase();
		await openRoom(db, "SEAT", 1);
		await db("lasting_tables").insert({ key: "k", name: "-", settings: "{}", last_at: 1 });
		await db("table_evenings").insert({ game_id: 1, table_id: 1 });
		await db("shelf_stories").insert({ story_id: 1, game_id: 1, mature: 0, kept_at: 1 });
		await db("finished_games").insert({ id: 1, last_id: 1, game_id: 1, body: "{}", expires_at: 9 });
		const keeping = OWNED.filter(({ ofAny }) => !ofAny).map(({ table }) => table);
		expect(Object.keys(KEEPS)).toEqual(keeping);
		const add = (id: string, createdAt: number) =>
			addAccount(db, { ...ANN, id, name: `Name ${id}`, createdAt }, [`code ${id}`]);
		for (const { table, column, ofAny } of OWNED) {
			await add(table, 10);
			if (!ofAny) await db(table).insert({ ...KEEPS[table], [column]: table });
		}
		await add("lasting", 10);
		await add("new", 20);
		await noteSignIn(db, "lasting", 20);
		await db("account_languages").insert({ user_id: "passkeys", language: "de" });
		const key = {
			...{ accountId: "passkeys", credentialId: "c1", publicKey: "k", counter: 0 },
			...{ transports: ["usb" as const], site: "localhost", label: "mine", createdAt: 5 },
		};
		await addPasskey(db, key, 1);

		await expireUnusedAccounts(db, 20);
		expect((await db("accounts").pluck("id")).sort()).toEqual(
			[...keeping, "lasting", "new"].sort(),
		);
		expect((await db("recovery_codes").pluck("account_id")).sort()).toEqual(
			[...keeping, "lasting", "new"].sort(),
		);
		expect([await db("account_languages"), await db("passkeys")]).toEqual([[], []]);
		await expireUnusedAccounts(db, 21);
		expect((await db("accounts").pluck("id")).sort()).toEqual([...keeping].sort());
	});
});

test("a file grows no further while expired records make room for new ones", async () => {
	const db = await tempSqlite();
	const pages = async () => {
		const [{ page_count: count }] = await db.raw("PRAGMA page_count");
		return count;
	};
	const fill = async () => {
		for (let i = 0; i < 200; i++)
			await writeRecord(db, "Interaction", `id ${i}`, { jti: "id", params: "x".repeat(2_000) }, 1);
	};
	await fill();
	const peak = await pages();
	for (let round = 0; round < 3; round++) {
		await expireRecords(db, 2);
		expect(await db("provider_records")).toEqual([]);
		await fill();
		expect(await pages()).toBeLessThan(peak * 1.1);
	}
});

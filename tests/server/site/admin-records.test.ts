import { describe, expect, test } from "vitest";
import { listAccounts } from "../../../db/accounts/account-list.ts";
import { addAccount } from "../../../db/accounts/accounts.ts";
import { deleteOwned } from "../../../db/accounts/owned-data.ts";
import { grant, revoke } from "../../../db/accounts/supporters.ts";
import { adminLog, expireAdminLog, logged } from "../../../db/admin/admin-log.ts";
import {
	addBugReport,
	bugReports,
	expireBugReports,
	markBugReport,
} from "../../../db/admin/bug-reports.ts";
import {
	dismissReports,
	expireStoryReports,
	isTakenDown,
	reportedStories,
	reportStory,
	storyBehind,
	takeDown,
} from "../../../db/admin/story-reports.ts";
import { addRanks } from "../../../db/ranks.ts";
import { openRoom } from "../../../db/rooms.ts";
import { findShare, saveShare } from "../../../db/shares.ts";
import { csvOf } from "../../../gateway/api/admin/csv.ts";
import { DATABASES } from "../../db/temp-database.ts";

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	const ALL = { skip: 0, limit: 100 };
	const BUG = {
		summary: 'The potato "winked"',
		date: "today",
		roomCode: "ABCD",
		device: "a phone",
		otherDevice: true,
		errorDisplayed: null,
		frequency: "once",
		additionalInfo: "",
	};

	test("a bug report is kept as it was written, read, unread, and removed after its time or with its account", async () => {
		const db = await tempDatabase();
		const id = await addBugReport(db, "ann", BUG, 10);
		await addBugReport(db, "ben", { ...BUG, otherDevice: null, errorDisplayed: false }, 20);
		await addBugReport(db, "ben", BUG, 30);
		const [, second, first] = await bugReports(db);
		expect(first).toEqual({ ...BUG, id, userId: "ann", createdAt: 10, readAt: null });
		expect(second).toMatchObject({ otherDevice: null, errorDisplayed: false });
		expect((await bugReports(db, { skip: 1, limit: 1 })).map(({ createdAt }) => createdAt)).toEqual(
			[20],
		);
		expect(await markBugReport(db, id, 40)).toBe(true);
		expect((await bugReports(db)).map(({ readAt }) => readAt)).toEqual([null, null, 40]);
		expect(await markBugReport(db, id, null)).toBe(true);
		expect((await bugReports(db)).map(({ readAt }) => readAt)).toEqual([null, null, null]);
		expect(await markBugReport(db, id + 77, 40)).toBe(false);
		await expireBugReports(db, 20);
		expect((await bugReports(db)).map(({ createdAt }) => createdAt)).toEqual([30, 20]);
		await addBugReport(db, "ann", BUG, 50);
		await deleteOwned(db, "ben");
		expect((await bugReports(db)).map(({ userId }) => userId)).toEqual(["ann"]);
	});

	test("CSV keeps commas, quotes and lines, and no cell is a formula", () => {
		const rows = [
			{ id: 1, text: 'a, "b"\nc', yes: true },
			{ id: 2, text: "=HYPERLINK(1)", yes: null },
			{ id: 3, text: "+1", yes: false },
		];
		expect(csvOf(["id", "text", "yes"], rows)).toBe(
			'"id","text","yes"\r\n1,"a, ""b""\nc",true\r\n2,"\'=HYPERLINK(1)",\r\n3,"\'+1",false\r\n',
		);
		const cell = (text: string) =>
			csvOf(["text"], [{ text }]).split("\r\n").slice(1, -1).join("\r\n");
		for (const sign of "=+-@＝＋－＠﹦﹢﹣﹫⁼−")
			for (const before of ["", " ", "\t", "\r", "\n", "\u00a0", "\u3000", "\u200b", "\ufeff"])
				expect(cell(`${before}${sign}1`)).toBe(`"'${before}${sign}1"`);
		for (const text of ["\tA", "\rA", "\nA"]) expect(cell(text)).toBe(`"'${text}"`);
		for (const text of ["1 + 1", "a=b", " A", "(@)", ""]) expect(cell(text)).toBe(`"${text}"`);
	});

	test("reports of a story are counted by reason, wait again after a new one, and go a while after the last", async () => {
		const db = await tempDatabase();
		const gameId = Number(await openRoom(db, "SHAR", 1));
		const share = (storyId: number) =>
			saveShare(db, { gameId, storyId, body: { title: `Story ${storyId}` }, expiresAt: 1000 });
		const [one, two] = [await share(11), await share(12)];
		const report = (shortcut: string, reason: string, now: number) =>
			reportStory(db, { shortcut, reason }, now);
		expect(await report("no-such-one", "hate", 5)).toBe(false);
		expect(await report(one, "hate", 1000)).toBe(false);
		expect(await reportedStories(db, ALL, 5)).toEqual([]);
		for (const [shortcut, reason, now] of [
			[one, "hate", 10],
			[two, "spam", 15],
			[one, "hate", 20],
			[one, "rating", 30],
		] as const)
			expect(await report(shortcut, reason, now)).toBe(true);
		const [first, second] = await reportedStories(db, ALL, 50);
		expect(first).toEqual({
			storyId: 11,
			shortcut: one,
			reasons: expect.arrayContaining([
				{ reason: "hate", count: 2 },
				{ reason: "rating", count: 1 },
			]),
			firstAt: 10,
			lastAt: 30,
			state: "open",
			body: { title: "Story 11" },
			expiresAt: 1000,
		});
		expect(second).toMatchObject({ storyId: 12, state: "open" });

		expect(await dismissReports(db, 11, 60)).toBe(true);
		expect(await dismissReports(db, 99, 60)).toBe(false);
		const states = async (now: number) =>
			(await reportedStories(db, ALL, now)).map(({ storyId, state }) => [storyId, state]);
		expect(await states(70)).toEqual([
			[12, "open"],
			[11, "dismissed"],
		]);
		await report(one, "hate", 80);
		expect(await states(90)).toEqual([
			[11, "open"],
			[12, "open"],
		]);
		expect(await states(2000)).toEqual([
			[11, "gone"],
			[12, "gone"],
		]);
		await expireStoryReports(db, 80);
		expect(await states(2000)).toEqual([[11, "gone"]]);
	});

	test("a story that was taken down is gone for good, also when it is shared again", async () => {
		const db = await tempDatabase();
		const gameId = Number(await openRoom(db, "SHAR", 1));
		const share = () =>
			saveShare(db, { gameId, storyId: 11, body: { title: "Gone" }, expiresAt: 1000 });
		const shortcut = await share();
		await reportStory(db, { shortcut, reason: "hate" }, 10);
		expect(await storyBehind(db, shortcut)).toBe(11);
		await takeDown(db, { storyId: 11, shortcut, gameId }, 20);
		await takeDown(db, { storyId: 11, shortcut, gameId }, 21);
		expect(await findShare(db, shortcut, 30)).toBeNull();
		expect([await isTakenDown(db, { shortcut }), await isTakenDown(db, { story_id: 11 })]).toEqual([
			true,
			true,
		]);
		expect(await isTakenDown(db, { story_id: 12 })).toBe(false);
		expect(await findShare(db, await share(), 30)).toBeNull();
		expect(await storyBehind(db, shortcut)).toBe(11);
		expect(await storyBehind(db, "no-such-one")).toBeNull();
		expect(await reportedStories(db, ALL, 30)).toMatchObject([
			{ storyId: 11, state: "taken down" },
		]);
		expect(await reportStory(db, { shortcut, reason: "hate" }, 40)).toBe(false);
	});

	test("the log has each action before it begins, and says which ones failed", async () => {
		const db = await tempDatabase();
		let during: unknown;
		await logged(db, { label: "admin", action: "room.close", target: "ABCD" }, 10, async () => {
			during = await adminLog(db, ALL);
		});
		expect(during).toMatchObject([{ action: "room.close", done: false }]);
		const failing = logged(db, { label: "mo", action: "premium.grant", userId: "ann" }, 20, () =>
			Promise.reject(new Error("the disk is full")),
		);
		await expect(failing).rejects.toThrow("the disk is full");
		expect(await adminLog(db, ALL)).toEqual([
			{
				id: 2,
				at: 20,
				label: "mo",
				action: "premium.grant",
				target: null,
				userId: "ann",
				done: false,
			},
			{
				id: 1,
				at: 10,
				label: "admin",
				action: "room.close",
				target: "ABCD",
				userId: null,
				done: true,
			},
		]);
		await deleteOwned(db, "ann");
		await expireAdminLog(db, 20);
		expect(await adminLog(db, ALL)).toMatchObject([{ id: 2, userId: null }]);
	});

	test("accounts are those that left something here, each once, found by a part of their id", async () => {
		const db = await tempDatabase();
		await addRanks(db, 1, ["auth0|ann", "auth0|ann", "auth0|100%"]);
		await grant(db, "auth0|ann", 1);
		await grant(db, "auth0|ben", 1);
		await revoke(db, "auth0|ben", 2);
		await addBugReport(db, "auth0|cat", BUG, 10);
		const found = async (search: string, page = ALL) =>
			(await listAccounts(db, { search, ...page })).map(({ userId }) => userId);
		expect(await listAccounts(db, { search: "", ...ALL })).toEqual([
			{ userId: "auth0|100%", name: null, rank: 1, supporter: false, onBoard: false },
			{ userId: "auth0|ann", name: null, rank: 2, supporter: true, onBoard: false },
			{ userId: "auth0|ben", name: null, rank: 0, supporter: false, onBoard: false },
			{ userId: "auth0|cat", name: null, rank: 0, supporter: false, onBoard: false },
		]);
		expect(await found("AN")).toEqual(["auth0|ann"]);
		const zoe = "4711";
		const names = { name: "zoe", screenName: "Zoe Writes" };
		await addAccount(db, { id: zoe, ...names, passwordHash: "-", createdAt: 20 }, ["-"]);
		expect(await listAccounts(db, { search: "zoe wr", ...ALL })).toEqual([
			{ userId: zoe, name: "Zoe Writes", rank: 0, supporter: false, onBoard: true },
		]);
		await deleteOwned(db, zoe);
		expect(await found("%")).toEqual(["auth0|100%"]);
		expect(await found("", { skip: 1, limit: 2 })).toEqual(["auth0|ann", "auth0|ben"]);
	});
});

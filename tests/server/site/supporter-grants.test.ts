import { describe, expect, test } from "vitest";
import {
	expirePaymentEvents,
	grant,
	grantsOf,
	isSupporter,
	type PaymentNews,
	revoke,
	takePaymentEvent,
} from "../../../db/accounts/supporters.ts";
import { openDatabase } from "../../../db/connection.ts";
import { DATABASES } from "../../db/temp-database.ts";

describe.each(DATABASES)("on $name", ({ tempDatabase, tempPlace }) => {
	const paid = (reference: string, userId: string): PaymentNews => ({
		reference,
		what: "paid",
		userId,
	});
	const takenBack = (reference: string): PaymentNews => ({ reference, what: "takenBack" });

	test("an admin's grant makes a supporter until it is taken back, and can be given again", async () => {
		const db = await tempDatabase();
		expect(await isSupporter(db, "ann")).toBe(false);
		expect(await revoke(db, "ann", 1)).toBe(false);
		await grant(db, "ann", 2);
		await grant(db, "ann", 3);
		expect([await isSupporter(db, "ann"), await isSupporter(db, "ben")]).toEqual([true, false]);
		expect(await revoke(db, "ann", 4)).toBe(true);
		expect(await isSupporter(db, "ann")).toBe(false);
		await grant(db, "ann", 5);
		expect(await grantsOf(db, "ann")).toEqual([
			{ source: "admin", reference: "ann", grantedAt: 5, revokedAt: null },
		]);
		expect(await isSupporter(db, "ann")).toBe(true);
	});

	test("a payment makes a supporter, and taking it back ends that, whichever comes first", async () => {
		for (const news of [
			[paid("pay_1", "ann"), takenBack("pay_1")],
			[takenBack("pay_1"), paid("pay_1", "ann")],
			[paid("pay_1", "ann"), takenBack("pay_1"), paid("pay_1", "ann")],
		]) {
			const db = await tempDatabase();
			for (const [i, one] of news.entries())
				expect(await takePaymentEvent(db, { id: `evt_${i}`, news: one }, i + 1)).toBe(true);
			expect(await isSupporter(db, "ann")).toBe(false);
			expect(await grantsOf(db, "ann")).toMatchObject([{ reference: "pay_1" }]);
		}
	});

	test("one of two payments that is taken back leaves the other", async () => {
		const db = await tempDatabase();
		await takePaymentEvent(db, { id: "evt_1", news: paid("pay_1", "ann") }, 1);
		await takePaymentEvent(db, { id: "evt_2", news: paid("pay_2", "ann") }, 2);
		await takePaymentEvent(db, { id: "evt_3", news: takenBack("pay_1") }, 3);
		expect(await isSupporter(db, "ann")).toBe(true);
		await takePaymentEvent(db, { id: "evt_4", news: takenBack("pay_2") }, 4);
		expect(await isSupporter(db, "ann")).toBe(false);
	});

	test("old events and refunds without a payment go, and grants stay", async () => {
		const db = await tempDatabase();
		const news = [
			paid("pay_1", "ann"),
			takenBack("pay_1"),
			takenBack("pay_2"),
			paid("pay_3", "ben"),
		];
		for (const [i, one] of news.entries())
			await takePaymentEvent(db, { id: `evt_${i}`, news: one }, i);
		await takePaymentEvent(db, { id: "evt_late", news: takenBack("pay_late") }, 10);
		await expirePaymentEvents(db, 10);
		expect(await db("payment_events").pluck("id")).toEqual(["evt_late"]);
		expect((await db("supporters").pluck("reference")).sort()).toEqual([
			"pay_1",
			"pay_3",
			"pay_late",
		]);
		expect([await isSupporter(db, "ann"), await isSupporter(db, "ben")]).toEqual([false, true]);
	});

	test("a repeated event changes nothing, also after the account's rows are deleted", async () => {
		const db = await tempDatabase();
		const event = { id: "evt_1", news: paid("pay_1", "ann") };
		expect(await takePaymentEvent(db, event, 1)).toBe(true);
		expect(await takePaymentEvent(db, event, 2)).toBe(false);
		expect(await grantsOf(db, "ann")).toMatchObject([{ grantedAt: 1 }]);
		await revoke(db, "ann", 3);
		expect(await takePaymentEvent(db, event, 4)).toBe(false);
		expect(await isSupporter(db, "ann")).toBe(false);
		await db("supporters").where({ user_id: "ann" }).delete();
		expect(await takePaymentEvent(db, event, 5)).toBe(false);
		expect(await grantsOf(db, "ann")).toEqual([]);
	});

	test("an event that is of no interest is remembered, and one that cannot be kept is not", async () => {
		const db = await tempDatabase();
		expect(await takePaymentEvent(db, { id: "evt_1", news: null }, 1)).toBe(true);
		expect(await takePaymentEvent(db, { id: "evt_1", news: null }, 2)).toBe(false);
		const event = { id: "evt_2", news: paid("pay_1", "ann") };
		await db.schema.renameTable("supporters", "elsewhere");
		await expect(takePaymentEvent(db, event, 3)).rejects.toThrow();
		await db.schema.renameTable("elsewhere", "supporters");
		expect(await takePaymentEvent(db, event, 4)).toBe(true);
		expect(await isSupporter(db, "ann")).toBe(true);
	});

	test("a grant lasts over a restart", async () => {
		const place = await tempPlace();
		const before = await openDatabase(place);
		await grant(before, "ann", 1);
		await before.destroy();
		const after = await openDatabase(place);
		expect(await isSupporter(after, "ann")).toBe(true);
		await after.destroy();
	});
});

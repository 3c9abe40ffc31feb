import { describe, expect, test } from "vitest";
import { readSiteConfig, writeSiteConfig } from "../../db/admin/site-config.ts";
import { addVisit, readVisits } from "../../db/counts.ts";
import { DATABASES } from "./temp-database.ts";

describe.each(DATABASES)("on $name", ({ tempDatabase }) => {
	test("there is no message before the operator sets one, and keys that are left out stay", async () => {
		const db = await tempDatabase();
		expect(await readSiteConfig(db)).toEqual({
			maintenance: false,
			maintenance_message: "",
			notice_message: "",
		});
		await writeSiteConfig(db, { maintenance: true, maintenance_message: "Back at five" });
		const whole = await writeSiteConfig(db, {
			notice_message: "New avatars",
			maintenance_message: undefined,
		});
		expect(whole).toEqual({
			maintenance: true,
			maintenance_message: "Back at five",
			notice_message: "New avatars",
		});
		expect(await writeSiteConfig(db, { maintenance: false })).toEqual({
			...whole,
			maintenance: false,
		});
		expect(await writeSiteConfig(db, {})).toEqual({ ...whole, maintenance: false });
	});

	test("every visit counts once", async () => {
		const db = await tempDatabase();
		expect(await readVisits(db)).toBe(0);
		expect(await addVisit(db)).toBe(1);
		await Promise.all(Array.from({ length: 20 }, () => addVisit(db)));
		expect(await readVisits(db)).toBe(21);
	});
});

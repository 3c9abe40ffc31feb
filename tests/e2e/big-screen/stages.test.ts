import { expect, test } from "vitest";
import { withPlotluck } from "../../players/browser/browser-set-up.ts";
import { resize } from "../../players/browser/resize.ts";
import {
	crowding,
	openScenes,
	servedScenes,
	show,
	WIDE,
} from "../../players/browser/scenes/scenes.ts";

withPlotluck();

/** The windows of televisions and laptops. */
const STAGES = [
	[1024, 768],
	[1280, 720],
	[1280, 800],
	[1440, 900],
	[1920, 1080],
] as const;

servedScenes();

test("nothing overlaps on the big screen, and it never scrolls", {
	timeout: 300_000,
}, async () => {
	const faults: string[] = [];
	const page = await openScenes(faults);
	const all = await page.locator("[data-scenes] a").allTextContents();
	const scenes = all.filter((name) => name.startsWith("tv-") && !/overlay|winner/.test(name));
	expect(scenes.length).toBeGreaterThan(12);
	for (const scene of scenes) {
		await show(page, scene);
		for (const [width, height] of STAGES) {
			await resize(page, { width, height });
			const found = await crowding(page);
			faults.push(...found.map((fault) => `${scene} at ${width}x${height}: ${fault}`));
		}
	}
	expect(faults).toEqual([]);
	await page.context().close();
});

test("code, address and avatars of a lobby are large on the big screen", {
	timeout: 180_000,
}, async () => {
	const complaints: string[] = [];
	const page = await openScenes(complaints);
	for (const [width, height] of STAGES) {
		await page.setViewportSize({ width, height });
		/** A length of the stage, whose height is 1080 (web/tv/tv.module.css). */
		const unit = Math.min(width / 1920, height / 1080);
		for (const [scene, least] of [
			["tv-lobby", 200],
			["tv-lobby-many", 130],
		] as const) {
			await show(page, scene);
			await page.locator("main svg[role=img]").waitFor();
			const found = await page.locator("main").evaluate((main) => {
				const heightOf = (thing: Element | null | undefined) =>
					thing?.getBoundingClientRect().height ?? 0;
				const letters = main.querySelector("[data-letter]")?.parentElement;
				const address = letters?.previousElementSibling;
				return {
					code: heightOf(letters?.parentElement),
					qr: heightOf(main.querySelector("svg[role=img]")?.parentElement),
					address: address ? Number.parseFloat(getComputedStyle(address).fontSize) : 0,
					faces: [...main.querySelectorAll("[data-face]")].map(heightOf),
				};
			});
			const where = `${scene} at ${width}x${height}`;
			// A window that is less wide has no room beside the letters.
			const half = (width / height < 1.5 ? 0.47 : 0.49) * height;
			expect(found.code, where).toBeGreaterThan(half);
			expect(found.qr, where).toBeGreaterThan(half);
			expect(found.address, where).toBeGreaterThanOrEqual(60 * unit);
			expect(Math.min(...found.faces), where).toBeGreaterThanOrEqual(least * unit);
		}
	}
	expect(complaints).toEqual([]);
	await page.context().close();
});

test("the podium is ordered by rank, the winner has the crown, and the host's desk opens below its button", {
	timeout: 300_000,
}, async () => {
	const faults: string[] = [];
	const page = await openScenes(faults);
	const boxOf = (selector: string, nth = 0) => page.locator(selector).nth(nth).boundingBox();
	for (const scene of ["reveal-winner", "tv-winner"]) {
		await show(page, scene);
		await page.locator("ol[aria-hidden] strong").first().waitFor();
		for (const [width, height] of STAGES) {
			await resize(page, { width, height });
			// Stories that tie leave a place empty.
			const places = await page.locator("ol[aria-hidden] strong").evaluateAll((numbers) =>
				numbers.map((number) => ({
					place: number.textContent,
					top: number.parentElement?.getBoundingClientRect().top ?? 0,
				})),
			);
			const byHeight = places.sort((a, b) => a.top - b.top).map(({ place }) => place);
			expect(byHeight.length).toBeGreaterThan(1);
			expect(byHeight, `${scene} at ${width}x${height}`).toEqual([...byHeight].sort());
			const winner = page.locator("ol[aria-hidden] li:nth-child(2)");
			// In one look, because letters that arrive late move all three.
			const [crown, face, name] = await winner.evaluate((li) =>
				["svg", "img", "b"].map((part) => {
					const { top = 0, bottom = 0 } = li.querySelector(part)?.getBoundingClientRect() ?? {};
					return { top, bottom, middle: (top + bottom) / 2 };
				}),
			);
			if (!crown || !face || !name) throw new Error("nobody has won");
			expect(crown.bottom).toBeGreaterThan(face.top);
			expect(crown.bottom).toBeLessThan(face.middle);
			expect(name.top).toBeLessThan(crown.top);
		}
	}
	await page.setViewportSize(WIDE);
	await show(page, "host-desk");
	for (const [width, height] of STAGES) {
		await page.setViewportSize({ width, height });
		await page.keyboard.press("Escape");
		const button = page.getByRole("button", { name: "Host’s desk" });
		await button.click();
		const [desk, crown] = [await boxOf("dialog[open]"), await button.boundingBox()];
		if (!desk || !crown) throw new Error("there is no desk");
		expect(desk.y).toBeGreaterThan(crown.y + crown.height);
		expect(desk.x).toBeGreaterThan(0);
		expect(desk.x).toBeLessThan(crown.x);
		expect(desk.x + desk.width).toBeLessThan(width);
		expect(desk.x + desk.width).toBeGreaterThan(crown.x);
		expect(desk.y + desk.height).toBeLessThan(height);
	}
	expect(faults).toEqual([]);
	await page.context().close();
});

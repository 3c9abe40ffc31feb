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
	[1536, 864],
	[1920, 1080],
] as const;

/** Scenes with as many faces or stories as people play. */
const PEOPLED = [
	...["tv-lobby", "tv-waiting", "tv-waiting-last", "tv-vote", "tv-announced", "tv-cover"],
	...["tv-reading-long", "tv-reading-cover", "tv-guess", "tv-library", "tv-library-cover"],
];

servedScenes();

test("nothing overlaps on the big screen, and it never scrolls", {
	timeout: 900_000,
}, async () => {
	const faults: string[] = [];
	const page = await openScenes(faults);
	const all = await page.locator("[data-scenes] a").allTextContents();
	const scenes = all.filter((name) => /^(tv|screen)-/.test(name) && !/overlay/.test(name));
	expect(scenes).toEqual(expect.arrayContaining(PEOPLED));
	// The letters of one theme are wider than those of the others.
	const peopled = PEOPLED.flatMap((scene) => [
		`${scene}&players=4&theme=hacker`,
		`${scene}&players=8&theme=noir`,
		`${scene}&players=12`,
		`${scene}&players=12&theme=hacker`,
	]);
	for (const scene of [...scenes, ...peopled]) {
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

test("the form for a code is read from a sofa", { timeout: 180_000 }, async () => {
	const complaints: string[] = [];
	const page = await openScenes(complaints);
	await show(page, "screen-code-wrong");
	for (const [width, height] of STAGES) {
		await resize(page, { width, height });
		const unit = Math.min(width / 1920, height / 1080);
		const sizes = await page
			.locator("h1, label span, input, button, [role=alert] span")
			.evaluateAll((things) =>
				things.map((thing) => Number.parseFloat(getComputedStyle(thing).fontSize)),
			);
		expect(sizes.length).toBe(5);
		// A tenth of the stage for its heading, and a thirtieth for what is small.
		expect(Math.min(...sizes), `${width}x${height}`).toBeGreaterThanOrEqual(33 * unit);
		expect(Math.max(...sizes), `${width}x${height}`).toBeGreaterThanOrEqual(180 * unit);
	}
	expect(complaints).toEqual([]);
	await page.context().close();
});

test("the light of the big screen falls on the writer who is read, and else on nobody", {
	timeout: 180_000,
}, async () => {
	const complaints: string[] = [];
	const page = await openScenes(complaints);
	const lights = page.locator("main [data-light]");
	for (const scene of ["tv-lobby", "tv-waiting", "tv-vote", "tv-guess", "tv-library"]) {
		await show(page, scene);
		expect(await lights.count(), scene).toBe(0);
	}
	for (const scene of ["tv-reading", "tv-reading-cover", "tv-hidden"]) {
		await show(page, scene);
		for (const [width, height] of STAGES) {
			await resize(page, { width, height });
			const [light, puppet] = [
				await lights.boundingBox(),
				await page.locator("figure").boundingBox(),
			];
			if (!light || !puppet) throw new Error("nobody is read");
			const off = light.x + light.width / 2 - puppet.x - puppet.width / 2;
			expect(Math.abs(off), `${scene} at ${width}x${height}`).toBeLessThan(4);
		}
	}
	expect(complaints).toEqual([]);
	await page.context().close();
});

test("a guessed story that does not fit is read page by page, each whole, and again from its first part", {
	timeout: 240_000,
}, async () => {
	const complaints: string[] = [];
	const page = await openScenes(complaints);
	await show(page, "tv-guess");
	const paper = page.locator("main article p");
	const first = await paper.textContent();
	const seen = new Set([first]);
	const next = async (before: string | null) => {
		await expect.poll(() => paper.textContent(), { timeout: 60_000 }).not.toBe(before);
		return paper.textContent();
	};
	for (let text = await next(first); text !== first; text = await next(text)) {
		seen.add(text);
		expect(text).not.toContain("…");
		expect(await paper.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThan(2);
	}
	expect(seen.size).toBeGreaterThanOrEqual(3);
	expect(complaints).toEqual([]);
	await page.context().close();
});

test("the podium is ordered by rank, the winner has the crown, and the host's desk opens below its button", {
	timeout: 900_000,
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

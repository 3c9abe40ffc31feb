import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Koa from "koa";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pages } from "../../../gateway/pages/pages.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, withBrowser } from "../../players/browser/browser-set-up.ts";
import { takePictures } from "../../players/browser/screenshots.ts";
import { DIST } from "../../support/dist.ts";
import { type Plotluck, startPlotluck } from "../../support/plotluck.ts";

withBrowser();

const PHONE = { width: 390, height: 844 };

let plotluck: Plotluck;
/** A copy of the build, which the tests replace by newer versions. */
let dist: string;
beforeAll(async () => {
	dist = await mkdtemp(join(tmpdir(), "plotluck-dist-"));
	await Promise.all(
		["web", "workflows.js"].map((part) =>
			cp(join(DIST, part), join(dist, part), { recursive: true }),
		),
	);
	plotluck = await startPlotluck({}, { dist });
});
afterAll(async () => {
	await plotluck.stop();
	await rm(dist, { recursive: true });
});

const open = async (name: string) =>
	BrowserPlayer.open(browser, name, PHONE, { serviceWorkers: "allow" });

/** Waits until the service worker has everything that it keeps. */
const installed = async (page: Page) => {
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
};

const keptAddresses = (page: Page) =>
	page.evaluate(async () => {
		const kept = [];
		for (const name of await caches.keys())
			for (const { url } of await (await caches.open(name)).keys())
				kept.push(new URL(url).pathname);
		return kept;
	});

test("browsers offer to install the site: its manifest is complete, and its icons load", async () => {
	const { page } = await open("Mika");
	await page.goto(plotluck.url);
	const address = await page.locator("link[rel=manifest]").getAttribute("href");
	const manifest = await (await fetch(plotluck.url + address)).json();
	expect(manifest).toMatchObject({
		...{ name: "Plotluck", short_name: "Plotluck", start_url: "/", display: "standalone" },
		...{ theme_color: expect.stringMatching(/^#/), background_color: expect.stringMatching(/^#/) },
	});
	const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
	const uses = icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`).sort();
	expect(uses).toEqual(["any 192x192", "any 512x512", "maskable 192x192", "maskable 512x512"]);
	for (const { src, sizes } of icons) {
		const size = await page.evaluate(async (from) => {
			const picture = await createImageBitmap(await (await fetch(from)).blob());
			return `${picture.width}x${picture.height}`;
		}, src);
		expect([src, size]).toEqual([src, sizes]);
	}
	await page.context().close();
});

test("without a server the site says so, in the player's theme, and goes on by itself", async () => {
	const { page } = await open("Mika");
	await page.goto(plotluck.url);
	await page.evaluate(() => {
		localStorage.playerTheme = "1";
	});
	await installed(page);
	await plotluck.server.stop();
	await page.goto(`${plotluck.url}/howtoplay`);
	const heading = page.getByRole("heading", { level: 1 });
	expect(await heading.textContent()).toBe("The line to the kitchen’s gone dead");
	expect(await page.locator("html").getAttribute("data-theme")).toBe("noir");
	expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(/Atkinson/);
	expect(await page.getByText("Your text is kept here.").isVisible()).toBe(false);
	await page.evaluate(() => {
		localStorage["draft:7:12"] = "Once upon a time";
	});
	await page.reload();
	expect(await page.getByText("Your text is kept here.").isVisible()).toBe(true);
	await page.evaluate("document.cookie = 'language=ja; path=/'");
	await page.reload();
	expect(await heading.textContent()).toBe("厨房との線が切れました");
	expect(await page.locator("html").getAttribute("lang")).toBe("ja");
	await takePictures(page, "offline-ja", PHONE);
	await page.evaluate("document.cookie = 'language=; path=/; max-age=0'");
	await page.reload();
	await takePictures(page, "offline", PHONE, { width: 320, height: 568 });
	const cut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect(cut).toBeLessThanOrEqual(0);
	await plotluck.startAgain();
	await page.getByRole("heading", { name: "How to play" }).waitFor();
	expect(new URL(page.url()).pathname).toBe("/howtoplay");
	await page.context().close();
});

test.each([
	["de-AT", "Die Leitung zur Küche ist gekappt", "Offline | Plotluck"],
	["pt-PT", "Cortaram o telefone da cozinha", "Sem conexão | Plotluck"],
	["sw", "The line to the kitchen’s gone dead", "Offline | Plotluck"],
])(
	"a browser that asks for %s gets the offline page in the best language",
	async (locale, heading, title) => {
		const { page } = await BrowserPlayer.open(browser, "Mika", PHONE, {
			serviceWorkers: "allow",
			locale,
		});
		await page.goto(plotluck.url);
		await installed(page);
		await plotluck.server.stop();
		await page.goto(`${plotluck.url}/about`);
		expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(heading);
		expect(await page.title()).toBe(title);
		await plotluck.startAgain();
		await page.context().close();
	},
);

test("calls, other pages and what people write are never in the browser's cache", async () => {
	const player = await open("Mika");
	const { page } = player;
	await page.goto(plotluck.url);
	await installed(page);
	const code = await player.createRoom(plotluck.url, "solo");
	await player.sees("Open the book");
	for (const path of ["/view/no-such-one", "/last/1", "/user", `/game/${code}`])
		await page.goto(plotluck.url + path);
	await player.sees("Open the book");
	const kept = await keptAddresses(page);
	expect(kept).toContain("/offline.html");
	const isShell =
		/^\/(assets\/[^/]+\.(js|css|woff2|svg)|offline\.(html|js)|first-paint\.js|favicon\.svg)$/;
	const others = kept.filter((path) => !isShell.test(path));
	expect(others.filter((path) => path !== "/" && path !== `/game/${code}`)).toEqual([]);
	await page.context().close();
});

test("a newer version leaves a running game alone, and takes over between two other pages", async () => {
	const player = await open("Mika");
	const { page } = player;
	await page.goto(plotluck.url);
	await installed(page);
	await player.createRoom(plotluck.url, "solo", { num_switches: 1, faster_phases: true });
	await player.sees("Open the book");
	await page.evaluate(() => Object.assign(window, { sameDocument: true }));
	const isSame = () => page.evaluate(() => "sameDocument" in window);

	await deploy("newer");
	await page.evaluate(async () => {
		const registration = await navigator.serviceWorker.ready;
		await registration.update();
		while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
	});
	await player.press("Open the book");
	await player.press("I’m ready");
	const names = page.getByRole("textbox");
	for (const i of [0, 1]) await names.nth(i).fill(`Name ${i}`);
	await page.getByText("ALL AGES", { exact: true }).click();
	await player.press("These are the ones");
	await player.write(1, "Once.");
	await player.sees("saved");
	expect(await isSame()).toBe(true);

	// The way out of the game is in the same document too, so nothing is lost with it.
	await page.getByRole("button", { name: "Way out" }).click();
	await player.press("Leave");
	await page.getByRole("heading", { name: /Bring a character/ }).waitFor();
	expect([await isSame(), new URL(page.url()).pathname]).toEqual([true, "/"]);

	// Where the change takes longer than five seconds, a later way takes the new version.
	while (await isSame()) {
		await player.press("your card");
		await page.getByRole("link", { name: "How to play" }).click();
		await page.getByRole("heading", { name: "How to play" }).waitFor();
		await page.locator('header a[href="/"]').click();
		await page.getByRole("heading", { name: /Bring a character/ }).waitFor();
	}
	expect(await page.locator("meta[name=version]").getAttribute("content")).toBe("newer");
	// waitForFunction waits for no promise.
	const isTaken = () =>
		page.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null);
	await expect.poll(isTaken, { timeout: 30_000 }).toBe(true);
	expect(player.complaints).toEqual([]);
	await page.context().close();
});

/** Puts another version of the pages on the server. */
async function deploy(version: string): Promise<void> {
	const change = async (file: string, from: RegExp, to: string) => {
		const path = join(dist, "web", file);
		const text = (await readFile(path, "utf8")).replace(from, to);
		await writeFile(path, text);
		for (const end of [".br", ".gz"]) await rm(path + end, { force: true });
	};
	const meta = `<meta name="version" content="${version}" /></head>`;
	const built = await readdir(join(dist, "web", ".vite"));
	const made = built.filter((name) => /^made-.*\.html$/.test(name));
	for (const document of ["index.html", ...made.map((name) => `.vite/${name}`)])
		await change(document, /(<meta name="version"[^>]*>)?<\/head>/, meta);
	await change("service-worker.js", /$/, `\n// ${version}`);
}

test("SERVICE_WORKER=false takes the service worker and its cache away", async () => {
	const { page } = await open("Mika");
	await page.goto(plotluck.url);
	await installed(page);
	expect(await keptAddresses(page)).not.toEqual([]);
	await plotluck.server.stop();
	const app = new Koa();
	app.use(pages(join(dist, "web"), { previewOf: async () => null, serviceWorker: false }));
	const server = app.listen(Number(new URL(plotluck.url).port), "127.0.0.1");
	try {
		await page.goto(plotluck.url);
		const left = () =>
			page.evaluate(async () => ({
				workers: (await navigator.serviceWorker.getRegistrations()).length,
				caches: await caches.keys(),
			}));
		await expect.poll(left, { timeout: 30_000 }).toEqual({ workers: 0, caches: [] });
	} finally {
		server.closeAllConnections();
		await new Promise((resolve) => server.close(resolve));
	}
	await plotluck.startAgain();
	await page.context().close();
});

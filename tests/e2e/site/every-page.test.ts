import type { Page } from "playwright-core";
import { matchRoutes } from "react-router-dom";
import { expect, test } from "vitest";
import { ROUTES } from "../../../web/routes.tsx";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { barriersOn } from "../../players/browser/checks/axe.ts";
import { faultsInEveryTheme } from "../../players/browser/every-theme.ts";
import { takenOver } from "../../players/browser/loading.ts";
import { takePictures } from "../../players/browser/screenshots.ts";

withPlotluck();

/** The routes of the specification. */
const SPECIFIED = [
	...["/", "/user", "/user/setup", "/play", "/play/create", "/play/join", "/game/ABCD"],
	...["/howtoplay", "/about", "/contact", "/bugreport", "/terms", "/privacy", "/codeofconduct"],
	...["/blog", "/supportus", "/supporter", "/thankyou", "/zine", "/drawing", "/view/abc"],
];
/** An address for each route with a parameter. Only the blog entry exists. */
const SAMPLES: Record<string, string> = {
	"/blog/:slug": "/blog/a-part-a-day",
	"/sign-in/:uid": "/sign-in/no-such-one",
	"/game/:roomCode": "/game/QQQQ",
	"/last/:id": "/last/1",
	"/library/:id": "/library/1",
	"/table/:key": "/table/no-such-one",
	"/view/:shortcut": "/view/no-such-one",
};
const ADDRESSES = ROUTES.map(({ path }) => path)
	.filter((path) => path !== "*" && !path.startsWith("/dev/"))
	.flatMap((path) => (path.includes(":") ? (SAMPLES[path] ?? []) : path));

/** Pages of one component with other words; the themes are looked at on the first of them. */
const TEXT_PAGES = [
	"/howtoplay",
	...["/codeofconduct", "/about", "/contact", "/terms", "/privacy"],
];

const PHONE = { width: 390, height: 844 };
const SMALLEST = { width: 320, height: 568 };
/** The CSS pixels of a window of 1280 x 800 at 200 %. */
const ZOOMED = { width: 640, height: 400 };
/** The browser reports every refused call as an error, also those that the page explains. */
const REFUSED_CALL = /the server responded with a status of 4\d\d/;

const PROFILE = { playerName: "Mika", playerSprite: "3", playerMature: "true" };

interface Visitor {
	player: BrowserPlayer;
	page: Page;
	visit: (address: string) => Promise<void>;
}

/** Opens pages with a profile and reduced motion. */
async function visitor(): Promise<Visitor> {
	const player = await BrowserPlayer.open(browser, "Mika", PHONE);
	const { page } = player;
	await page.addInitScript((kept) => void Object.assign(localStorage, kept), PROFILE);
	const visit = async (address: string) => {
		await page.goto(plotluck.url + address);
		await settled(page);
	};
	return { player, page, visit };
}

/** Waits until the app has a page with its heading and nothing on it loads any more. */
async function settled(page: Page): Promise<void> {
	await takenOver(page);
	await page.locator("[data-page] :is(h1, h2):not([aria-busy=true] > h1)").first().waitFor();
	await page.waitForLoadState("networkidle");
}

/**
 * Presses Tab through a page. Returns the controls that it does not reach, and the links and
 * buttons that do not show that they have the focus.
 */
async function reachByTab(page: Page): Promise<string[]> {
	const count = await page.evaluate(awaitFocus);
	// Twice around at most: the focus may begin in the middle, and controls may come late.
	const unreached = page.locator("[data-unreached]");
	for (let i = 0; i <= 2 * count && (await unreached.count()) > 0; i++)
		await page.keyboard.press("Tab");
	const missed = page.locator("[data-unreached], [data-unmarked]");
	return missed.evaluateAll((all) => all.map((one) => one.outerHTML));
}

/** Marks the controls of the page until they get the focus. Returns their number. Runs in the page. */
function awaitFocus(): number {
	const isRadio = (control: Element): control is HTMLInputElement =>
		control instanceof HTMLInputElement && control.type === "radio";
	const groups = new Set<string>();
	const controls = document.querySelectorAll<HTMLElement>(
		"a[href], button:enabled, input:enabled, textarea, select, summary, [tabindex='0']",
	);
	for (const control of controls) {
		// One radio button of a group takes part.
		const isOther =
			isRadio(control) &&
			(groups.has(control.name) ||
				!!control.form?.querySelector(
					`[name="${control.name}"]:checked:not([value="${control.value}"])`,
				));
		if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true })) continue;
		if (isRadio(control)) groups.add(control.name);
		if (!isOther) control.dataset.unreached = "";
	}
	document.addEventListener("focusin", ({ target }) => {
		const control = target as HTMLElement;
		if (isRadio(control))
			for (const radio of document.querySelectorAll<HTMLInputElement>("input[type=radio]"))
				if (radio.name === control.name) delete radio.dataset.unreached;
		delete control.dataset.unreached;
		if (control.matches("a, button") && getComputedStyle(control).outlineStyle === "none")
			control.dataset.unmarked = "";
	});
	return controls.length;
}

test("every route of the specification has a page of its own", () => {
	for (const path of SPECIFIED)
		expect([path, matchRoutes(ROUTES, path)?.at(-1)?.route.path]).not.toEqual([path, "*"]);
	for (const { path } of ROUTES)
		if (path.includes(":"))
			expect(SAMPLES, "a sample address for the route").toHaveProperty([path]);
});

/** Returns the faults of a page's links, and adds the links within the site to `open`. */
async function linkFaults(page: Page, open: string[]): Promise<string[]> {
	const links = await page.locator("a[href]").evaluateAll((all) =>
		all.map((link) => {
			const { href, rel, target } = link as HTMLAnchorElement;
			return { href, rel, target };
		}),
	);
	return links.flatMap(({ href, rel, target }) => {
		if (!/^https?:/.test(href)) return [];
		const { origin, pathname, search } = new URL(href);
		if (origin === plotluck.url) open.push(pathname + search);
		// This server is configured with no other site.
		else return [`${href} leaves the site`];
		return target === "_blank" && !/no(opener|referrer)/.test(rel) ? [`${href} has no rel`] : [];
	});
}

/** Returns the sizes at which a page scrolls sideways: a small phone, and 1280 pixels at 200 %. */
async function sidewaysFaults(page: Page, name: string): Promise<string[]> {
	const faults: string[] = [];
	for (const size of [SMALLEST, ZOOMED]) {
		await page.setViewportSize(size);
		const cut = await page.evaluate(() => {
			const boxes = [document.documentElement, ...document.querySelectorAll("main")];
			return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
		});
		if (cut > 0) faults.push(`${cut} pixels are cut off at ${size.width}`);
	}
	await takePictures(page, name, SMALLEST, PHONE, { width: 1280, height: 800 });
	await page.setViewportSize(PHONE);
	return faults;
}

/** Returns the animations that run although the visitor asks for less motion. */
const motions = (page: Page): Promise<string[]> =>
	page.evaluate(() =>
		document
			.getAnimations()
			.filter(({ playState }) => playState === "running")
			.map(({ effect }) => `${(effect as KeyframeEffect).target?.className} moves`),
	);

test("every page leads on to pages, and works for everybody", { timeout: 900_000 }, async () => {
	const { player, page, visit } = await visitor();
	const open = [...ADDRESSES];
	const seen = new Set<string>();
	const faults: string[] = [];
	for (let address = open.pop(); address !== undefined; address = open.pop()) {
		if (seen.has(address)) continue;
		seen.add(address);
		const { pathname } = new URL(address, plotluck.url);
		if (/\.\w+$/.test(pathname)) {
			const answer = await page.request.get(plotluck.url + address);
			if (!answer.ok()) faults.push(`${address}: its status is ${answer.status()}`);
			continue;
		}
		await visit(address);
		const there = new URL(page.url()).pathname;
		const title = await page.title();
		const found = [
			...(there === pathname ? [] : [`it leads to ${there}`]),
			...(there === "/" || /.+ \| Plotluck$/.test(title) ? [] : [`its title is ${title}`]),
			...(await linkFaults(page, open)),
			...(await motions(page)),
			// Pages of one route differ in their texts, so one of them is enough for the rest.
			...(ADDRESSES.includes(address) ? await barriersFor(page, address) : []),
			...player.complaints.splice(0).filter((what) => !REFUSED_CALL.test(what)),
		];
		faults.push(...found.map((fault) => `${address}: ${fault}`));
	}
	expect(faults).toEqual([]);
	expect(seen.size).toBeGreaterThan(ADDRESSES.length + 10);
});

/** Returns what keeps people out who use no pointer, a screen reader, or a small window. */
const barriersFor = async (page: Page, address: string): Promise<string[]> => [
	...(await reachByTab(page)),
	...(await sidewaysFaults(page, `page-${address.replaceAll(/\W/g, "-")}`)),
	...(TEXT_PAGES.indexOf(address) > 0 ? await barriersOn(page) : await faultsInEveryTheme(page)),
];

test("an unknown address shows the home page", async () => {
	const { page } = await visitor();
	await page.goto(`${plotluck.url}/no/such/page`);
	await page.waitForURL(`${plotluck.url}/`);
});

test("every page works where the browser keeps nothing", { timeout: 900_000 }, async () => {
	const player = await BrowserPlayer.open(browser, "Mika", PHONE);
	const { page } = player;
	await page.addInitScript(() => {
		for (const name of ["localStorage", "sessionStorage"])
			Object.defineProperty(window, name, {
				get() {
					throw new DOMException("Access is denied", "SecurityError");
				},
			});
	});
	for (const address of ADDRESSES) {
		await page.goto(plotluck.url + address);
		await settled(page);
	}
	expect(player.complaints.filter((what) => !REFUSED_CALL.test(what))).toEqual([]);
});

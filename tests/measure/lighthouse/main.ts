import { writeFile } from "node:fs/promises";
import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import lighthouse, { type RunnerResult } from "lighthouse";
import { chromium } from "playwright-core";
import { STATUS } from "#game/status.ts";
import { root } from "../../../supervisor/paths.mjs";
import { freePort } from "../../../supervisor/ports.mjs";
import { runUntilShutdown } from "../../../supervisor/server/shutdown.mjs";
import { ensureChromium } from "../../../supervisor/testing/chromium.mjs";
import { playTo, QUICK } from "../../players/wire/game.ts";
import { call, WirePlayer } from "../../players/wire/player.ts";
import { SupervisedPlotluck } from "../../support/supervised-plotluck.ts";

/**
 * `npm run stress -- lighthouse`: measures five pages as a phone on a slow line sees them at its first visit,
 * and compares the medians with the required scores.
 */
const { values } = parseArgs({ options: { runs: { type: "string", default: "3" } } });
const RUNS = Number(values.runs);

const REQUIRED = { performance: 96, accessibility: 100, "best-practices": 100, seo: 100 };
type Category = keyof typeof REQUIRED;
const CATEGORIES = Object.keys(REQUIRED) as Category[];
/** What strangers meet first has to be the fastest. No search engine may list a room. */
const OF_PAGE: Record<string, Partial<typeof REQUIRED>> = {
	home: { performance: 98 },
	"an invitation": { performance: 98, seo: 0 },
};

/** The profile of a visitor of join, which leads others to the profile page. */
const PROFILE = { playerName: "Mika", playerSprite: "3", playerMature: "true" };

const write = (text: string) => void process.stdout.write(`${text}\n`);
const median = (numbers: number[]): number =>
	numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Plays a game for one and shares its story. Returns the path of the shared story. */
async function shareStory(url: string): Promise<string> {
	const settings = { ...QUICK, game_mode: "solo_mode" };
	const writer = await WirePlayer.host(url, settings, "Mika", false);
	await playTo([writer], STATUS.results);
	const [story] = writer.player.own_stories;
	const { body } = await call(url, "PUT", `/stories/${story}`, { secret: writer.seat.secret });
	writer.leave();
	return `/view/${body.shortcut}`;
}

/** Measures a page in a browser that has seen nothing of the site. */
async function measure(address: string, kept: object): Promise<RunnerResult["lhr"]> {
	const port = await freePort();
	const context = await chromium.launchPersistentContext("", {
		executablePath: await ensureChromium(),
		args: [`--remote-debugging-port=${port}`, "--no-sandbox", "--disable-background-networking"],
	});
	try {
		const page = await context.newPage();
		// A file of the site that loads nothing else.
		await page.goto(new URL("/robots.txt", address).href);
		await page.evaluate((items) => Object.assign(localStorage, items), kept);
		const flags = { port, disableStorageReset: true, onlyCategories: CATEGORIES, output: "json" };
		const result = await lighthouse(address, { ...flags, output: "json", logLevel: "error" });
		if (!result) throw new Error(`Lighthouse did not measure ${address}`);
		return result.lhr;
	} finally {
		await context.close();
	}
}

/** Returns the titles of the audits that cost a score other than performance its 100. */
const faults = ({ audits, categories }: RunnerResult["lhr"]): string[] =>
	CATEGORIES.filter((name) => name !== "performance").flatMap((name) =>
		(categories[name]?.auditRefs ?? [])
			.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
			.map(({ id }) => `${name}: ${audits[id]?.title}`),
	);

const code = await runUntilShutdown(async (onShutdown) => {
	const plotluck = await SupervisedPlotluck.start();
	onShutdown(() => plotluck.remove());
	const host = await WirePlayer.host(plotluck.url, QUICK, "Alma");
	const pages = {
		home: "/",
		"an invitation": `/game/${host.seat.room_code}`,
		join: "/play/join",
		"how to play": "/howtoplay",
		"a shared story": await shareStory(plotluck.url),
	};
	const report: Record<string, unknown>[] = [];
	for (const [name, path] of Object.entries(pages)) {
		const results: RunnerResult["lhr"][] = [];
		for (let run = 0; run < RUNS; run++)
			results.push(await measure(plotluck.url + path, name === "join" ? PROFILE : {}));
		const scores = Object.fromEntries(
			CATEGORIES.map((category) => [
				category,
				median(
					results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)),
				),
			]),
		);
		const seconds = (audit: string) =>
			(median(results.map(({ audits }) => audits[audit]?.numericValue ?? 0)) / 1000).toFixed(2);
		const required = { ...REQUIRED, ...OF_PAGE[name] };
		const missed = CATEGORIES.filter((category) => (scores[category] ?? 0) < required[category]);
		report.push({ name, path, scores, missed, load: loadavg()[0] });
		write(
			[
				name.padEnd(16),
				...CATEGORIES.map((category) => `${category} ${scores[category]}`),
				`first paint ${seconds("first-contentful-paint")} s`,
				`largest ${seconds("largest-contentful-paint")} s`,
				`blocked ${seconds("total-blocking-time")} s`,
				`shift ${median(results.map(({ audits }) => audits["cumulative-layout-shift"]?.numericValue ?? 0)).toFixed(3)}`,
				missed.length > 0 ? "NO" : "yes",
			].join("  "),
		);
		for (const fault of new Set(results.flatMap(faults))) write(`  ${fault}`);
	}
	write(
		`Load of the machine: ${loadavg()
			.map((load) => load.toFixed(1))
			.join(", ")}`,
	);
	await writeFile(join(root, "dist", "lighthouse.json"), JSON.stringify(report, null, "\t"));
	return report.every(({ missed }) => (missed as string[]).length === 0) ? 0 : 1;
});
process.exit(code);

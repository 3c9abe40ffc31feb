import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { GAME_MODES, type GameMode } from "#game/settings.ts";
import { root } from "../../../supervisor/paths.mjs";
import { runUntilShutdown } from "../../../supervisor/server/shutdown.mjs";
import { BROWSER_SETTINGS, clickAnything } from "../../players/browser/browser-monkey.ts";
import { startBrowser } from "../../players/browser/browser-player.ts";
import { MonkeyRoom } from "../../players/monkeys/monkey-room.ts";
import { drawScript, type MonkeyScript } from "../../players/monkeys/script.ts";
import { shrink } from "../../players/monkeys/shrink.ts";
import { startPlotluck } from "../../support/plotluck.ts";
import { HURRIED, shortLimits } from "../../support/short-limits.ts";

/**
 * `npm run stress -- monkeys --games 40 --seed N`: plays games of monkeys over the wire, and one in
 * browsers for every ten of them. A failing game of the wire is shrunk to the steps that it takes,
 * and written to dist/monkeys-SEED.json.
 */
const { values } = parseArgs({
	options: {
		games: { type: "string", default: "40" },
		seed: { type: "string", default: String(Date.now() % 1_000_000) },
		/** Games at a time, as many as a machine plays without delays. */
		at_once: { type: "string", default: "8" },
		/** Games that are played to shrink one that failed; 0 shrinks none. */
		tries: { type: "string", default: "24" },
		/** Clicks of each game in browsers; 0 plays none. */
		clicks: { type: "string", default: "300" },
	},
});
const seed = Number(values.seed);
/** Clicks in each phase before the pages only press what leads to the next phase. */
const EACH = 40;
const write = (text: string) => void process.stdout.write(`${text}\n`);

/** Returns the game of a seed: each mode in turn, at tables of 2 to 6. */
function scriptOf(one: number): MonkeyScript {
	const mode: GameMode = GAME_MODES[one % GAME_MODES.length] ?? "default";
	return drawScript(mode, mode === "solo_mode" ? 1 : 2 + (one % 5), one);
}

async function playAll(url: string): Promise<number> {
	const faults = new Map<number, string[]>();
	const seeds = Array.from({ length: Number(values.games) }, (_, i) => seed + i);
	const playing = Array.from({ length: Number(values.at_once) }, async () => {
		for (let one = seeds.shift(); one !== undefined; one = seeds.shift()) {
			const found = await new MonkeyRoom(url, scriptOf(one)).play();
			write(`seed ${one}: ${found.length === 0 ? "no rule is broken" : found.join("\n- ")}`);
			if (found.length > 0) faults.set(one, found);
		}
	});
	await Promise.all(playing);
	for (const one of faults.keys()) await keepShortest(url, one);
	write(`${values.games} games from seed ${seed}, ${faults.size} break a rule`);
	const broken = await clickAll(url);
	return faults.size + broken === 0 ? 0 : 1;
}

/** Plays the games in browsers. Returns how many break a rule. */
async function clickAll(url: string): Promise<number> {
	const clicks = Number(values.clicks);
	if (clicks === 0) return 0;
	const browser = await startBrowser();
	let broken = 0;
	for (let one = seed; one < seed + Math.ceil(Number(values.games) / 10); one++) {
		const mode = ["default", "otp", "self-insert", "missing-history"][one % 4] ?? "default";
		const pages = 2 + (one % 2);
		const settings = { ...BROWSER_SETTINGS, read_together: one % 3 === 0 };
		const game = { seed: one, mode, pages, clicks, each: EACH, settings };
		const found = await clickAnything(browser, url, game);
		write(`pages, seed ${one}: ${found.length === 0 ? "no rule is broken" : found.join("\n- ")}`);
		if (found.length > 0) broken++;
	}
	await browser.close();
	return broken;
}

/** Writes the fewest steps that still fail to a file. */
async function keepShortest(url: string, one: number): Promise<void> {
	const script = scriptOf(one);
	const fails = async (steps: MonkeyScript["steps"]) =>
		(await new MonkeyRoom(url, { ...script, steps }).play()).length > 0;
	const steps = await shrink(script.steps, fails, Number(values.tries));
	const file = join(root, "dist", `monkeys-${one}.json`);
	await writeFile(file, JSON.stringify({ ...script, steps }));
	write(
		`seed ${one} fails with ${steps.length} of ${script.steps.length} steps, see ${file}\nAgain: npm run stress -- monkeys --games 1 --seed ${one}`,
	);
}

const code = await runUntilShutdown(async (onShutdown) => {
	write(`seed ${seed}`);
	const rooms = await shortLimits(HURRIED);
	onShutdown(rooms.remove);
	const env = { PREMIUM_ENABLED: "false", LOG_LEVEL: "silent" };
	const plotluck = await startPlotluck(env, { dist: rooms.dist });
	onShutdown(plotluck.stop);
	return playAll(plotluck.url);
});
process.exit(code);

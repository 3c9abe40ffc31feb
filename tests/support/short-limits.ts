import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DIST } from "./dist.ts";

/** Countdowns before parts of a tenth of a second. */
export const SHORT_INTROS = { intro: 100, introFast: 100 };

/** Short intros, and seconds in place of minutes in phases. */
export const HURRIED = {
	...SHORT_INTROS,
	quickStart: 5000,
	minors: 2000,
	characters: 5000,
	storyCreate: 3000,
	title: 3000,
	censoring: 10_000,
	readingDrop: 3000,
};

/**
 * Returns bundled workflows in which only these limits are changed (ms, by their names in
 * #game/limits.ts).
 */
export function withLimits(bundle: string, limits: Record<string, number>): string {
	let rooms = bundle;
	for (const [name, ms] of Object.entries(limits)) {
		const before = rooms;
		rooms = rooms.replaceAll(
			new RegExp(`(\\b${name}): \\d+ \\* (?:second|minute)\\b`, "g"),
			`$1: ${ms}`,
		);
		if (rooms === before)
			throw new Error(`The built rooms must have a limit ${name} in seconds or minutes (got none)`);
	}
	return rooms;
}

/** Returns bundled workflows in which each roll of the dice is this number. */
function withDice(bundle: string, dice: number): string {
	const rooms = bundle.replace("random: Math.random", `random: () => ${dice}`);
	if (rooms === bundle) throw new Error("The built rooms must have the random numbers of a turn");
	return rooms;
}

/** Returns a folder with the builds, whose workflows are changed only in these limits and dice. */
export async function shortLimits(
	limits: Record<string, number>,
	dice?: number,
): Promise<{ dist: string; remove(): Promise<void> }> {
	const short = withLimits(await readFile(join(DIST, "workflows.js"), "utf8"), limits);
	const rooms = dice === undefined ? short : withDice(short, dice);
	const dist = await mkdtemp(join(tmpdir(), "plotluck-dist-"));
	await writeFile(join(dist, "workflows.js"), rooms);
	for (const folder of ["web", "texts", "pictures"])
		await symlink(join(DIST, folder), join(dist, folder));
	return { dist, remove: () => rm(dist, { recursive: true }) };
}

import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { BACKUP_NOTE, noteIn } from "./database-pair.mjs";

/** How many copies are kept: the newest of each of the last days, and of each of the last weeks. */
const DAYS = 7;
const WEEKS = 4;

/** A copy made by BACKUP_EVERY, whose name is its time. Nothing else is ever removed. */
const NAME = /^plotluck-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/;

/**
 * Returns the name of a new copy: its time in UTC.
 * @param {Date} [now]
 */
export const newName = (now = new Date()) =>
	`plotluck-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;

/**
 * Returns which of these copies can go. The newest always stays.
 * @param {readonly string[]} names of complete copies
 * @returns {string[]}
 */
export function outdated(names) {
	const newest = names
		.filter((name) => NAME.test(name))
		.sort()
		.reverse();
	const kept = new Set([
		...firstOfEach(newest, dayOf).slice(0, DAYS),
		...firstOfEach(newest, weekOf).slice(0, WEEKS),
	]);
	return newest.filter((name) => !kept.has(name));
}

/**
 * Removes the copies of a folder that can go, and those that a killed process has left unfinished.
 * One whose note cannot be read stays.
 * @param {string} folder
 * @param {Date} [now]
 */
export async function removeOld(folder, now = new Date()) {
	if (!existsSync(folder)) return;
	const names = (await readdir(folder)).filter((name) => NAME.test(name));
	/** @type {string[]} */
	const complete = [];
	/** @type {string[]} */
	const unfinished = [];
	for (const name of names)
		if (await noteIn(join(folder, name))) complete.push(name);
		else if (!(await readdir(join(folder, name))).includes(BACKUP_NOTE)) unfinished.push(name);
	const newest = complete.toSorted().at(-1) ?? "";
	const dayAgo = newName(new Date(now.getTime() - DAY_MS));
	// A later one without its note may be at work.
	const isDead = (/** @type {string} */ name) => name < newest || name < dayAgo;
	for (const name of [...outdated(complete), ...unfinished.filter(isDead)])
		await rm(join(folder, name), { recursive: true, force: true });
}

/**
 * Returns the first name of each group.
 * @param {string[]} names
 * @param {(name: string) => string | number} groupOf
 */
const firstOfEach = (names, groupOf) =>
	names.filter((name, i) => names.findIndex((other) => groupOf(other) === groupOf(name)) === i);

/** @param {string} name */
const dayOf = (name) => NAME.exec(name)?.[1] ?? "";

const DAY_MS = 86_400_000;

/**
 * Returns the number of a copy's week, which begins on a Monday (1970-01-01 was a Thursday).
 * @param {string} name
 */
const weekOf = (name) => Math.floor((Date.parse(`${dayOf(name)}T00:00:00Z`) / DAY_MS + 3) / 7);

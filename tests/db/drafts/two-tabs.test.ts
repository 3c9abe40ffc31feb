import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Db } from "../../../db/connection.ts";
import { entryWriter, readEntries } from "../../../db/drafts/entries.ts";
import { draftWriter } from "../../../db/drafts/part-drafts.ts";
import { readParts } from "../../../db/parts.ts";
import { openRoom } from "../../../db/rooms.ts";
import { tempAddress } from "../../support/postgres/address.ts";
import { openUntilEnd, tempDatabase } from "../temp-database.ts";

/** One save of a tab, so many ms after the answer to the one before it. */
interface Save {
	after: number;
	hurry: boolean;
}

/** What the tabs of one seat save in one part, by the age of their connections. */
type Script = Save[][];

/** What a tab was answered. */
interface Answered {
	connection: number;
	text: string;
	outcome: "saved" | "closed";
	/** The places of the question and the answer in the order of all of one script. */
	asked: number;
	answered: number;
}

/** Longer than a group waits for more drafts, and often no time at all. */
const save = fc.record({
	after: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 60 })),
	hurry: fc.boolean(),
});
const script = fc.array(fc.array(save, { maxLength: 4 }), { minLength: 2, maxLength: 3 });

/** How the tabs save, and what is stored afterwards, by the number of the script. */
interface Store {
	save(tab: number, of: number, text: string, hurry: boolean): Promise<"saved" | "closed">;
	stored(of: number): Promise<string | undefined>;
}

/** Lets each tab save in order, all tabs beside each other. */
async function play(script: Script, of: number, store: Store): Promise<Answered[]> {
	let steps = 0;
	const tabs = script.map(async (saves, tab) => {
		const answers: Answered[] = [];
		for (const [i, { after, hurry }] of saves.entries()) {
			if (after > 0) await pause(after);
			const text = `text ${i} of tab ${tab}`;
			const asked = ++steps;
			const outcome = await store.save(tab, of, text, hurry);
			answers.push({ connection: tab, text, outcome, asked, answered: ++steps });
		}
		return answers;
	});
	return (await Promise.all(tabs)).flat();
}

/** Returns what is wrong with the answers, or null. */
function fault(answers: Answered[], stored: string | undefined): string | null {
	const saved = answers.filter(({ outcome }) => outcome === "saved");
	const newest = Math.max(...saved.map(({ connection }) => connection));
	const last = saved.filter(({ connection }) => connection === newest).at(-1)?.text;
	if (stored !== last) return `“${stored}” is stored in place of “${last}”`;
	const late = saved.find((one) =>
		saved.some((other) => other.connection > one.connection && other.answered < one.asked),
	);
	if (late) return `“${late.text}” is acknowledged after a save of a newer tab`;
	const refused = answers.find(
		({ connection, outcome }) =>
			outcome === "closed" && !answers.some((other) => other.connection > connection),
	);
	return refused ? `“${refused.text}” of the newest tab is refused` : null;
}

const oneDatabase = async (db: Db) => [db, db, db];

/** The databases of the tabs, by the age of their connections. */
const SURROUNDINGS = [
	{ name: "SQLite", databases: async () => oneDatabase(await tempDatabase()) },
	{
		name: "Postgres",
		databases: async () => oneDatabase(await openUntilEnd(await tempAddress({ migrated: true }))),
	},
	{
		name: "Postgres, with a process for each tab",
		databases: async () => {
			const address = await tempAddress({ migrated: true });
			const open = () => openUntilEnd(address);
			return [await open(), await open(), await open()];
		},
	},
];

const KINDS: Record<string, (databases: Db[], gameId: number) => Store> = {
	part: (databases, gameId) => ({
		save: (tab, of, content, hurry) =>
			draftWriter(databases[tab] as Db).save(
				{ submissionId: of, gameId, content, words: 4, connection: tab },
				hurry,
			),
		stored: async (of) => (await readParts(databases[0] as Db, [of])).get(of),
	}),
	entry: (databases, gameId) => ({
		save: (tab, of, body, hurry) =>
			entryWriter(databases[tab] as Db).save(
				{
					...{ playerId: of, stage: 3, action: "story/title", storyId: 0 },
					...{ gameId, body, connection: tab },
				},
				hurry,
			),
		stored: async (of) => (await readEntries(databases[0] as Db, [of], 3))[0]?.body,
	}),
};

describe.each(SURROUNDINGS)("on $name", ({ databases }) => {
	test.each(Object.keys(KINDS))(
		"the last acknowledged save of the newest tab is stored, in a thousand interleavings of one %s",
		async (kind) => {
			const dbs = await databases();
			const gameId = Number(await openRoom(dbs[0] as Db, "TABS", 1));
			const store = KINDS[kind]?.(dbs, gameId) as Store;
			const seed = Date.now();
			const scripts = fc.sample(script, { seed, numRuns: 1000 });
			const faults = await Promise.all(
				scripts.map(async (one, i) => {
					const found = fault(await play(one, i + 1, store), await store.stored(i + 1));
					return found && `script ${i} of seed ${seed}: ${found}`;
				}),
			);
			expect(faults.filter(Boolean).slice(0, 10)).toEqual([]);
		},
	);
});

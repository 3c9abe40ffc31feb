import { describe, expect, it } from "vitest";
import about from "../../web/pages/texts/about.ts";
import codeOfConduct from "../../web/pages/texts/code-of-conduct.ts";
import contact from "../../web/pages/texts/contact.ts";
import howToPlay from "../../web/pages/texts/how-to-play.ts";
import privacy from "../../web/pages/texts/privacy.ts";
import terms from "../../web/pages/texts/terms.ts";
import { words } from "../../web/words/index.ts";

/** This text is empty on purpose. */
const SILENT = ["words.site.save.idle"];

function emptyTexts(value: unknown, path: string): string[] {
	if (typeof value === "string") return value.trim() === "" && !SILENT.includes(path) ? [path] : [];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, part]) => emptyTexts(part, `${path}.${key}`));
}

describe("the words", () => {
	it("are never empty", () => {
		expect(emptyTexts(words, "words")).toEqual([]);
		expect(
			emptyTexts({ about, codeOfConduct, contact, howToPlay, privacy, terms }, "texts"),
		).toEqual([]);
	});

	it("keep the texts that players know word for word", () => {
		expect(words.site.profile).toMatchObject({
			noName: "NO NAME?!",
			shortName: "Name must be at least 3 characters",
		});
		expect(words.site.errors).toMatchObject({
			badMessage: "Received an invalid message from the server",
			timeout: "Request timed out. Please check your connection.",
			noPlayer: "WHERE IS YOUR PLAYER?",
		});
		expect(words.site.room).toMatchObject({
			preparing: "Getting game ready...",
			loading: "Loading....",
			invalid: "Invalid State",
			leaveResults: "Are you sure?",
		});
		expect(words.site.loading).toBe("loading...");
		expect(words.create.somethingBad("the pot fell")).toBe("something bad happened: the pot fell");
		expect(words.screens.vote.alert).toBe("YOU NEED TO VOTE FOR A STORY!");
		expect(words.screens.voters.heading).toBe("waiting for voters..");
		expect(words.screens.write.skipSteps).toEqual(["force skip all", "are you sure?", "SKIP!"]);
		expect(words.screens.results).toMatchObject({
			...{ fanfics: "FANFICS", writers: "WRITERS", category: "Category", result: "Result" },
			...{ cast: "All character submissions", audience: "Audience Stats" },
		});
		expect(words.screens.exports).toMatchObject({
			downloadImage: "Download Image",
			downloadText: "Download Text",
			removed: "TEXT REMOVED",
		});
		expect(words.screens.rating).toEqual({ MATURE: "18+", ALL_AGES: "ALL AGES" });
		expect(words.site.room.leaveGame).toBe(
			"You are in the middle of a game. Are you sure you want to leave?",
		);
		expect(words.site.connection).toEqual({
			connected: "player connected",
			connecting: "connecting to server",
			reconnecting: "reconnecting to server",
			connection_error: "connection error",
			connection_lost: "connection lost, retrying...",
			connection_failed: "could not reconnect to server",
			disconnected: "player disconnected",
		});
	});

	it("give the sections of a page headings of their own, since links lead to them", () => {
		for (const { sections } of [about, codeOfConduct, contact, howToPlay, privacy, terms]) {
			const headings = sections.map(({ heading }) => heading);
			expect(new Set(headings).size).toBe(headings.length);
		}
	});
});

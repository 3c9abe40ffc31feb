import { describe, expect, test } from "vitest";
import { AVATARS, FONTS, THEMES } from "#game/catalogue.ts";
import { REFUSALS } from "#game/refusals.ts";
import { SPEEDS } from "#game/settings/speeds.ts";
import { CENSORED } from "#game/view/view-stories.ts";
import { createWords } from "#words/game/create.ts";
import { exportWords } from "#words/game/exports.ts";
import { lobbyWords } from "#words/game/lobby.ts";
import { reactionWords } from "#words/game/reactions.ts";
import { readingWords } from "#words/game/reading.ts";
import { roomWords } from "#words/game/room.ts";
import { screenWords } from "#words/game/screens.ts";
import { sharingWords } from "#words/game/sharing.ts";
import { fanficName, partName } from "#words/ordinals.ts";
import { accountWords } from "#words/site/account.ts";
import { adminWords } from "#words/site/admin.ts";
import { personWords } from "#words/site/person.ts";
import { reportWords } from "#words/site/report.ts";
import { siteWords } from "#words/site/site.ts";
import { supporterWords } from "#words/site/supporters.ts";
import { zineWords } from "#words/site/zine.ts";
import codeOfConduct from "#words/texts/code-of-conduct.ts";
import terms from "#words/texts/terms.ts";

const { room, connection } = roomWords;
const { alerts, profile } = personWords;
const { errors } = siteWords;
const { bug } = reportWords;
const { results } = readingWords;
const { write, create: cast } = screenWords;
const [loggedOut, logIn] = supporterWords.loggedOut;
const popup = accountWords.errors;

/** The sentences of a long page. */
const textOf = ({ sections }: { sections: readonly { blocks: readonly unknown[] }[] }): string =>
	sections
		.flatMap(({ blocks }) => blocks.flat())
		// The paragraph about the law, without one that the operator has named.
		.map((block) => (typeof block === "function" ? block(null) : block))
		.join(" ");

/** The section of the specification, its text, and the text that English players read. */
type Fixed = [section: string, fixed: string, shown: string];

const GAMEPLAY: Fixed[] = [
	["2 Getting game ready", "Getting game ready...", room.preparing],
	["2 Story write", "GO!", screenWords.intro.go],
	["2 Story write", "time's up", roomWords.save.closed],
	["2 Story write", "time's up", REFUSALS.timeUp],
	["2 Vote or react", "waiting for voters..", readingWords.voters.heading],
	["2 Results", "FANFICS", results.fanfics],
	["2 Results", "WRITERS", results.writers],
	["2 Results", "Download Image", sharingWords.downloadImage],
	["2 Results", "Download Text", sharingWords.downloadText],
	["2 Game stats", "Category", results.category],
	["2 Game stats", "Result", results.result],
	["2 Game stats", "All character submissions", results.cast],
	["2 Game stats", "Audience Stats", results.audience],
	["2 Fallback screens", "Invalid State", room.invalid],
	["2 Fallback screens", "Loading....", room.loading],
	["3 Enumerations", "18+", screenWords.rating.MATURE],
	["3 Enumerations", "ALL AGES", screenWords.rating.ALL_AGES],
	["3 Enumerations", "spicy, 18+", createWords.packNames.hardcore],
	["3 Enumerations", "zany face", reactionWords.zany],
	["4 Host actions", "force skip all", write.skipSteps[0]],
	["4 Host actions", "are you sure?", write.skipSteps[1]],
	["4 Host actions", "SKIP!", write.skipSteps[2]],
	["5 Award vote", "YOU NEED TO VOTE FOR A STORY!", readingWords.vote.alert],
	["5 Creating a game", "WHERE IS YOUR PLAYER?", errors.noPlayer],
	["8 Invalid JSON", "Received an invalid message from the server", errors.badMessage],
	["8 No ack", "Request timed out. Please check your connection.", errors.timeout],
	["8 Room creation", "something bad happened: oh", createWords.somethingBad("oh")],
	["8 Closing mid-results", "Are you sure?", room.leaveResults],
	[
		"8 Closing mid-game",
		"You are in the middle of a game. Are you sure you want to leave?",
		room.leaveGame,
	],
	["8 Button while busy", "loading...", siteWords.loading],
	["9 Ordinals", "eighteenth", fanficName(17).replace(" fanfic", "")],
	["9 Ordinals", "ten", partName(9).replace("part ", "")],
	["9 Downloads", "TEXT REMOVED", exportWords.removed],
	["9 Downloads", "TEXT REMOVED", CENSORED],
];

const SITE: Fixed[] = [
	["2 Home", "Guest", siteWords.card.guest],
	["2 Home", "Loading", siteWords.card.loading],
	["2 Home", "Name", siteWords.home.name],
	["2 Home", "Edit name", siteWords.home.editName],
	["2 Home", "How to play", siteWords.home.howToPlay],
	["2 Home", "Report a bug", siteWords.menu.bug],
	["2 Routes, /play", "Create game", personWords.play.create],
	["2 Routes, /play", "Enter game", personWords.play.enter],
	["2 Routes, /play", "Enter game as audience", personWords.play.audience],
	["2 Enter-game screen", "Join", personWords.join.join],
	["2 Bug report", "report a bug", bug.title],
	["2 Bug report", "you must be logged in to submit a bug report.", bug.subheader],
	["2 Bug report", "Thank you for submitting a bug report!", bug.thanks],
	["2 Zine viewer", "Page 7/82", zineWords.page(7, 82)],
	["2 Layout", "****", siteWords.code.masked],
	["3 Themes", "night", profile.themes.noir],
	["3 Themes", "90s", profile.themes.nineties],
	["3 Ranks", "S class", personWords.topClass],
	["5 Player name", "Name must be at least 3 characters", profile.nameFaults.short],
	["5 Player name", "NO NAME?!", profile.nameFaults.missing],
	["5 Creating a game", "WHERE IS YOUR PLAYER?", errors.noPlayer],
	["5 Joining", "PLAYER NOT SET UP PROPERLY", alerts.player],
	["5 Joining", "WHERE IS YOUR ROOMID", alerts.roomCode],
	["8 Join failure", "FAILED TO JOIN LOBBY: oh", alerts.failed("oh")],
	["8 Login", "Login failed", accountWords.failed],
	["8 Login", "Get access token failed", accountWords.tokenFailed],
	["8 Connection", "player connected", connection.connected],
	["8 Connection", "connecting to server", connection.connecting],
	["8 Connection", "reconnecting to server", connection.reconnecting],
	["8 Connection", "connection error", connection.connection_error],
	["8 Connection", "connection lost, retrying...", connection.connection_lost],
	["8 Connection", "could not reconnect to server", connection.connection_failed],
	["8 Connection", "player disconnected", connection.disconnected],
	[
		"8 Supporter page",
		"users have to be logged in to become supporters. click here to log in.",
		`${loggedOut}${logIn}`,
	],
];

describe("the texts that the specification fixes are shown in English word for word", () => {
	test.each(GAMEPLAY)("game, section %s: %s", (_, fixed, shown) => {
		expect(shown).toBe(fixed);
	});

	test.each(SITE)("site, section %s: %s", (_, fixed, shown) => {
		expect(shown).toBe(fixed);
	});

	// These stand in its sentences, so they have no capital there, or a sentence follows them here.
	test.each([
		["game, 2 Story creation", "select", cast.select],
		["game, 4 Host actions", "are you sure", lobbyWords.sure],
		["site, 2 Home", "start", siteWords.home.start],
		["site, 2 Home", "supporter", siteWords.menu.supporter.signedIn],
		["site, 2 Supporter page", "4.99", supporterWords.buy],
		[
			"site, 2 Thank-you page",
			"refresh the site for them to take effect",
			supporterWords.thankYou.refresh,
		],
		["site, 2 Admin page", "maintenance message", adminWords.messages.maintenanceMessage],
		["site, 2 Admin page", "notice message", adminWords.messages.notice],
		["site, 2 Admin page", "submit", adminWords.messages.submit],
		["site, 2 Home", "active", personWords.supporter.active],
		["site, 2 Home", "none", personWords.supporter.none],
		["site, 2 Terms of service", "April 30 2021", terms.lead],
		["site, 2 Terms of service", "the laws of Ontario", textOf(terms)],
		["site, 2 Code of conduct", "Jan 2 2023", codeOfConduct.lead],
		[
			"site, 2 Code of conduct",
			"sexual content involving characters under 16",
			textOf(codeOfConduct),
		],
		["site, 8 Login", "Invalid state", popup.state_mismatch],
		["site, 8 Login", "Popup closed", popup.cancelled],
	])("%s: %s", (_, fixed, shown) => {
		expect(shown.toLowerCase()).toMatch(new RegExp(`(^| )${fixed.toLowerCase()}([.,?]| |$)`));
	});

	test("lists: speeds, packs, reactions, ranks, themes, fonts, frequencies, avatars", () => {
		const names = "sonic lightning frantic brisk leisurely".split(" ");
		expect(SPEEDS.map(({ name }) => createWords.speeds[name])).toEqual(names);
		const { hardcore, ...packs } = createWords.packNames;
		expect(Object.values(packs).sort()).toEqual(
			"art basic drama fantasy fluff gamers hungry phrases".split(" "),
		);
		expect(Object.values(reactionWords).slice(0, 7)).toEqual([
			...["pray", "poop", "zany face", "heart", "fire", "laugh", "star"],
		]);
		expect(personWords.ranks).toEqual([
			...["babby storyteller", "civilian class writer", "warrior novelist"],
			...["beastly gladiator scribe", "established champion author", "sovereign wordsmith"],
		]);
		expect(THEMES.map(({ name }) => profile.themes[name])).toEqual(
			"classic night sparkle neon blue 90s petal blood worm goth hacker winter".split(" "),
		);
		expect(FONTS.map((font) => profile.fonts[font])).toEqual(["classic", "silly", "accessible"]);
		expect(Object.values(bug.answers)).toEqual(["yes", "no", "n/a"]);
		expect(supporterWords.goals.map(({ amount, prize }) => [amount, prize])).toEqual([
			...[
				[200, "a new character"],
				[500, "another new character"],
				[1000, "a new game mode"],
			],
		]);
		expect(Object.values(bug.frequencies)).toEqual([
			...["once", "hardly ever", "occasionally", "every time"],
		]);
		expect(AVATARS.map(({ name }) => name)).toEqual(
			"ghost demon raccoon trash dog spike armpit cat rabbit potato buffpire burger dino kitsune protec ratty reapr skellybts teagor wormman hedgee scrambles poulet plat cryghost sparkletato buffstare glarefox reaprlash pumpedsklly shinyworm".split(
				" ",
			),
		);
	});
});

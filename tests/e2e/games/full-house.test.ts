import { expect, test } from "vitest";
import { LIMITS } from "#game/limits.ts";
import { DEFAULT_SETTINGS } from "#game/settings.ts";
import { STATUS, type Status } from "#game/status.ts";
import type {
	Game,
	OwnPlayer,
	PublicPlayer,
	WireCharacter,
	WireStory,
	WireSubmission,
} from "#game/wire/state.ts";
import { BrowserPlayer } from "../../players/browser/browser-player.ts";
import { browser, plotluck, withPlotluck } from "../../players/browser/browser-set-up.ts";
import { look } from "../../players/browser/screenshots.ts";
import { TappedLine } from "../../players/browser/tapped-line.ts";

withPlotluck();

const keyed = <T extends { id: number }>(items: T[]) =>
	Object.fromEntries(items.map((item) => [item.id, item]));
const times = <T>(count: number, make: (i: number) => T): T[] =>
	Array.from({ length: count }, (_, i) => make(i));
/** Returns a wide name without a place to break it. */
const wide = (length: number) => "W".repeat(length);
const counts = Object.fromEntries(times(LIMITS.emojis, (emoji) => [emoji, 999]));

/** Returns a room in which every limit is reached. */
function fullHouse(host: PublicPlayer) {
	const seat = (i: number, status: Status): PublicPlayer => ({
		...{ id: host.id + i, name: wide(LIMITS.playerNameLength.max), status },
		meta: { ...host.meta, sprite_id: i % 24 },
		data: {
			...host.data,
			vip: i === 0,
			points: 123_456,
			premium: true,
			connected: i % 3 > 0,
			reactions: counts,
		},
	});
	const players = (status: Status) => keyed(times(LIMITS.players, (i) => seat(i, status)));
	const cast = keyed(
		times(
			LIMITS.charactersPerStory,
			(i): WireCharacter => ({
				...{
					id: i,
					name: wide(LIMITS.characterNameLength),
					selected: true,
					meta: { mature: false, locked: false, otp: false },
				},
			}),
		),
	);
	const part = (i: number): WireSubmission => ({
		...{
			id: 900 + i,
			index: i,
			player_id: host.id + i,
			player: wide(LIMITS.playerNameLength.max),
			content: wide(400),
			prompts: [],
		},
		meta: { prompt: null, done: true, censored: false, flagged: [] },
	});
	const story = (i: number): WireStory => ({
		...{
			id: 100 + i,
			characters: cast,
			submissions: keyed(times(3, part)),
			settings: { mature: true },
		},
		captain: {
			id: host.id + i,
			name: wide(LIMITS.playerNameLength.max),
			meta: { sprite_id: i % 24 },
		},
		meta: {
			...{ title: wide(LIMITS.titleLength), index: i, points: 123_456, reactions: counts },
			awards: [
				"Crowd favourite",
				"Best title",
				"Best opening",
				"Best ending",
				"Most unhinged part",
			],
		},
	});
	const awards = {
		1: {
			id: 1,
			meta: { name: "Most unhinged part", subtitle: "Who is responsible for this", rule: 4 },
		},
	};
	const settings = { ...DEFAULT_SETTINGS, max_players: LIMITS.players };
	return (status: Status): Partial<Game> => ({
		...{
			status,
			settings,
			players: players(status),
			stories: keyed(times(6, story)),
			awards,
			extra: { num_audience: LIMITS.audience, num_screens: 0, language: settings.language },
		},
	});
}

test("the fullest room with the widest names fits on the smallest phone", async () => {
	const host = await BrowserPlayer.open(browser, wide(10), { width: 390, height: 844 });
	const line = await TappedLine.tap(host.page);
	await host.createRoom(plotluck.url, "default", { max_players: LIMITS.players });
	await host.sees("One more and we can start");
	const [me] = Object.values(line.game.players) as [PublicPlayer];
	const room = fullHouse(me);
	const show = async (status: Status, own: Partial<OwnPlayer>, sees: string, screen: string) => {
		line.pretend(room(status), { status, ...own });
		await host.sees(sees);
		await look(host, `full-${screen}`);
	};
	const rows = host.page.locator("main").getByRole("listitem").getByRole("button");
	await show(STATUS.lobby, {}, "Open the book", "lobby");
	await show(STATUS.quickStart, { status: STATUS.postQuickStart }, "You look ready", "waiting");
	await show(STATUS.reacting, {}, "Story time", "list");
	await rows.first().click();
	await host.stickers.first().waitFor();
	await look(host, "full-story");
	await host.press("Back to the stories");
	const all = times(LIMITS.emojis, (emoji) => emoji);
	const reactions = keyed(
		times(6, (i) => ({
			id: 100 + i,
			story_id: 100 + i,
			meta: { submission_reactions: [all, all, all] },
		})),
	);
	await show(STATUS.reacting, { status: STATUS.voting, reactions }, "On to the awards", "voting");
	await host.press("On to the awards");
	await look(host, "full-award");
	await show(STATUS.results, {}, "Congratulations", "congratulations");
	await host.toLibrary();
	await look(host, "full-results");
	await rows.first().click();
	await look(host, "full-opened");
	expect(host.complaints).toEqual([]);
});

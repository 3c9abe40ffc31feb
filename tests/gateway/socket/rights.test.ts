import { expect, test } from "vitest";
import { REFUSALS, type RefusalCode } from "#game/refusals.ts";
import { STATUS } from "#game/status.ts";
import { gather, playTo, QUICK } from "../../players/wire/game.ts";
import { WirePlayer } from "../../players/wire/player.ts";
import { ownPlotluck, ownTemporal } from "../../support/file-set-up.ts";

const plotluck = ownPlotluck();
const temporal = ownTemporal(plotluck);

type Role = "host" | "guest" | "fan";
const everybody: Role[] = ["host", "guest", "fan"];
const players: Role[] = ["host", "guest"];
const {
	lobby,
	quickStart,
	minors,
	characters,
	storyCreate,
	storyWrite,
	storyTitle,
	censoring,
	reacting,
	results,
} = STATUS;
const ALL = [
	lobby,
	quickStart,
	minors,
	characters,
	storyCreate,
	storyWrite,
	storyTitle,
	censoring,
	reacting,
	results,
];

/** Every action with its roles, its phases, and the body that is most likely to be accepted. */
const ACTIONS: {
	action: string;
	roles: Role[];
	when: number[];
	body?: (who: WirePlayer) => object;
}[] = [
	{ action: "game/start", roles: ["host"], when: [lobby] },
	{ action: "game/ready", roles: players, when: [quickStart] },
	{ action: "game/ackMinor", roles: players, when: [minors] },
	{
		action: "game/character",
		roles: players,
		when: [characters],
		body: ({ game }) => ({ characters: names(game.settings.num_characters_submit) }),
	},
	{
		action: "game/otpCharacter",
		roles: [],
		when: [],
		body: () => ({ characters: names(2), story: { settings: { mature: false } } }),
	},
	{
		action: "story/create",
		roles: players,
		when: [storyCreate],
		body: ({ player }) => ({
			story: {
				id: ownStory(player),
				characters: ids(player.characters).slice(0, 2),
				settings: { mature: false },
			},
		}),
	},
	{
		action: "story/submit",
		roles: players,
		when: [storyWrite],
		body: ({ player }) => ({
			submission: {
				id: player.current_submission?.id ?? player.own_submissions[0] ?? 1,
				content: "Hm.",
			},
		}),
	},
	{
		action: "story/title",
		roles: players,
		when: [storyTitle],
		body: ({ player }) => ({ story: { id: ownStory(player), meta: { title: "Ha" } } }),
	},
	{
		action: "story/react",
		roles: everybody,
		when: [reacting],
		body: (who) => ({
			reaction: { id: -1, story_id: strangeStory(who), meta: { submission_reactions: [[]] } },
		}),
	},
	{
		action: "story/vote",
		roles: [],
		when: [],
		body: (who) => ({ vote: { id: ids(who.game.awards)[0] ?? 1, story_id: strangeStory(who) } }),
	},
	{
		action: "submission/censor",
		roles: ["host"],
		when: [censoring, reacting],
		body: ({ player }) => ({ vip_action: { censor_submission: player.own_submissions } }),
	},
	{
		action: "submission/censor2",
		roles: ["host"],
		when: [censoring, reacting],
		body: ({ player }) => ({ vip_action: { censor_submission: player.own_submissions } }),
	},
	{
		action: "game/vip",
		roles: ["host"],
		when: [censoring],
		body: () => ({ vip_action: { confirm_censor: true } }),
	},
	{
		action: "game/vip",
		roles: ["host"],
		when: [storyWrite],
		body: () => ({ vip_action: { skip_submission: true } }),
	},
	{
		action: "game/vip",
		roles: ["host"],
		when: [quickStart, minors, characters, storyCreate, storyTitle, reacting],
		body: ({ game }) => ({ vip_action: { skip_player: third(game) } }),
	},
	{
		action: "game/vip",
		roles: ["host"],
		when: [lobby, quickStart, minors, characters, storyCreate],
		body: ({ game }) => ({ vip_action: { kick_player: third(game) } }),
	},
	{
		action: "game/vip",
		roles: ["host"],
		when: [results],
		body: () => ({ vip_action: { play_again: true } }),
	},
	{
		action: "game/vip",
		roles: [],
		when: [],
		body: (who) => ({ vip_action: { read_to: { story_id: strangeStory(who), part: 0 } } }),
	},
	{
		action: "game/vip",
		roles: ["host"],
		when: ALL,
		body: ({ game }) => ({ vip_action: { pass_crown: third(game) } }),
	},
	{
		action: "game/vip",
		roles: ["host"],
		when: ALL,
		body: () => ({ vip_action: { lock_room: true } }),
	},
	{ action: "game/vip", roles: ["host"], when: ALL, body: () => ({ vip_action: { pause: true } }) },
	{
		action: "game/vip",
		roles: ["host"],
		when: ALL,
		body: () => ({ vip_action: { add_minute: true } }),
	},
	{
		action: "game/vip",
		roles: ["host"],
		when: ALL,
		body: () => ({ vip_action: { close_game: true } }),
	},
];

const names = (n: number) => Array.from({ length: n }, (_, i) => ({ name: `Somebody ${i}` }));
const ids = (collection: Record<string, { id: number }>) =>
	Object.values(collection).map(({ id }) => id);
const ownStory = ({ own_stories }: WirePlayer["player"]) => own_stories[0] ?? 1;
const strangeStory = ({ game, player }: WirePlayer) =>
	ids(game.stories).find((id) => !player.own_stories.includes(id)) ?? 1;
const third = ({ players, host_id }: WirePlayer["game"]) =>
	Object.values(players)
		.filter(({ id, data }) => !data.audience && id !== host_id)
		.at(-1)?.id;

/** Every error that a player received has the code of its text. */
function expectCodes({ messages }: WirePlayer): void {
	for (const { error, code } of messages) {
		if (error === undefined) continue;
		expect(code, error).toEqual(expect.any(String));
		const text = code && code in REFUSALS ? REFUSALS[code as RefusalCode] : error;
		if (typeof text === "string") expect(error).toBe(text);
	}
}

test("in every phase, actions that a role may not send are refused and change nothing", async () => {
	const [host, guest, other] = await gather(
		plotluck.url,
		3,
		{ ...QUICK, show_instructions: true, moderation: true },
		false,
	);
	if (!host || !guest || !other) return;
	const fan = await WirePlayer.join(plotluck.url, host.seat.room_code, "Fan", { audience: true });
	const who = { host, guest, fan };
	for (const status of ALL) {
		if (status > lobby) await playTo([host, guest, other], status);
		expect(host.game.status).toBe(status);
		const before = await temporal.stateOf(host.seat.room_code);
		for (const role of everybody) {
			await who[role].connect(); // with a fresh budget of messages
			for (const { action, roles, when, body = () => ({}) } of ACTIONS) {
				if (roles.includes(role) && when.includes(status)) continue;
				const asked = body(who[role]);
				const error = await who[role].act(action, asked);
				expect(error, `${role} sends ${action} ${JSON.stringify(asked)} in ${status}`).toEqual(
					expect.stringMatching(/./),
				);
			}
		}
		expect(await temporal.stateOf(host.seat.room_code)).toEqual(before);
	}
	for (const who of [host, guest, fan]) expectCodes(who);
});

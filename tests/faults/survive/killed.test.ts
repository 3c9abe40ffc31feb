import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { STATUS } from "#game/status.ts";
import { playTo, takeTurn } from "../../players/wire/game.ts";
import { SteadyPlayer } from "../../players/wire/steady-player.ts";
import { type ProcessName, SupervisedPlotluck } from "../../support/supervised-plotluck.ts";

/** A game on what `npm start` runs, with processes killed during its parts and votes. */
const KILLS: ProcessName[][] = [["server"], ["engine"], ["server", "engine"]];
const WRITE_SECONDS = 30;
/**
 * Milliseconds between two messages of one player. Slower than the limit of docs/protocol.md
 * "Limits", above which messages are dropped.
 */
const PACE = 60;

let plotluck: SupervisedPlotluck;
let players: SteadyPlayer[];
beforeAll(async () => {
	plotluck = await SupervisedPlotluck.start();
	const settings = {
		num_switches: KILLS.length,
		show_instructions: false,
		faster_phases: true,
		write_duration: WRITE_SECONDS,
		no_extra_reading_time: true,
	};
	players = await SteadyPlayer.gather(plotluck.url, 3, settings);
	await playTo(players, STATUS.storyWrite);
}, 240_000);
afterAll(() => plotluck.remove());

const timeout = 180_000;
const everybody = <T>(act: (player: SteadyPlayer) => Promise<T>): Promise<T[]> =>
	Promise.all(players.map(act));

/** Returns what a player sees that must survive a killed process. */
const standing = ({ game, player }: SteadyPlayer) => ({
	...{
		status: game.status,
		own: player.status,
		countdown: game.countdown,
		submission: game.submission,
		end: player.submission,
	},
	...{
		part: player.current_submission?.id,
		host: game.host_id,
		reactions: player.reactions,
		votes: player.votes,
	},
});

/** Types and saves as a browser does until `over`. Returns the last acknowledged text. */
async function typeUntil(player: SteadyPlayer, over: Promise<unknown>): Promise<string> {
	let typing = true;
	void over.then(() => {
		typing = false;
	});
	let content = "";
	while (typing) {
		content += `${content.length} `;
		expect(
			await player.act("story/submit", {
				submission: { id: player.player.current_submission?.id, content },
			}),
		).toBeNull();
		await pause(PACE);
	}
	return content;
}

/** Kills processes and waits until all players are back and the server is healthy. */
async function disturb(...names: ProcessName[]): Promise<void> {
	await pause(500);
	await plotluck.kill(...names);
	await plotluck.untilHealthy();
	await pause(1000);
}

describe.sequential("while everybody writes", () => {
	test.each(KILLS.map((names, part) => ({ names, part })))(
		"the game goes on and keeps every acknowledged word when $names dies",
		{ timeout },
		async ({ names, part }) => {
			await everybody((player) =>
				player.until(
					() => player.game.status === STATUS.storyWrite && player.game.submission.part === part,
				),
			);
			const before = players.map(standing);
			const losses = players.map((player) => player.losses);
			const over = disturb(...names);
			const texts = await everybody((player) => typeUntil(player, over));
			await everybody((player) => player.until(() => player.closed === null));
			const lost = players.map((player, i) => player.losses > (losses[i] ?? 0));
			expect(lost).toEqual(players.map(() => names.includes("server")));
			expect(players.map(standing)).toEqual(before);
			await everybody((player) => player.connect());
			expect(players.map(({ player }) => player.current_submission?.content)).toEqual(texts);
			// The last part ends at its deadline, which was set before the kill.
			if (part < KILLS.length - 1) expect(await everybody(takeTurn)).toEqual([null, null, null]);
		},
	);

	test("the part that nobody finished ends when its time is over", { timeout }, async () => {
		const [host] = players;
		const end = host?.player.submission.submission_end ?? 0;
		await host?.reached(STATUS.storyTitle);
		expect(Date.now()).toBeGreaterThanOrEqual(end);
	});
});

test("a typed title counts that was acknowledged before the server died", { timeout }, async () => {
	const [host, guest, slow] = players;
	if (host?.game.status !== STATUS.storyTitle) await playTo(players, STATUS.storyTitle);
	// Until the titles a player has the story that they write.
	const own = () => slow?.player.own_stories.find((id) => id === slow.player.current_story?.id);
	await slow?.until(() => slow.game.status === STATUS.storyTitle && own() !== undefined);
	const id = own() ?? 0;
	const story = { id, meta: { title: "Typed, not sent" } };
	expect(await slow?.act("story/title", { story, draft: true })).toBeNull();
	await plotluck.kill("server");
	await plotluck.untilHealthy();
	for (const player of [host, guest]) if (player) expect(await takeTurn(player)).toBeNull();
	expect(await host?.act("game/vip", { vip_action: { skip_player: slow?.id } })).toBeNull();
	await host?.reached(STATUS.reacting);
	expect(host?.game.stories[id]?.meta.title).toBe("Typed, not sent");
});

describe.sequential("while everybody votes", () => {
	test.each(KILLS)(
		"reactions and votes are kept once each when %s dies",
		{ timeout },
		async (...names) => {
			if (players[0]?.game.status !== STATUS.reacting) await playTo(players, STATUS.reacting);
			await everybody((player) => player.reached(STATUS.reacting));
			const over = disturb(...names);
			let busy = true;
			void over.then(() => {
				busy = false;
			});
			const given = await everybody(async (player) => {
				const stories = Object.values(player.game.stories);
				let round = 0;
				let reactions: unknown = null;
				while (busy || round === 0) {
					reactions = {};
					for (const { id, submissions } of stories) {
						const parts = Object.values(submissions).sort((a, b) => a.index - b.index);
						const submission_reactions = parts.map((part) =>
							player.player.own_submissions.includes(part.id) ? [] : [round % 7],
						);
						expect(
							await player.act("story/react", {
								reaction: { id: -1, story_id: id, meta: { submission_reactions } },
							}),
						).toBeNull();
						await pause(PACE);
						Object.assign(reactions as object, { [id]: submission_reactions });
					}
					round++;
				}
				return reactions;
			});
			await everybody((player) => player.connect());
			const kept = players.map(({ player }) =>
				Object.fromEntries(
					Object.values(player.reactions).map(({ story_id, meta }) => [
						story_id,
						meta.submission_reactions,
					]),
				),
			);
			expect(kept).toEqual(given);
			expect(players.map(({ game }) => game.status)).toEqual([
				STATUS.reacting,
				STATUS.reacting,
				STATUS.reacting,
			]);
		},
	);

	test("votes that are cast while everything dies count once, and the game comes to its results", {
		timeout,
	}, async () => {
		const over = disturb("server", "engine");
		await playTo(players, STATUS.results);
		await over;
		const [host] = players;
		const stories = Object.values(host?.game.stories ?? {});
		// Three voters voted for all five awards, so each award is given once or shared.
		const bonus = stories.reduce(
			(sum, { meta }) =>
				sum + meta.points - 100 * Object.values(meta.reactions).reduce((n, count) => n + count, 0),
			0,
		);
		expect(bonus).toBeGreaterThan(4900);
		expect(bonus).toBeLessThanOrEqual(5000);
		expect(new Set(stories.flatMap(({ meta }) => meta.awards)).size).toBe(5);
		await everybody((player) => player.connect());
		expect(players.map(({ player }) => Object.keys(player.votes).length)).toEqual([5, 5, 5]);
	});
});

test("Ctrl-C leaves nothing running, and the game is there again after the next start", {
	timeout,
}, async () => {
	const [host, guest] = players as [SteadyPlayer, SteadyPlayer];
	const before = host.game;
	expect(await plotluck.interrupt()).toEqual({ code: 0, left: [] });
	await plotluck.start();
	await guest.until(() => guest.closed === null);
	expect(await host.act("game/exit")).toBeNull();
	await guest.until(() => guest.game.players[host.id]?.data.gone === true);
	expect(guest.game.stories).toEqual(before.stories);
});

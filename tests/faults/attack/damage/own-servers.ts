import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { STATUS } from "#game/status.ts";
import { root } from "../../../../supervisor/paths.mjs";
import { freePort } from "../../../../supervisor/ports.mjs";
import { gather, playTo, QUICK } from "../../../players/wire/game.ts";
import { WirePlayer } from "../../../players/wire/player.ts";
import { startSupervisor } from "../../../support/supervisor-program.ts";
import { type AttackCase, type Figures, is } from "../case.ts";
import { startTarget, type Target, type TargetOptions } from "../target.ts";

/** Actions after the clock was set back, and the milliseconds until each must be acknowledged. */
const ACTIONS = 10;
const PATIENCE = 5000;
/** Milliseconds in which a signal reaches the server. Messages have the engine's clock, which shows nothing of it. */
const DELIVERED = 200;
const STEPPED_CLOCK = pathToFileURL(
	join(root, "tests", "faults", "attack", "damage", "stepped-clock.mjs"),
);

/**
 * Lowered limits of the engine: signals per run (default 10,000), and events after which it
 * suggests a new run.
 */
const LOWERED = {
	"history.maximumSignalsPerExecution": 300,
	"limit.historyCount.suggestContinueAsNew": 60,
};
const PLAYERS = 8;
/** Milliseconds between two actions of a player, below the limit of a seat. */
const PACE = 150;
/** Milliseconds after a refusal, in which a room can begin its next run. */
const AFTER_REFUSAL = 2000;
const REFUSALS_IN_A_ROW = 8;

const FILES = ["plotluck.db", "temporal.db"];
/** Milliseconds within which `npm start` must print the problem and exit. */
const END = 40_000;
/** More lines would be a restart loop or a stack trace. */
const LINES = 12;

interface OwnServer extends Omit<AttackCase, "run"> {
	options: TargetOptions;
	run(target: Target, small: boolean): Promise<Figures>;
}

/** Returns a case whose server is started for it alone. */
const onOwnServer = ({ options, run, ...described }: OwnServer): AttackCase => ({
	...described,
	async run({ small }) {
		const target = await startTarget(options);
		return run(target, small).finally(target.stop);
	},
});

/** Attacks that need servers of their own. */
export const OWN_SERVER_CASES: AttackCase[] = [
	onOwnServer({
		name: "clock set back by an hour",
		asked: `${ACTIONS} of ${ACTIONS} actions are acknowledged within ${PATIENCE / 1000} s each`,
		options: { nodeArgs: [`--import=${STEPPED_CLOCK}`] },
		async run({ url, pid }) {
			const host = await WirePlayer.host(url);
			await host.act("game/vip", { vip_action: { lock_room: true } });
			process.kill(pid ?? 0, "SIGUSR2");
			await pause(DELIVERED);
			let acknowledged = 0;
			for (let i = 0; i < ACTIONS; i++) if (await isAcknowledged(host, i % 2 === 1)) acknowledged++;
			host.leave();
			return { acknowledged: is(acknowledged, ACTIONS) };
		},
	}),
	onOwnServer({
		name: "more signals than a run takes",
		asked: "every action is acknowledged, at a limit of 300 signals a run",
		options: { dynamic: LOWERED },
		async run({ url }, small) {
			const each = small ? 50 : 200;
			const players = await gather(url, PLAYERS, QUICK);
			await playTo(players, STATUS.storyWrite);
			// The host is never done, because the part would end.
			const counts = await Promise.all(players.slice(1).map((player) => toggleDone(player, each)));
			for (const player of players) player.leave();
			const acknowledged = counts.reduce((a, b) => a + b, 0);
			return { acknowledged: is(acknowledged, each * (PLAYERS - 1)) };
		},
	}),
	{
		name: "damaged databases",
		asked: `ends within ${END / 1000} s with an exit code and names the file, in at most ${LINES} lines`,
		async run() {
			const figures: Figures = {};
			for (const file of FILES) {
				const { code, output } = await startOnDamaged(file);
				const lines = output.split("\n").filter((text) => text.trim() !== "").length;
				figures[`exit code with ${file}`] = { value: code ?? "none", holds: (code ?? 0) !== 0 };
				figures[`${file} is named`] = is(output.includes(file), true);
				figures[`lines with ${file}`] = { value: lines, holds: lines <= LINES };
			}
			return figures;
		},
	},
];

const isAcknowledged = (host: WirePlayer, lock: boolean): Promise<boolean> =>
	Promise.race([
		host.act("game/vip", { vip_action: { lock_room: lock } }).then(
			(refused) => refused === null,
			() => false,
		),
		pause(PATIENCE, false),
	]);

/**
 * Toggles done. Returns how often it was acknowledged; stops when actions are no longer accepted.
 */
async function toggleDone(player: WirePlayer, times: number): Promise<number> {
	const submission = { id: player.player.current_submission?.id, content: "It rained." };
	let acknowledged = 0;
	for (let refusals = 0; acknowledged < times && refusals < REFUSALS_IN_A_ROW; ) {
		const refused = await player
			.act("story/submit", { submission, done_submission: acknowledged % 2 === 0 })
			.catch(() => "no answer");
		refusals = refused === null ? 0 : refusals + 1;
		if (refused === null) acknowledged++;
		await pause(refused === null ? PACE : AFTER_REFUSAL);
	}
	return acknowledged;
}

/** Runs `npm start` on a file that is no database. */
async function startOnDamaged(file: string): Promise<{ code: number | null; output: string }> {
	const folder = await mkdtemp(join(tmpdir(), "plotluck-damaged-"));
	await writeFile(join(folder, file), randomBytes(64 * 1024));
	const program = startSupervisor("start", {
		folder,
		port: await freePort(),
		env: { LOG_LEVEL: "info" },
	});
	const { process: child } = program;
	const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
	const code = await Promise.race([ended, pause(END, null, { ref: false })]);
	if (code === null) child.kill("SIGTERM");
	await ended;
	await rm(folder, { recursive: true, force: true });
	return { code, output: program.output };
}

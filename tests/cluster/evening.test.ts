import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Crowd } from "../chaos/crowd.ts";
import { CHAOS_TABLES, playChaosGame } from "../chaos/evenings.ts";
import { Pulse } from "../chaos/pulse.ts";
import { untilServed } from "../chaos/until-served.ts";
import { Cluster } from "../support/cluster/cluster.ts";
import { serverAddress } from "../support/postgres/address.ts";

/** `npm run stress -- cluster` sets FULL_SIZE, and kills each process three times. */
const ROUNDS = process.env.FULL_SIZE ? 3 : 1;
const SEED = Number(process.env.CHAOS_SEED ?? Date.now() % 1_000_000);
/** How long a killed process stays away, ms. */
const AWAY = 2000;
const CALM = 1000;

let cluster: Cluster;
beforeAll(async () => {
	cluster = await Cluster.start(await serverAddress(), `cluster_${SEED}`);
}, 300_000);
afterAll(() => cluster?.stop());

test("games over two gateways lose and double nothing while each process is killed in turn", {
	timeout: 900_000,
}, async () => {
	process.stdout.write(`CHAOS_SEED=${SEED}\n`);
	const crowd = new Crowd();
	const over = new AbortController();
	const violations: string[] = [];
	const broken = (what: string) => violations.push(what);
	const pulse = await Pulse.open(crowd, cluster.url);
	let games = 0;
	const playing = CHAOS_TABLES.map(async ([mode, players], table) => {
		for (let game = 0; game === 0 || !over.signal.aborted; game++) {
			const seed = SEED * 1000 + table * 100 + game;
			const faults = await playChaosGame(crowd, cluster.url, { mode, players, seed });
			violations.push(...faults.map((fault) => `${mode}, game ${game}: ${fault}`));
			games++;
		}
	});
	const beating = pulse.beat(over.signal);
	for (const member of Array.from({ length: ROUNDS }, () => cluster.members).flat()) {
		await pause(CALM);
		const { served } = await untilServed(
			{ crowd, pulse, patience: 60_000, broken },
			member.name,
			async () => {
				await member.kill();
				await pause(AWAY);
				await member.start();
			},
		);
		process.stdout.write(
			`${member.name}: everybody is served after ${(served / 1000).toFixed(1)} s\n`,
		);
	}
	over.abort();
	violations.push(...(await beating));
	await Promise.all(playing);
	expect(violations).toEqual([]);
	expect(games).toBeGreaterThanOrEqual(CHAOS_TABLES.length);
});

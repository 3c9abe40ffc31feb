import { writeFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { Cluster, type Member } from "../../support/cluster/cluster.ts";
import { type PostgresServer, startPostgres } from "../../support/postgres/server.ts";
import { type BringBack, chaos, type Plan } from "./chaos.ts";
import { CHAOS_TABLES } from "./evenings.ts";
import type { Fault } from "./faults.ts";
import type { ChaosReport } from "./report.ts";

/** The faults of two gateways and two workers, and of what they share. */
const KINDS = [
	"gateway killed",
	"gateway told to stop",
	"gateway frozen",
	"worker killed",
	"worker told to stop",
	"worker frozen",
	"engine killed",
	"engine frozen",
	"bus killed",
	"bus frozen",
	"Postgres killed",
	"Postgres frozen",
] as const;
type Kind = (typeof KINDS)[number];

interface Machines {
	cluster: Cluster;
	postgres: PostgresServer;
}

/** Lets faults strike a cluster. Removes everything in the end. */
export async function chaosInCluster(plan: Plan): Promise<ChaosReport> {
	const postgres = await startPostgres();
	try {
		const cluster = await Cluster.start(postgres.address, "chaos");
		try {
			return await chaos(plan, {
				url: cluster.url,
				tables: [...CHAOS_TABLES, "typists"].map(() => cluster.url),
				kinds: KINDS,
				leftOut: [],
				strike: (fault) => STRIKES[fault.kind]({ cluster, postgres }, fault),
			});
		} finally {
			if (plan.log) await writeFile(plan.log, await cluster.logs());
			await cluster.stop();
		}
	} finally {
		await postgres.stop();
	}
}

const STRIKES: Record<Kind, (machines: Machines, fault: Fault) => Promise<BringBack | null>> = {
	"gateway killed": ({ cluster }, fault) => replace(oneOf(cluster.gateways, fault), "kill", fault),
	"gateway told to stop": ({ cluster }, fault) =>
		replace(oneOf(cluster.gateways, fault), "stop", fault),
	// Its players do not notice, so no other gateway stands in.
	"gateway frozen": ({ cluster }, fault) => freeze(signals(oneOf(cluster.gateways, fault)), fault),
	"worker killed": ({ cluster }, fault) => replace(oneOf(cluster.workers, fault), "kill", fault),
	"worker told to stop": ({ cluster }, fault) =>
		replace(oneOf(cluster.workers, fault), "stop", fault),
	"worker frozen": async ({ cluster }, { lasts, ...fault }) => {
		const signal = signals(oneOf(cluster.workers, fault));
		signal("SIGSTOP");
		return async () => {
			await pause(lasts);
			signal("SIGCONT");
		};
	},
	"engine killed": ({ cluster }, fault) => interrupt(cluster.engine, fault),
	"engine frozen": ({ cluster }, fault) => freeze(signals(cluster.engine), fault),
	"bus killed": ({ cluster }, fault) => interrupt(cluster.bus, fault),
	"bus frozen": ({ cluster }, fault) => freeze(signals(cluster.bus), fault),
	"Postgres killed": ({ postgres }, fault) => interrupt(postgres, fault),
	"Postgres frozen": ({ postgres }, fault) => freeze(postgres.signal, fault),
};

/** Returns one of two equal processes. */
function oneOf(members: readonly Member[], { tables }: Pick<Fault, "tables">): Member {
	const member = members[(tables[0] ?? 0) % members.length];
	if (!member) throw new Error("the cluster has no such process");
	return member;
}

const signals = (member: Member) => (name: NodeJS.Signals) => void process.kill(member.pid, name);

/** Ends a process that another one stands in for. */
async function replace(member: Member, how: "kill" | "stop", { lasts }: Fault): Promise<BringBack> {
	await member[how]();
	return async () => {
		await pause(lasts);
		await member.start();
	};
}

/** Kills a process and starts it again after a while. */
async function interrupt(member: Pick<Member, "kill" | "start">, { lasts }: Fault): Promise<null> {
	await member.kill();
	await pause(lasts);
	await member.start();
	return null;
}

async function freeze(signal: (name: NodeJS.Signals) => void, { lasts }: Fault): Promise<null> {
	signal("SIGSTOP");
	await pause(lasts);
	signal("SIGCONT");
	return null;
}

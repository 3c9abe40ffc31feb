import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../supervisor/ports.mjs";
import { administer } from "../postgres/administer.ts";
import { type Program, startServerProgram } from "../server-program.ts";
import { type Balancer, startBalancer } from "./balancer.ts";
import { type ClusterEngine, startClusterEngine } from "./cluster-engine.ts";
import { type RedisServer, startRedis } from "./redis-server.ts";

/** A process of the cluster that can be killed and started again. */
export interface Member {
	name: string;
	kill(): Promise<void>;
	start(): Promise<void>;
}

/** Two gateways and two workers on Postgres, Redis and a Temporal server, behind a balancer. */
export class Cluster {
	readonly members: Member[] = [];
	private readonly servers: ServerMember[] = [];
	private folder = "";
	private redis: RedisServer | undefined;
	private engine: ClusterEngine | undefined;
	private balancer: Balancer | undefined;

	get url(): string {
		return this.balancer?.url ?? "";
	}

	/** The address of the game's database. */
	database = "";

	/** The ids of the processes by name. */
	get pids(): Record<string, number> {
		const servers = this.servers.map(({ name, pid }) => [name, pid]);
		return { ...Object.fromEntries(servers), engine: this.engine?.pid ?? 0 };
	}

	/** Starts all processes. `name` is that of the databases that it makes in this Postgres. */
	static async start(postgres: string, name: string): Promise<Cluster> {
		const cluster = new Cluster();
		cluster.folder = await mkdtemp(join(tmpdir(), "plotluck-cluster-"));
		cluster.database = postgres.replace(/[^/]+$/, name);
		await administer(postgres, `CREATE DATABASE ${name}`);
		const [redis, engine] = await Promise.all([
			startRedis(),
			startClusterEngine({
				postgres,
				database: `${name}_temporal`,
				log: join(cluster.folder, "engine.log"),
			}),
		]);
		Object.assign(cluster, { redis, engine });
		const env = {
			DATABASE_URL: cluster.database,
			BUS_URL: redis.url,
			LOG_LEVEL: "warn",
			ACCOUNTS_ENABLED: "false",
		};
		const roles = { gateway: "rest,gateway", worker: "worker" };
		for (const [role, ROLES] of Object.entries(roles))
			for (const n of [1, 2]) {
				const member = new ServerMember(`${role} ${n}`, join(cluster.folder, `${role}-${n}`), {
					engine: engine.address,
					env: { ...env, ROLES, PORT: String(await freePort()) },
				});
				cluster.servers.push(member);
			}
		await Promise.all(cluster.servers.map((server) => server.start()));
		const gateways = cluster.servers.filter(({ name }) => name.startsWith("gateway"));
		cluster.balancer = await startBalancer(gateways.map(({ port }) => port));
		cluster.members.push(
			...cluster.servers,
			{ name: "the bus", kill: redis.kill, start: redis.start },
			{ name: "the engine", kill: engine.kill, start: engine.start },
		);
		return cluster;
	}

	async stop(): Promise<void> {
		this.balancer?.close();
		await Promise.all(this.servers.map((server) => server.kill()));
		await this.engine?.stop();
		await this.redis?.stop();
		await rm(this.folder, { recursive: true, force: true });
	}
}

/** A process of the server with some of its roles. */
class ServerMember implements Member {
	readonly name: string;
	readonly port: number;
	private readonly options: Parameters<typeof startServerProgram>[0];
	private program: Program | undefined;

	constructor(
		name: string,
		folder: string,
		options: { engine: string; env: Record<string, string> },
	) {
		this.name = name;
		this.port = Number(options.env.PORT);
		this.options = { folder, ...options };
	}

	get pid(): number {
		return this.program?.pid ?? 0;
	}

	async start(): Promise<void> {
		this.program = await startServerProgram(this.options);
	}

	async kill(): Promise<void> {
		await this.program?.kill();
	}
}

import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../supervisor/ports.mjs";
import { administer } from "../postgres/administer.ts";
import { type Program, startServerProgram } from "../server-program.ts";
import { type Balancer, startBalancer } from "./balancer.ts";
import { type ClusterEngine, startClusterEngine } from "./cluster-engine.ts";
import { type RedisServer, startRedis } from "./redis-server.ts";

/** A process of the cluster that can be ended and started again. */
export interface Member {
	readonly pid: number;
	kill(): Promise<void>;
	/** Ends it with SIGTERM. */
	stop(): Promise<void>;
	start(): Promise<void>;
}

/** Two gateways and two workers on Postgres, Redis and a Temporal server, behind a balancer. */
export class Cluster {
	readonly gateways: Member[] = [];
	readonly workers: Member[] = [];
	private readonly servers: ServerMember[] = [];
	private folder = "";
	private redis: RedisServer | undefined;
	private temporal: ClusterEngine | undefined;
	private balancer: Balancer | undefined;

	get url(): string {
		return this.balancer?.url ?? "";
	}

	/** The address of the game's database. */
	database = "";

	get engine(): Member {
		if (!this.temporal) throw new Error("the cluster has not started");
		return this.temporal;
	}

	get bus(): Member {
		if (!this.redis) throw new Error("the cluster has not started");
		return this.redis;
	}

	/** The ids of the processes by name. */
	get pids(): Record<string, number> {
		const servers = this.servers.map(({ name, pid }) => [name, pid]);
		return { ...Object.fromEntries(servers), engine: this.engine.pid };
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
		Object.assign(cluster, { redis, temporal: engine });
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
		const isGateway = ({ name }: ServerMember) => name.startsWith("gateway");
		const gateways = cluster.servers.filter(isGateway);
		cluster.gateways.push(...gateways);
		cluster.workers.push(...cluster.servers.filter((server) => !isGateway(server)));
		cluster.balancer = await startBalancer(gateways.map(({ port }) => port));
		return cluster;
	}

	/** What the servers and the engine have logged, one after another. */
	async logs(): Promise<string> {
		const files = [...this.servers.map(({ log }) => log), join(this.folder, "engine.log")];
		const texts = files.map(async (file) => `--- ${file}\n${await readFile(file, "utf8")}`);
		return (await Promise.all(texts)).join("\n");
	}

	async stop(): Promise<void> {
		this.balancer?.close();
		await Promise.all(this.servers.map((server) => server.kill()));
		await this.temporal?.stop();
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

	get log(): string {
		return join(this.options.folder, "server.log");
	}

	get pid(): number {
		return this.program?.pid ?? 0;
	}

	async start(): Promise<void> {
		this.program = await startServerProgram(this.options);
	}

	/** Ends it with SIGTERM. */
	async stop(): Promise<void> {
		await this.program?.stop();
	}

	async kill(): Promise<void> {
		await this.program?.kill();
	}
}

import { Cluster } from "../../../support/cluster/cluster.ts";
import { startPostgres } from "../../../support/postgres/server.ts";
import { shareOfCore } from "../../../support/process-cost.ts";
import { writingRooms } from "../clients/rooms.ts";
import { PEOPLE, writeTogether } from "../clients/traffic.ts";
import { type Figure, told } from "../figure.ts";
import { keptFigures, lostTexts } from "./people.ts";

const WARM_UP = 5000;

/**
 * Lets rooms of eight write at the pace of people over two gateways and two workers, with Postgres,
 * Redis and a Temporal server beside them.
 */
export async function cluster(rooms: number, seconds: number): Promise<Figure[]> {
	const postgres = await startPostgres();
	const cluster = await Cluster.start(postgres.address, "bench");
	const circles = await writingRooms(cluster.url, rooms);
	// The balancer is part of the load.
	const { result, cores } = await shareOfCore({ ...cluster.pids, load: process.pid }, () =>
		writeTogether(circles, WARM_UP, seconds, PEOPLE),
	);
	for (const circle of circles) circle.close();
	const lost = await lostTexts(cluster.database, circles);
	await cluster.stop();
	await postgres.stop();
	const among = `cluster, ${rooms} rooms at people's pace`;
	return [
		...keptFigures(among, result, lost),
		...Object.entries(cores).map(([name, share]) =>
			told(
				`${among}, share of a core: ${name === "others" ? "Postgres, Redis and others" : name}`,
				"cores",
				share,
			),
		),
	];
}

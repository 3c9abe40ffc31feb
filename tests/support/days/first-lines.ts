import { join } from "node:path";
import { dayBefore, utcDate } from "#game/settings/first-line.ts";
import { openDatabase } from "../../../db/connection.ts";
import { keepFirstLine } from "../../../db/first-lines.ts";
import { hashSecret } from "../../../gateway/session.ts";

/** A server by the folder of its database. */
interface Server {
	dataDir: string;
}

const open = ({ dataDir }: Server) => openDatabase(join(dataDir, "plotluck.db"));
const hashOn = (date: string, device: string) => hashSecret(`${date} device ${device}`);

/** Adds a line that a device has let others read on the day before. */
export async function addYesterdaysLine(
	server: Server,
	device: string,
	line: string,
): Promise<void> {
	const db = await open(server);
	const date = dayBefore(Date.now());
	const author = { date, seat: `seat of ${device}`, account: null };
	await keepFirstLine(db, author, { language: "en", line, device: hashOn(date, device) });
	await db.destroy();
}

/** Makes today's lines of these devices yesterday's. */
export async function endDay(server: Server, devices: readonly string[]): Promise<void> {
	const db = await open(server);
	const [today, date] = [utcDate(Date.now()), dayBefore(Date.now())];
	for (const device of devices)
		await db("first_lines")
			.where({ device_hash: hashOn(today, device) })
			.update({ date, device_hash: hashOn(date, device) });
	await db.destroy();
}

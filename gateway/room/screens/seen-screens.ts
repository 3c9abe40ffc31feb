import type { Db } from "../../../db/connection.ts";
import { markScreens } from "../../../db/screens.ts";
import { WIRE_LIMITS } from "../../limits/wire.ts";
import { log } from "../../log.ts";

/**
 * Records the screens connected to this process, so that they keep their places. Returns the
 * function that stops it.
 */
export function recordScreens(db: Db, connected: () => number[]): () => void {
	const timer = setInterval(() => {
		markScreens(db, connected(), Date.now()).catch((error) =>
			log.warn({ err: error }, "cannot record which screens are connected"),
		);
	}, WIRE_LIMITS.screens.recorded).unref();
	return () => clearInterval(timer);
}

import type { Db } from "../../db/connection.ts";
import type { Config } from "../config.ts";
import type { Engine } from "../engine/engine.ts";

/** What those need who tell people the news of rooms. */
export interface Telling {
	config: Pick<Config, "reach">;
	db: Db;
	engine: Pick<Engine, "state">;
}

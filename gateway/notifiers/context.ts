import type { Db } from "../../db/connection.ts";
import type { Config } from "../config.ts";
import type { Engine } from "../engine/engine.ts";

/** Dependencies of the notifiers. */
export interface NotifierContext {
	config: Pick<Config, "reach">;
	db: Db;
	engine: Pick<Engine, "state">;
}

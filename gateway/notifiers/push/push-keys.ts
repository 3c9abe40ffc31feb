import webpush from "web-push";
import type { Db } from "../../../db/connection.ts";
import { type PushKeys, readPushKeys } from "../../../db/notifiers/push-keys.ts";

/** Returns the keys of this database, which are made when they are first needed. */
export const pushKeys = (db: Db): Promise<PushKeys> => readPushKeys(db, webpush.generateVAPIDKeys);

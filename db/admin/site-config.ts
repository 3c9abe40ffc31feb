import type { Db } from "../connection.ts";

/** The operator's messages (docs/protocol.md "Site over REST"). */
export interface SiteConfig {
	maintenance: boolean;
	maintenance_message: string;
	notice_message: string;
}

const UNSET: SiteConfig = { maintenance: false, maintenance_message: "", notice_message: "" };

/** Returns the configuration. A key that was never set is off or empty. */
export async function readSiteConfig(db: Db): Promise<SiteConfig> {
	const rows = await db("config").whereIn("key", Object.keys(UNSET)).select("key", "value");
	return {
		...UNSET,
		...Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value)])),
	};
}

/** Sets the given keys, leaves the others, and returns the whole configuration. */
export async function writeSiteConfig(
	db: Db,
	partial: { [Key in keyof SiteConfig]?: SiteConfig[Key] | undefined },
): Promise<SiteConfig> {
	const rows = Object.entries(partial)
		.filter(([, value]) => value !== undefined)
		.map(([key, value]) => ({ key, value: JSON.stringify(value) }));
	if (rows.length > 0) await db("config").insert(rows).onConflict("key").merge();
	return readSiteConfig(db);
}

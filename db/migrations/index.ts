import type { Knex } from "knex";
import { tables } from "./001-tables.ts";
import { prompts } from "./002-prompts.ts";
import { ownPacks } from "./003-own-packs.ts";
import { savedStories } from "./004-saved-stories.ts";
import { erasure } from "./005-erasure.ts";
import { store } from "./006-store.ts";

/**
 * Every migration, the oldest first. They are imported one by one, because the built server is a
 * single file.
 */
const MIGRATIONS: Record<string, Knex.Migration> = {
	"001-tables": tables,
	"002-prompts": prompts,
	"003-own-packs": ownPacks,
	"004-saved-stories": savedStories,
	"005-erasure": erasure,
	"006-store": store,
};

/** Gives the migrations to knex by name. */
export const migrationSource: Knex.MigrationSource<string> = {
	getMigrations: async () => Object.keys(MIGRATIONS),
	getMigrationName: (name) => name,
	getMigration: async (name) => {
		const migration = MIGRATIONS[name];
		if (!migration) throw new Error(`No migration is called ${name}`);
		return migration;
	},
};

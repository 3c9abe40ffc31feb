import type { Knex } from "knex";
import { tables } from "./001-tables.ts";
import { prompts } from "./002-prompts.ts";
import { ownPacks } from "./003-own-packs.ts";
import { savedStories } from "./004-saved-stories.ts";
import { erasure } from "./005-erasure.ts";
import { store } from "./006-store.ts";
import { finishedGames } from "./007-finished-games.ts";
import { entries } from "./008-entries.ts";
import { devices } from "./009-devices.ts";
import { lastSeen } from "./010-last-seen.ts";
import { accounts } from "./011-accounts.ts";
import { supporters } from "./012-supporters.ts";
import { bugReports } from "./013-bug-reports.ts";
import { storyReports } from "./014-story-reports.ts";
import { adminLog } from "./015-admin-log.ts";
import { draftConnections } from "./016-draft-connections.ts";
import { screens } from "./017-screens.ts";
import { paces } from "./018-paces.ts";
import { screenOrigins } from "./019-screen-origins.ts";
import { accountLooks } from "./020-account-looks.ts";
import { passwordResets } from "./021-password-resets.ts";
import { languages } from "./022-languages.ts";
import { accountLanguages } from "./023-account-languages.ts";
import { slowRooms } from "./024-slow-rooms.ts";
import { push } from "./025-push.ts";
import { channels } from "./026-channels.ts";
import { seatKeys } from "./027-seat-keys.ts";
import { firstLines } from "./028-first-lines.ts";
import { covers } from "./029-covers.ts";
import { lastingTables } from "./031-lasting-tables.ts";
import { firstLineReports } from "./033-first-line-reports.ts";
import { refusals } from "./034-refusals.ts";
import { missingIndexes } from "./035-missing-indexes.ts";
import { roomNetworks } from "./036-room-networks.ts";
import { signInTimes } from "./037-sign-in-times.ts";
import { seatsOfMembers } from "./038-seats-of-members.ts";
import { publicAddresses } from "./039-public-addresses.ts";
import { devicesOfMembers } from "./040-devices-of-members.ts";
import { frenchApostrophes } from "./041-french-apostrophes.ts";
import { versions } from "./043-versions.ts";
import { englishPrompts } from "./044-english-prompts.ts";
import { shelves } from "./045-shelves.ts";
import { frenchPrompts } from "./046-french-prompts.ts";
import { nativeEnglishPrompts } from "./047-native-english-prompts.ts";
import { stumblingPrompts } from "./048-stumbling-prompts.ts";
import { StepFailed } from "./step-failed.ts";

/**
 * Every migration, oldest first. They are imported one by one, because the built server is a single
 * file.
 */
const MIGRATIONS: Record<string, Knex.Migration> = {
	"001-tables": tables,
	"002-prompts": prompts,
	"003-own-packs": ownPacks,
	"004-saved-stories": savedStories,
	"005-erasure": erasure,
	"006-store": store,
	"007-finished-games": finishedGames,
	"008-entries": entries,
	"009-devices": devices,
	"010-last-seen": lastSeen,
	"011-accounts": accounts,
	"012-supporters": supporters,
	"013-bug-reports": bugReports,
	"014-story-reports": storyReports,
	"015-admin-log": adminLog,
	"016-draft-connections": draftConnections,
	"017-screens": screens,
	"018-paces": paces,
	"019-screen-origins": screenOrigins,
	"020-account-looks": accountLooks,
	"021-password-resets": passwordResets,
	"022-languages": languages,
	"023-account-languages": accountLanguages,
	"024-slow-rooms": slowRooms,
	"025-push": push,
	"026-channels": channels,
	"027-seat-keys": seatKeys,
	"028-first-lines": firstLines,
	"029-covers": covers,
	"031-lasting-tables": lastingTables,
	"033-first-line-reports": firstLineReports,
	"034-refusals": refusals,
	"035-missing-indexes": missingIndexes,
	"036-room-networks": roomNetworks,
	"037-sign-in-times": signInTimes,
	"038-seats-of-members": seatsOfMembers,
	"039-public-addresses": publicAddresses,
	"040-devices-of-members": devicesOfMembers,
	"041-french-apostrophes": frenchApostrophes,
	"043-versions": versions,
	"044-english-prompts": englishPrompts,
	"045-shelves": shelves,
	"046-french-prompts": frenchPrompts,
	"047-native-english-prompts": nativeEnglishPrompts,
	"048-stumbling-prompts": stumblingPrompts,
};

/** The names of all migrations, in their order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/** Gives the migrations to knex by name. */
export const migrationSource: Knex.MigrationSource<string> = {
	getMigrations: async () => [...MIGRATION_NAMES],
	getMigrationName: (name) => name,
	getMigration: async (name) => {
		const migration = MIGRATIONS[name];
		if (!migration) throw new Error(`No migration is called ${name}`);
		const { up, down, ...config } = migration;
		const named = (step: typeof up) => async (knex: Knex) => {
			try {
				await step(knex);
			} catch (error) {
				throw new StepFailed(name, error);
			}
		};
		return { ...config, up: named(up), ...(down && { down: named(down) }) };
	},
};

/** Returns whether knex found migrations in the database that this version does not have. */
export const isFromLaterVersion = (error: unknown): boolean =>
	error instanceof Error && error.message.startsWith("The migration directory is corrupt");

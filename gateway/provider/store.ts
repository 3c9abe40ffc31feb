import type { Adapter, AdapterFactory, AdapterPayload, errors } from "oidc-provider";
import {
	consumeRecord,
	deleteRecord,
	deleteRecordsOfGrant,
	type Payload,
	readRecord,
	sessionByUid,
	writeRecord,
} from "../../db/accounts/provider-records.ts";
import type { Db } from "../../db/connection.ts";

/** Kinds named by the configuration, which are therefore never in the database. */
const CONFIGURED = ["Client"];

/**
 * Returns the provider's record store: sessions, grants, interactions and codes. All origins share
 * it, and it survives a restart.
 */
export function providerStore(db: Db, InvalidGrant: typeof errors.InvalidGrant): AdapterFactory {
	// The provider reads back only what it has written.
	const payloadOf = (record: Payload | null) => (record ?? undefined) as AdapterPayload | undefined;
	return (kind): Adapter => ({
		upsert: (id, payload, seconds = 0) =>
			writeRecord(db, kind, id, payload as Payload, Date.now() + seconds * 1000),
		find: async (id) =>
			CONFIGURED.includes(kind) ? undefined : payloadOf(await readRecord(db, kind, id)),
		findByUid: async (uid) => payloadOf(await sessionByUid(db, uid)),
		// Only devices without a keyboard have such codes.
		findByUserCode: async () => undefined,
		consume: async (id) => {
			// Of two simultaneous calls with one code, one must fail.
			if (!(await consumeRecord(db, kind, id, Math.floor(Date.now() / 1000))))
				throw new InvalidGrant("it was used before");
		},
		destroy: async (id) => {
			await deleteRecord(db, kind, id);
		},
		revokeByGrantId: (grantId) => deleteRecordsOfGrant(db, kind, grantId),
	});
}

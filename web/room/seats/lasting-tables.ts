import { LIMITS } from "#game/limits.ts";
import type { OwnTable } from "../../../gateway/api/days-answers.ts";
import { callSigned } from "../../account/bearer.ts";
import { addressOf } from "../../api-files.ts";
import { deviceStorage, type KeyValueStorage } from "../../device/storage.ts";
import { lastGames } from "./last-games.ts";
import { knownRooms, readSeat } from "./seat.ts";

/** The secret of a seat, by which a table knows this device. */
interface Known {
	secret: string;
	/** The key of its table; null while none is known. */
	key: string | null;
	/** Epoch ms. */
	at: number;
}

/** Home loads this code only if the key is there. */
const KEY = "tables";

/** As many as a call takes. */
const MOST = 50;

/** As long as the results of a slow game, at which somebody may still keep the table. */
const KEPT = LIMITS.slow.retention;

function known(storage: KeyValueStorage): Known[] {
	try {
		return (JSON.parse(storage.getItem(KEY) ?? "[]") as Known[] | null) ?? []; // only `keep` writes it
	} catch {
		return [];
	}
}

function keep(all: readonly Known[], storage: KeyValueStorage): void {
	// Secrets without a table are dropped first.
	const kept = [...all].sort((a, b) => Number(b.key !== null) - Number(a.key !== null));
	if (kept.length === 0) storage.removeItem(KEY);
	else storage.setItem(KEY, JSON.stringify(kept.slice(0, MOST)));
}

/** Notes the secret of a seat whose room may have a table, now or later. */
export function noteSecret(secret: string, storage: KeyValueStorage = deviceStorage): void {
	const all = known(storage);
	if (all.some((one) => one.secret === secret)) return;
	keep([{ secret, key: null, at: Date.now() }, ...all], storage);
}

/** Returns how many tables this device knows, before the server has been asked. */
export const knownTables = (storage: KeyValueStorage = deviceStorage): number =>
	known(storage).filter(({ key }) => key !== null).length;

/** Returns the secret by which a table knows this device; undefined without one. */
export const secretAt = (
	key: string,
	storage: KeyValueStorage = deviceStorage,
): string | undefined => known(storage).find((one) => one.key === key)?.secret;

/** Keeps what an answer says about the secrets of this device, and forgets old ones without a table. */
function settle(tables: readonly OwnTable[], storage: KeyValueStorage): void {
	const keyOf = new Map(tables.map(({ secret, key }) => [secret, key]));
	const noted = known(storage).map(({ secret, at }) => ({
		...{ secret, at, key: keyOf.get(secret) ?? null },
	}));
	const had = new Set(noted.map(({ secret }) => secret));
	const found = tables.flatMap(({ secret, key }) =>
		secret === null || had.has(secret) ? [] : [{ secret, key, at: Date.now() }],
	);
	const isWanted = ({ key, at }: Known) => key !== null || at > Date.now() - KEPT;
	keep([...found, ...noted.filter(isWanted)], storage);
}

/**
 * Resolves to the tables of this device and of the account, which learn that the seats of its rooms
 * are those of a member. Rejects with an ApiError.
 */
export async function ownTables(storage: KeyValueStorage = deviceStorage): Promise<OwnTable[]> {
	const noted = known(storage);
	const rooms = [...knownRooms(storage), ...lastGames(storage)];
	// Secrets of tables and of open rooms come first, because a call takes a limited number.
	const secrets = new Set([
		...noted.filter(({ key }) => key !== null).map(({ secret }) => secret),
		...rooms.map(({ playerSecret }) => playerSecret),
		...noted.map(({ secret }) => secret),
	]);
	const body = { secrets: [...secrets].slice(0, MOST) };
	const tables = await callSigned("POST /tables/mine", { body });
	settle(tables, storage);
	return tables;
}

/** Returns the part of a call about the table of a room. */
const inRoom = (code: string) => ({ params: { code }, secret: readSeat(code)?.playerSecret });

/** Returns the part of a call about a table. */
const at = (key: string) => ({ params: { key }, secret: secretAt(key) });

/** The calls about lasting tables (docs/protocol.md). They reject with an ApiError. */
export const tableApi = {
	ofRoom: (code: string) => callSigned("GET /rooms/:code/table", inRoom(code)),
	keep: (code: string, name: string) =>
		callSigned("PUT /rooms/:code/table", { ...inRoom(code), body: { name } }),
	async read(key: string) {
		// A device may not know its secret yet, because another one has kept the table.
		if (secretAt(key) === undefined) await ownTables();
		return callSigned("GET /tables/:key", at(key));
	},
	leave: (key: string) => callSigned("DELETE /tables/:key/membership", at(key)),
	/** Gives a table another link; `alone` takes all other members from it. */
	renew: (key: string, alone: boolean) =>
		callSigned("POST /tables/:key/key", { ...at(key), body: { alone } }),
	/** Takes a story down from the shelf for good. */
	takeDown: (key: string, story: number) =>
		callSigned("DELETE /tables/:key/shelf/:story", {
			...at(key),
			params: { key, story: String(story) },
		}),
	/** Closes the open room of a table in which no member sits. */
	close: (key: string) => callSigned("DELETE /tables/:key/room", at(key)),
	delete: (key: string) => callSigned("DELETE /tables/:key", at(key)),
	/** Returns the address of the file with an evening every week; `begin` as 2026-12-03T20:00. */
	weekly: (key: string, begin: string) =>
		addressOf("GET /tables/:key/weekly/:begin", { key, begin: `${begin}.ics` }),
};

/** Returns the link of a table. */
export const tableLink = (key: string): string => `${location.origin}/table/${key}`;

import { chmod, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from "jose";
import * as v from "valibot";

/**
 * The file of the keys in the data folder. Backups leave it out, because its owner can sign for any
 * account.
 */
export const KEY_FILE = "sign-in-keys.json";

const DAY = 24 * 3_600_000;
/** A key signs for this time (ms). */
const KEY_LIFE = 90 * DAY;
/**
 * A replaced key is accepted for this time (ms), which is longer than the lifetime of any token.
 */
const KEY_FAREWELL = DAY;

const StoredKeys = v.object({
	keys: v.array(
		v.object({
			created_at: v.number(),
			/** Null for the key that signs. */
			replaced_at: v.nullable(v.number()),
			jwk: v.looseObject({ kty: v.literal("RSA"), kid: v.string() }),
		}),
	),
});
type StoredKey = v.InferOutput<typeof StoredKeys>["keys"][number];

/** The keys that sign the tokens of accounts on board. The first one is used for signing. */
export class SigningKeys {
	private readonly file: string;
	private stored: StoredKey[];

	private constructor(file: string, stored: StoredKey[]) {
		this.file = file;
		this.stored = stored;
	}

	/** Reads the keys in a folder; creates the first one. Throws when the file cannot be used. */
	static async open(folder: string, now = Date.now()): Promise<SigningKeys> {
		const file = join(folder, KEY_FILE);
		const keys = new SigningKeys(file, await readKeys(file));
		await keys.rotateWhenDue(now);
		return keys;
	}

	/** The keys with their private parts, the signing one first. */
	get all(): JWK[] {
		return this.stored.map(({ jwk }) => jwk as JWK);
	}

	/** The public parts of the keys. */
	get published(): JWK[] {
		return this.stored.map(({ jwk }) => {
			const { kty, kid, n, e, alg, use } = jwk as JWK;
			return { kty, kid, n, e, alg, use } as JWK;
		});
	}

	/**
	 * Creates a new key when the last one is old, and drops replaced ones. Returns true on a change.
	 */
	async rotateWhenDue(now = Date.now()): Promise<boolean> {
		const [signing] = this.stored;
		if (!signing || now - signing.created_at > KEY_LIFE) {
			await this.rotate(now);
			return true;
		}
		const kept = this.stored.filter(
			({ replaced_at }) => replaced_at === null || now - replaced_at < KEY_FAREWELL,
		);
		if (kept.length === this.stored.length) return false;
		await this.keep(kept);
		return true;
	}

	/** Creates the key that signs from now on. */
	async rotate(now = Date.now()): Promise<void> {
		const { privateKey } = await generateKeyPair("RS256", { extractable: true });
		const jwk = await exportJWK(privateKey);
		const kid = await calculateJwkThumbprint(jwk);
		const fresh = {
			created_at: now,
			replaced_at: null,
			jwk: { ...jwk, kty: "RSA" as const, kid, alg: "RS256", use: "sig" },
		};
		const replaced = this.stored.map((key) => ({ ...key, replaced_at: key.replaced_at ?? now }));
		await this.keep([fresh, ...replaced]);
	}

	/** Writes the keys, readable by this user only. A crash leaves the old file or the new one. */
	private async keep(keys: StoredKey[]): Promise<void> {
		const draft = `${this.file}.new`;
		await mkdir(join(this.file, ".."), { recursive: true });
		await writeFile(draft, `${JSON.stringify({ keys }, null, "\t")}\n`, { mode: 0o600 });
		// The mode above applies only to a new file.
		await chmod(draft, 0o600);
		await rename(draft, this.file);
		this.stored = keys;
	}
}

async function readKeys(file: string): Promise<StoredKey[]> {
	const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
		if (error.code === "ENOENT") return null;
		throw error;
	});
	if (text === null) return [];
	const read = v.safeParse(StoredKeys, jsonIn(text));
	// The log must contain neither the file's text nor valibot's message.
	if (!read.success)
		throw new Error(
			`${file} must hold the keys that Plotluck wrote there (got something else); delete it to sign everybody out and begin with a new key`,
		);
	return read.output.keys;
}

function jsonIn(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

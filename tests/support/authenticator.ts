import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

/** Encodes what authenticators send (RFC 8949); nothing there is longer than 255 bytes. */
function cbor(value: Cbor): Buffer {
	const head = (kind: number, size: number): Buffer =>
		size < 24 ? Buffer.from([(kind << 5) | size]) : Buffer.from([(kind << 5) | 24, size]);
	if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
	if (typeof value === "string")
		return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
	if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
	const items = [...value].flatMap(([key, item]) => [cbor(key), cbor(item)]);
	return Buffer.concat([head(5, value.size), ...items]);
}

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_KEY = 64;

/** Changes that a dishonest page or device makes. */
export interface Tricks {
	origin?: string;
	site?: string;
	challenge?: string;
	unverified?: boolean;
	counter?: number;
}

/** A device with one passkey that signs whatever it is asked to, as WebAuthn describes it. */
export class Authenticator {
	readonly id = randomBytes(16).toString("base64url");
	private readonly pair = generateKeyPairSync("ec", { namedCurve: "P-256" });
	private readonly origin: string;
	private counter = 0;

	constructor(origin: string) {
		this.origin = origin;
	}

	/** Makes the passkey for these options. */
	create({ challenge }: { challenge: string }, tricks: Tricks = {}) {
		const { x = "", y = "" } = this.pair.publicKey.export({ format: "jwk" });
		const id = Buffer.from(this.id, "base64url");
		const key = new Map<number, Cbor>([
			[1, 2],
			[3, -7],
			[-1, 1],
			[-2, Buffer.from(x, "base64url")],
			[-3, Buffer.from(y, "base64url")],
		]);
		const authData = Buffer.concat([
			this.facts(HAS_KEY, tricks),
			Buffer.alloc(16),
			Buffer.from([0, id.length]),
			id,
			cbor(key),
		]);
		const object = new Map<string, Cbor>([
			["fmt", "none"],
			["attStmt", new Map()],
			["authData", authData],
		]);
		return this.answer({
			clientDataJSON: this.client("webauthn.create", challenge, tricks).toString("base64url"),
			attestationObject: cbor(object).toString("base64url"),
			transports: ["internal"],
		});
	}

	/** Signs in for these options. */
	get({ challenge }: { challenge: string }, tricks: Tricks = {}) {
		this.counter++;
		const client = this.client("webauthn.get", challenge, tricks);
		const facts = this.facts(0, tricks);
		const signed = Buffer.concat([facts, createHash("sha256").update(client).digest()]);
		return this.answer({
			clientDataJSON: client.toString("base64url"),
			authenticatorData: facts.toString("base64url"),
			signature: sign("sha256", signed, this.pair.privateKey).toString("base64url"),
		});
	}

	private client(type: string, challenge: string, tricks: Tricks): Buffer {
		const data = { type, challenge: tricks.challenge ?? challenge, crossOrigin: false };
		return Buffer.from(JSON.stringify({ ...data, origin: tricks.origin ?? this.origin }));
	}

	private facts(flags: number, { site, unverified, counter }: Tricks): Buffer {
		const facts = Buffer.alloc(37);
		const name = site ?? new URL(this.origin).hostname;
		createHash("sha256").update(name).digest().copy(facts);
		facts[32] = flags | USER_PRESENT | (unverified ? 0 : USER_VERIFIED);
		facts.writeUInt32BE(counter ?? this.counter, 33);
		return facts;
	}

	private answer(response: object) {
		const { id } = this;
		return { id, rawId: id, type: "public-key", response, clientExtensionResults: {} };
	}
}

import type {
	AuthenticationResponseJSON,
	AuthenticatorTransport,
	RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type { OwnAccount } from "../../db/accounts/account-columns.ts";
import {
	addPasskey,
	notePasskeyUse,
	type Passkey,
	passkeyByCredential,
	passkeysOf,
} from "../../db/accounts/passkeys.ts";
import { consumeRecord, readRecord, writeRecord } from "../../db/accounts/provider-records.ts";
import type { Db } from "../../db/connection.ts";
import { ACCOUNT_LIMITS } from "../limits/site.ts";

/** The first passkey loads the library, because it would slow down every start. */
const library = () => import("@simplewebauthn/server");

/** The kind of the records with the challenges that authenticators have to sign. */
const CHALLENGE = "PasskeyChallenge";

/** A passkey is bound to a host name only, so the same host on another port shares it. */
const siteOf = (origin: string): string => new URL(origin).hostname;

/** Returns the options with which a browser creates a passkey for an account. */
export async function registrationOptions(db: Db, origin: string, account: OwnAccount) {
	const { generateRegistrationOptions } = await library();
	const known = await passkeysOf(db, account.id);
	const options = await generateRegistrationOptions({
		rpName: "Plotluck",
		rpID: siteOf(origin),
		userName: account.name,
		userDisplayName: account.screenName,
		userID: new TextEncoder().encode(account.id),
		timeout: ACCOUNT_LIMITS.passkeyTime,
		excludeCredentials: known.map(({ credentialId, transports }) => ({
			id: credentialId,
			transports,
		})),
		// A passkey signs in without name and password, so the device must identify both person and
		// account.
		authenticatorSelection: { residentKey: "required", userVerification: "required" },
	});
	await keepChallenge(db, account.id, options.challenge);
	return options;
}

/** Adds a new passkey. Returns false when it does not match the challenge, or cannot be stored. */
export async function registerPasskey(
	db: Db,
	origin: string,
	account: OwnAccount,
	{ credential: response, label }: { credential: RegistrationResponseJSON; label: string },
): Promise<boolean> {
	const { verifyRegistrationResponse } = await library();
	const expectedChallenge = await takeChallenge(db, account.id);
	if (expectedChallenge === null) return false;
	const result = await orNull(() =>
		verifyRegistrationResponse({
			response,
			expectedChallenge,
			expectedOrigin: origin,
			expectedRPID: siteOf(origin),
			requireUserVerification: true,
		}),
	);
	if (!result?.verified) return false;
	const { credential } = result.registrationInfo;
	const key = {
		accountId: account.id,
		credentialId: credential.id,
		publicKey: Buffer.from(credential.publicKey).toString("base64url"),
		counter: credential.counter,
		transports: credential.transports ?? [],
		site: siteOf(origin),
		label,
		createdAt: Date.now(),
	};
	return addPasskey(db, key, ACCOUNT_LIMITS.passkeys);
}

/** Returns the options with which a browser signs in with any passkey of this site. */
export async function signInOptions(db: Db, origin: string, interaction: string) {
	const { generateAuthenticationOptions } = await library();
	const options = await generateAuthenticationOptions({
		rpID: siteOf(origin),
		userVerification: "required",
		timeout: ACCOUNT_LIMITS.passkeyTime,
	});
	await keepChallenge(db, interaction, options.challenge);
	return options;
}

/** Returns the account of a passkey; null when there is none. */
export async function accountOfPasskey(
	db: Db,
	origin: string,
	interaction: string,
	response: AuthenticationResponseJSON,
): Promise<string | null> {
	const { verifyAuthenticationResponse } = await library();
	const expectedChallenge = await takeChallenge(db, interaction);
	const passkey = await passkeyByCredential(db, response.id);
	if (expectedChallenge === null || passkey?.site !== siteOf(origin)) return null;
	const result = await orNull(() =>
		verifyAuthenticationResponse({
			response,
			expectedChallenge,
			expectedOrigin: origin,
			expectedRPID: siteOf(origin),
			credential: credentialOf(passkey),
			requireUserVerification: true,
		}),
	);
	if (!result?.verified) return null;
	await notePasskeyUse(db, passkey.id, result.authenticationInfo.newCounter, Date.now());
	return passkey.accountId;
}

const credentialOf = ({ credentialId, publicKey, counter, transports }: Passkey) => ({
	id: credentialId,
	publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
	counter,
	// The browser supplied them, and unknown ones do no harm.
	transports: transports as AuthenticatorTransport[],
});

const keepChallenge = (db: Db, id: string, challenge: string): Promise<void> =>
	writeRecord(db, CHALLENGE, id, { challenge }, Date.now() + ACCOUNT_LIMITS.passkeyTime);

/** Returns and removes an issued challenge; null when there is none. */
async function takeChallenge(db: Db, id: string): Promise<string | null> {
	const record = await readRecord(db, CHALLENGE, id);
	if (!record || !(await consumeRecord(db, CHALLENGE, id, Math.floor(Date.now() / 1000))))
		return null;
	return typeof record.challenge === "string" ? record.challenge : null;
}

/** The library throws for every invalid response, and its message may quote the response. */
async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
	try {
		return await work();
	} catch {
		return null;
	}
}

import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from "jose";

/** Milliseconds. */
const HTTP_TIMEOUT = 10_000;
/** Seconds by which the clocks of this device and the provider may differ. */
const LEEWAY = 60;

/** The expected content of an ID token. */
export interface Expected {
	/** The configured issuer, with or without a trailing slash. */
	issuer: string;
	clientId: string;
	/** The nonce of the request; null for a renewal, which has none. */
	nonce: string | null;
}

/**
 * Returns the provider's keys. An unknown key id fetches them again at once, because only the
 * provider itself can send one here.
 */
export const idTokenKeys = (address: string): JWTVerifyGetKey =>
	createRemoteJWKSet(new URL(address), { timeoutDuration: HTTP_TIMEOUT, cooldownDuration: 0 });

/**
 * Checks an ID token: signature, algorithm, issuer, audience, expiry and nonce
 * (docs/site.md "Signing in"). Rejects where anything is wrong.
 */
export async function checkIdToken(
	token: string | undefined,
	keys: JWTVerifyGetKey,
	{ issuer, clientId, nonce }: Expected,
): Promise<void> {
	const bare = issuer.replace(/\/$/, "");
	const { payload } = await jwtVerify(token ?? "", keys, {
		issuer: [bare, `${bare}/`],
		audience: clientId,
		algorithms: ["RS256"],
		clockTolerance: LEEWAY,
		requiredClaims: ["sub", "exp", "iat"],
	});
	const { aud, azp } = payload;
	// A token for several parties names the party that it was issued to.
	if ((azp !== undefined || (Array.isArray(aud) && aud.length > 1)) && azp !== clientId)
		throw new Error("The ID token was issued to another client");
	if (nonce !== null && payload.nonce !== nonce)
		throw new Error("The nonce of the ID token must be that of the request");
}

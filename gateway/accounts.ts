import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import * as v from "valibot";
import type { SignIn } from "./config.ts";
import { WIRE_LIMITS } from "./limits.ts";
import { log } from "./log.ts";
import { KeyNotKnownYet, providerKeys } from "./provider-keys.ts";

/** Somebody who signed in, as the claims of their token say (site.md section 3 "Account"). */
export interface Account {
	/** The provider's own id; seats and ranks know the account by it. */
	id: string;
	/** A name to show; null where the token has none. */
	name: string | null;
	premium: boolean;
	/** How they signed in, such as twitter; null where the token does not say. */
	connection: string | null;
}

/**
 * Nobody can say now whether a token is good: the provider does not answer, or the token's key is
 * not known yet.
 */
export class ProviderAway extends Error {}

const Discovery = v.object({ issuer: v.string(), jwks_uri: v.pipe(v.string(), v.url()) });
/** OpenID Connect Core 1.0, section 2. */
const LONGEST_ID = 255;
/** The clocks of two machines may differ by so many seconds (site.md section 9). */
const LEEWAY = 60;

interface Provider {
	issuer: string;
	keys: JWTVerifyGetKey;
}

/**
 * Checks access tokens against the keys of their issuer, which are fetched when the first token
 * comes.
 */
export class Accounts {
	private provider: Promise<Provider> | null = null;
	private pausedUntil = Number.NEGATIVE_INFINITY;
	private readonly signIn: SignIn;

	constructor(signIn: SignIn) {
		this.signIn = signIn;
	}

	/** Whose token this is; null when it is not a good one. Throws ProviderAway. */
	async accountOf(token: string): Promise<Account | null> {
		const { issuer, keys } = await this.known();
		try {
			const { payload } = await jwtVerify(token, keys, {
				issuer,
				audience: this.signIn.audience,
				algorithms: ["RS256"],
				clockTolerance: LEEWAY,
				requiredClaims: ["sub", "exp"],
			});
			return this.accountIn(payload);
		} catch (error) {
			if (saysBadToken(error)) return null;
			// Everybody can send an unknown key id, so it is no news.
			if (!(error instanceof KeyNotKnownYet))
				log.warn({ err: error }, "the identity provider's keys could not be had");
			throw new ProviderAway();
		}
	}

	private accountIn(claims: JWTPayload): Account | null {
		const { premium, connection, screenName } = this.signIn.claims;
		// The type says text, but nobody has checked what the provider signed.
		const id: unknown = claims.sub;
		if (typeof id !== "string" || id === "" || id.length > LONGEST_ID) return null;
		return {
			id,
			name: textOf(claims[screenName]) ?? textOf(claims.name) ?? textOf(claims.nickname),
			premium: claims[premium] === true,
			connection: textOf(claims[connection]),
		};
	}

	/**
	 * The provider as its discovery document describes it; asked again, after a pause, when that
	 * failed.
	 */
	private known(): Promise<Provider> {
		if (this.provider) return this.provider;
		if (performance.now() < this.pausedUntil) return Promise.reject(new ProviderAway());
		this.provider = discover(this.signIn.issuer).catch((error: unknown) => {
			log.warn({ err: error }, "the identity provider did not describe itself");
			this.provider = null;
			this.pausedUntil = performance.now() + WIRE_LIMITS.providerPause;
			throw new ProviderAway();
		});
		return this.provider;
	}
}

async function discover(issuer: string): Promise<Provider> {
	const answer = await fetch(`${withoutSlash(issuer)}/.well-known/openid-configuration`, {
		signal: AbortSignal.timeout(WIRE_LIMITS.providerTimeout),
	});
	if (!answer.ok)
		throw new Error(`The discovery document of ${issuer} came with status ${answer.status}`);
	const found = v.parse(Discovery, await answer.json());
	if (withoutSlash(found.issuer) !== withoutSlash(issuer))
		throw new Error(`${issuer} calls itself ${found.issuer}`);
	return { issuer: found.issuer, keys: providerKeys(new URL(found.jwks_uri)) };
}

const withoutSlash = (address: string): string => address.replace(/\/$/, "");

const textOf = (claim: unknown): string | null =>
	typeof claim === "string" && claim.trim() !== "" ? claim.trim() : null;

/** What jose says of the token itself; its other errors are about getting the keys. */
const saysBadToken = (error: unknown): boolean =>
	error instanceof errors.JOSEError &&
	!(
		error instanceof errors.JWKSTimeout ||
		error instanceof errors.JWKSInvalid ||
		error.code === errors.JOSEError.code
	);

import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import * as v from "valibot";
import type { SignIn } from "./config.ts";
import { WIRE_LIMITS } from "./limits.ts";
import { log } from "./log.ts";
import { providerKeys, UnknownKey } from "./provider-keys.ts";

/** An account, as the claims of its token describe it (docs/protocol.md "Accounts over REST"). */
export interface Account {
	/** The provider's id of the account, which seats and ranks refer to. */
	id: string;
	/** The name to show; null when the token has none. */
	name: string | null;
	premium: boolean;
	/** The kind of sign-in, such as twitter; null when the token names none. */
	connection: string | null;
}

/**
 * The token cannot be checked now: the provider does not respond, or the token's key is not known
 * yet.
 */
export class ProviderAway extends Error {}

const Discovery = v.object({ issuer: v.string(), jwks_uri: v.pipe(v.string(), v.url()) });
/** The longest id of an account (OpenID Connect Core 1.0, section 2). */
const MAX_ID_LENGTH = 255;
/** Seconds by which the clocks of two machines may differ. */
const CLOCK_TOLERANCE = 60;

interface Provider {
	issuer: string;
	keys: JWTVerifyGetKey;
}

/** Checks access tokens against the keys of their issuer, which are fetched for the first token. */
export class Accounts {
	private provider: Promise<Provider> | null = null;
	private pausedUntil = Number.NEGATIVE_INFINITY;
	private readonly signIn: SignIn;

	constructor(signIn: SignIn) {
		this.signIn = signIn;
	}

	/** Returns the account of a token; null when the token is not valid. Throws ProviderAway. */
	async accountOf(token: string): Promise<Account | null> {
		const { issuer, keys } = await this.discovered();
		try {
			const { payload } = await jwtVerify(token, keys, {
				issuer,
				audience: this.signIn.audience,
				algorithms: ["RS256"],
				clockTolerance: CLOCK_TOLERANCE,
				requiredClaims: ["sub", "exp"],
			});
			return this.accountIn(payload);
		} catch (error) {
			if (isTokenError(error)) return null;
			// Unknown key ids are not logged, because every client can send one.
			if (!(error instanceof UnknownKey))
				log.warn({ err: error }, "the identity provider's keys could not be fetched");
			throw new ProviderAway();
		}
	}

	private accountIn(claims: JWTPayload): Account | null {
		const { premium, connection, screenName } = this.signIn.claims;
		// The type is string, but the provider may have signed another value.
		const id: unknown = claims.sub;
		if (typeof id !== "string" || id === "" || id.length > MAX_ID_LENGTH) return null;
		return {
			id,
			name: textOf(claims[screenName]) ?? textOf(claims.name) ?? textOf(claims.nickname),
			premium: claims[premium] === true,
			connection: textOf(claims[connection]),
		};
	}

	/**
	 * Returns the provider as its discovery document describes it. A failed request is repeated after
	 * a pause.
	 */
	private discovered(): Promise<Provider> {
		if (this.provider) return this.provider;
		if (performance.now() < this.pausedUntil) return Promise.reject(new ProviderAway());
		this.provider = discover(this.signIn.issuer).catch((error: unknown) => {
			log.warn({ err: error }, "the identity provider's discovery document could not be read");
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
		throw new Error(
			`The discovery document of ${issuer} must come with status 200 (got ${answer.status})`,
		);
	const found = v.parse(Discovery, await answer.json());
	if (withoutSlash(found.issuer) !== withoutSlash(issuer))
		throw new Error(
			`The issuer in the discovery document must be ${issuer} (got "${found.issuer}")`,
		);
	return { issuer: found.issuer, keys: providerKeys(new URL(found.jwks_uri)) };
}

const withoutSlash = (address: string): string => address.replace(/\/$/, "");

const textOf = (claim: unknown): string | null =>
	typeof claim === "string" && claim.trim() !== "" ? claim.trim() : null;

/**
 * Returns whether an error of jose is about the token; its other errors are about fetching the
 * keys.
 */
const isTokenError = (error: unknown): boolean =>
	error instanceof errors.JOSEError &&
	!(
		error instanceof errors.JWKSTimeout ||
		error instanceof errors.JWKSInvalid ||
		error.code === errors.JOSEError.code
	);

import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from "jose";
import * as v from "valibot";
import type { SignIn } from "./config/sign-in.ts";
import type { RequestSource } from "./front/client.ts";
import { WIRE_LIMITS } from "./limits/wire.ts";
import { log } from "./log.ts";
import { LogThrottle } from "./log-throttle.ts";
import { providerKeys, UnknownKey } from "./provider-keys.ts";

const logThrottle = new LogThrottle(WIRE_LIMITS.logPause);

/** An account, as the claims of its token describe it (docs/protocol.md "Accounts over REST"). */
export interface Account {
	/** The provider's id of the account, which seats and ranks refer to. */
	id: string;
	/** The name to show; null when the token has none. */
	name: string | null;
	/** True for a supporter: by the claim, or by a grant that authentication.ts adds. */
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
export const MAX_ID_LENGTH = 255;
/** Seconds by which the clocks of two machines may differ. */
const CLOCK_TOLERANCE = 60;

interface Provider {
	issuer: string;
	keys: JWTVerifyGetKey;
}

/** Finds the account of an access token. */
export interface AccountCheck {
	/**
	 * Returns the account of a token that came with this request; null when the token is not valid.
	 * Throws ProviderAway.
	 */
	accountOf(token: string, request: RequestSource): Promise<Account | null>;
}

/**
 * Returns the claims of an access token that this issuer signed for this audience; null for any
 * other token. Passes on errors of the key look-up.
 */
export async function claimsOf(
	token: string,
	{ issuer, keys, audience }: Provider & Pick<SignIn, "audience">,
): Promise<JWTPayload | null> {
	try {
		const { payload } = await jwtVerify(token, keys, {
			issuer,
			audience,
			algorithms: ["RS256"],
			clockTolerance: CLOCK_TOLERANCE,
			requiredClaims: ["sub", "exp"],
		});
		return payload;
	} catch (error) {
		if (isTokenError(error)) return null;
		throw error;
	}
}

/** Returns the account that claims describe; null for an unusable id. */
export function accountIn(
	claims: JWTPayload,
	{ premium, connection, screenName }: SignIn["claims"],
): Account | null {
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
 * Checks the access tokens of an outside provider against its keys, which are fetched for the first
 * token.
 */
export class Accounts implements AccountCheck {
	private provider: Promise<Provider> | null = null;
	private pausedUntil = Number.NEGATIVE_INFINITY;
	private readonly signIn: SignIn;

	constructor(signIn: SignIn) {
		this.signIn = signIn;
	}

	async accountOf(token: string): Promise<Account | null> {
		const provider = await this.discovered();
		try {
			const claims = await claimsOf(token, { ...provider, audience: this.signIn.audience });
			return claims && accountIn(claims, this.signIn.claims);
		} catch (error) {
			// Unknown key ids are not logged, because any client can send one.
			if (!(error instanceof UnknownKey) && logThrottle.allows("keys"))
				log.warn({ err: error }, "the identity provider's keys could not be fetched");
			throw new ProviderAway();
		}
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

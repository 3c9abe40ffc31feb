import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from "jose";
import { WIRE_LIMITS } from "./limits/wire.ts";

/** A token's key id is unknown and may be new, but the keys may not be fetched again yet. */
export class UnknownKey extends Error {}

/** Fetching the keys failed recently, and they may not be fetched again yet. */
class KeysPaused extends Error {}

/**
 * Returns the provider's keys for jwtVerify. An unknown key id fetches them at most once in
 * `keyCooldown`, because any client can send one; in between it throws UnknownKey. Ages are
 * measured by the monotonic clock, so the library's own limits, which use the wall clock, are
 * infinite.
 */
export function providerKeys(address: URL): JWTVerifyGetKey {
	const keys = createRemoteJWKSet(address, {
		timeoutDuration: WIRE_LIMITS.providerTimeout,
		cooldownDuration: Number.POSITIVE_INFINITY,
		cacheMaxAge: Number.POSITIVE_INFINITY,
	});
	let fetchedAt = Number.NEGATIVE_INFINITY;
	let pausedUntil = Number.NEGATIVE_INFINITY;
	let fetching: Promise<void> | null = null;

	const fetchKeys = (): Promise<void> => {
		if (performance.now() < pausedUntil)
			return Promise.reject(
				new KeysPaused("the provider's keys could not be fetched a moment ago"),
			);
		fetching ??= keys
			.reload()
			.then(
				() => {
					fetchedAt = performance.now();
				},
				(error: unknown) => {
					pausedUntil = performance.now() + WIRE_LIMITS.providerPause;
					throw error;
				},
			)
			.finally(() => {
				fetching = null;
			});
		return fetching;
	};

	return async (header, token) => {
		const began = performance.now();
		// Old keys are better than none while the provider is unavailable.
		if (began - fetchedAt > WIRE_LIMITS.keyAge)
			await fetchKeys().catch((error: unknown) => {
				if (keys.jwks() === undefined) throw error;
			});
		try {
			return await keys(header, token);
		} catch (error) {
			if (!(error instanceof errors.JWKSNoMatchingKey) || fetchedAt >= began) throw error;
			if (performance.now() - fetchedAt < WIRE_LIMITS.keyCooldown)
				throw new UnknownKey(`the key id ${header.kid} is not known yet`);
		}
		await fetchKeys();
		return keys(header, token);
	};
}

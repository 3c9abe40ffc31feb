import type { Context } from "koa";
import { TooManyGuesses } from "../../provider/name-guard.ts";
import { hashPassword, isPassword, isWeak, PasswordsBusy } from "../../provider/passwords.ts";
import { refuse } from "../../refusals.ts";
import { Refused } from "../errors.ts";
import type { ApiContext } from "../route.ts";

type Guards = Pick<ApiContext, "limits" | "guard" | "client"> & {
	ownProvider: NonNullable<ApiContext["ownProvider"]>;
};

/**
 * Runs a check of a password or code for a name; returns null after a wrong guess. Throws a 429
 * when the address or the name had too many, and a 503 while too many passwords are being computed.
 */
export async function guarded<T>(
	{ limits, guard, client, ownProvider }: Guards,
	ctx: Context,
	name: string,
	check: () => Promise<T | null>,
): Promise<T | null> {
	await limits.take("signIns", client(ctx));
	return unlessBusy(() =>
		guard.lookUp(client(ctx), "rest", () => ownProvider.names.check(name, check)),
	);
}

/** Returns whether the password matches the hash; without a hash it takes the same time. */
export const passwordFits = isPassword;

/** Returns the hash of a new password. Throws a 422 for one that is easy to guess. */
export async function newHash(password: string, name: string, field: string): Promise<string> {
	if (isWeak(password, name)) throw new Refused(422, refuse("weakPassword"), { field });
	return unlessBusy(() => hashPassword(password));
}

/** Turns the error for too many passwords into a refusal. */
async function unlessBusy<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof PasswordsBusy) throw new Refused(503, refuse("signInAway"));
		if (error instanceof TooManyGuesses)
			throw new Refused(429, refuse("nameLimit"), {
				headers: { "Retry-After": String(error.seconds) },
			});
		throw error;
	}
}

import { accountWords } from "#words/site/account.ts";

/**
 * The reason why a sign-in or a token failed, by the codes of the identity provider. `blocked` is
 * the browser's (docs/site.md "Signing in").
 */
export type SignInCode = keyof typeof accountWords.errors;

const isCode = (code: unknown): code is SignInCode =>
	typeof code === "string" && Object.hasOwn(accountWords.errors, code);

/** A sign-in or a token that failed for a known reason. */
export class SignInError extends Error {
	readonly code: SignInCode;
	constructor(code: SignInCode) {
		super(code);
		this.code = code;
	}
}

/** Codes of OpenID Connect that mean the same. */
const SAME = new Map<unknown, SignInCode>([
	["interaction_required", "login_required"],
	["account_selection_required", "login_required"],
	["consent_required", "login_required"],
	["access_denied", "cancelled"],
]);

/** The fields that are read from errors of oidc-client-ts and jose, whose classes load late. */
interface LibraryError {
	name?: unknown;
	code?: unknown;
	error?: unknown;
}

/** Returns the code of an error; null if there is no text for it. */
export function signInCode(reason: unknown): SignInCode | null {
	if (reason instanceof SignInError) return reason.code;
	const { name, code, error } = (reason ?? {}) as LibraryError;
	if (name === "ErrorTimeout" || code === "ERR_JWKS_TIMEOUT") return "timeout";
	if (name === "ErrorDPoPNonce") return "use_dpop_nonce";
	if (!isRefusal(reason)) return null;
	return SAME.get(error) ?? (isCode(error) ? error : null);
}

/** Returns whether the identity provider itself has refused. */
export const isRefusal = (reason: unknown): boolean =>
	(reason as LibraryError | null)?.name === "ErrorResponse";

/** Returns whether the provider no longer takes the refresh token. */
export const isSpentToken = (reason: unknown): boolean =>
	isRefusal(reason) && (reason as LibraryError).error === "invalid_grant";

/** Returns the text for the player; `fallback` for an error without one. */
export function signInText(reason: unknown, fallback: string): string {
	const code = signInCode(reason);
	return code === null ? fallback : accountWords.errors[code];
}

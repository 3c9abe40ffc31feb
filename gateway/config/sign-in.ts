import type { Variables } from "./environment.ts";
import { missing } from "./values.ts";

/** The identity provider of the accounts (docs/protocol.md "Accounts over REST"). */
export interface SignIn {
	/** The issuer in its tokens, with or without a slash at the end. */
	issuer: string;
	clientId: string;
	/** The audience of its access tokens. */
	audience: string;
	/** The names of the non-standard claims, because they differ by provider. */
	claims: { premium: string; connection: string; screenName: string };
}

/** Returns the outside provider, undefined without one, or the error when a part is missing. */
export function signInOf(value: Variables): SignIn | string | undefined {
	const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_AUDIENCE: audience } = value;
	if (!value.ACCOUNTS_ENABLED || issuer === undefined) return undefined;
	if (clientId === undefined) return missing("OIDC_CLIENT_ID", "OIDC_ISSUER");
	if (audience === undefined) return missing("OIDC_AUDIENCE", "OIDC_ISSUER");
	const claims = {
		premium: value.OIDC_PREMIUM_CLAIM,
		connection: value.OIDC_CONNECTION_CLAIM,
		screenName: value.OIDC_SCREEN_NAME_CLAIM,
	};
	return { issuer, clientId, audience, claims };
}

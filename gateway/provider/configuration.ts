import type * as library from "oidc-provider";
import type { Configuration, JWK, KoaContextWithOIDC } from "oidc-provider";
import { accountById } from "../../db/accounts/accounts.ts";
import type { Db } from "../../db/connection.ts";
import { languageOf } from "../pages/language.ts";
import { errorPage, signOutPage } from "./pages.ts";
import { providerStore } from "./store.ts";

/** The provider's path; its issuer is the origin with this path. */
export const MOUNT = "/oidc";
/** The path of the sign-in page, before the id of the interaction. */
export const SIGN_IN_PAGE = "/sign-in/";
/** The pages' client id at the provider. */
export const CLIENT_ID = "plotluck";
/** The audience of the access tokens: the game's API. */
export const AUDIENCE = "urn:plotluck:api";
/** The claim for the grant under which a token was issued, because signing out ends both. */
export const GRANT_CLAIM = "grant";

const HOUR = 3600;
const DAY = 24 * HOUR;
/** The lifetimes of the provider's records, in seconds. */
const LIFE = {
	AccessToken: HOUR,
	IdToken: HOUR,
	AuthorizationCode: 60,
	/** A person may look for a pen to write the recovery codes down. */
	Interaction: HOUR / 2,
	/** Without an account it only records that a sign-out was started. */
	Session: (_ctx: unknown, { accountId }: { accountId?: string | undefined }) =>
		accountId === undefined ? HOUR / 2 : 14 * DAY,
	Grant: 14 * DAY,
};

const SCOPES = "openid profile email";

/** Returns the configuration of the provider at one origin (docs/site.md "Accounts on board"). */
export function configurationFor(
	origin: string,
	{ db, keys, errors, interactionPolicy }: Parts,
): Configuration {
	const secure = origin.startsWith("https:");
	return {
		adapter: providerStore(db, errors.InvalidGrant),
		jwks: { keys },
		clients: [
			{
				client_id: CLIENT_ID,
				client_name: "Plotluck",
				token_endpoint_auth_method: "none",
				grant_types: ["authorization_code"],
				response_types: ["code"],
				redirect_uris: [origin],
				post_logout_redirect_uris: [`${origin}/user`],
				id_token_signed_response_alg: "RS256",
			},
		],
		clientBasedCORS: (_ctx, from) => from === origin,
		clientAuthMethods: ["none"],
		responseTypes: ["code"],
		scopes: SCOPES.split(" "),
		claims: { openid: ["sub"], profile: ["name", "screen_name"] },
		// There is no call for the profile, so the ID token contains it.
		conformIdTokenClaims: false,
		enabledJWA: {
			idTokenSigningAlgValues: ["RS256"],
		},
		pkce: { required: () => true },
		ttl: LIFE,
		cookies: {
			names: {
				// Browsers accept a name with this prefix only from exactly this host, over https.
				session: `${secure ? "__Host-" : ""}plotluck_session`,
				interaction: `${secure ? "__Host-" : ""}plotluck_sign_in`,
				// The library sets the path of one sign-in, and __Host- allows only the path /.
				resume: `${secure ? "__Secure-" : ""}plotluck_sign_in_resume`,
			},
			// The calls of the sign-in page need the interaction's cookie.
			short: { httpOnly: true, sameSite: "lax", path: "/" },
			long: { httpOnly: true, sameSite: "lax", path: "/" },
		},
		features: featuresWith(errors),
		interactions: {
			policy: signInOnly(interactionPolicy),
			url: (_ctx, { uid }) => SIGN_IN_PAGE + uid,
		},
		loadExistingGrant: grantOf,
		findAccount: async (_ctx, id) => {
			const account = await accountById(db, id);
			if (!account) return undefined;
			const { screenName } = account;
			return {
				accountId: id,
				claims: () => ({ sub: id, name: screenName, screen_name: screenName }),
			};
		},
		extraTokenClaims: async (_ctx, token) => {
			if (token.kind !== "AccessToken") return undefined;
			const account = await accountById(db, token.accountId);
			return {
				name: account?.screenName,
				screen_name: account?.screenName,
				[GRANT_CLAIM]: token.grantId,
			};
		},
		renderError: (ctx, { error, error_description }) => {
			ctx.type = "html";
			const reason = [error, error_description].filter(Boolean).join(": ");
			ctx.body = errorPage(languageOf(ctx), reason);
		},
	};
}

/** Returns the enabled parts of OpenID Connect. Access tokens are for the REST calls only. */
const featuresWith = (errors: Parts["errors"]): NonNullable<Configuration["features"]> => ({
	devInteractions: { enabled: false },
	userinfo: { enabled: false },
	dPoP: { enabled: false },
	pushedAuthorizationRequests: { enabled: false },
	revocation: { enabled: false },
	introspection: { enabled: false },
	claimsParameter: { enabled: false },
	rpInitiatedLogout: {
		enabled: true,
		logoutSource: (ctx, form) => {
			ctx.body = signOutPage(languageOf(ctx), form, isOwnRequest(ctx));
		},
		postLogoutSuccessSource: (ctx) => ctx.redirect("/user"),
	},
	resourceIndicators: {
		enabled: true,
		defaultResource: () => AUDIENCE,
		useGrantedResource: () => true,
		getResourceServerInfo: (_ctx, resource) => {
			if (resource !== AUDIENCE) throw new errors.InvalidTarget();
			return {
				scope: "",
				audience: AUDIENCE,
				accessTokenFormat: "jwt",
				accessTokenTTL: LIFE.AccessToken,
				jwt: { sign: { alg: "RS256" } },
			};
		},
	},
});

interface Parts {
	db: Db;
	/** The private keys; the first one signs. */
	keys: JWK[];
	errors: typeof library.errors;
	interactionPolicy: typeof library.interactionPolicy;
}

/** There is no consent prompt, because the only client is this site. */
function signInOnly({ base }: typeof library.interactionPolicy) {
	const policy = base();
	policy.remove("consent");
	return policy;
}

/** Returns the grant of the session, and creates one for a new session. */
async function grantOf({ oidc }: KoaContextWithOIDC): Promise<library.Grant | undefined> {
	const { client, session, provider } = oidc;
	if (!client || !session?.accountId) return undefined;
	const { clientId } = client;
	const known = session.grantIdFor(clientId);
	const found = known === undefined ? undefined : await provider.Grant.find(known);
	if (found?.accountId === session.accountId) return found;
	const grant = new provider.Grant({ accountId: session.accountId, clientId });
	grant.addOIDCScope(SCOPES);
	await grant.save();
	return grant;
}

/** Only the pages have the ID token, so no other site can sign a person out without a prompt. */
const isOwnRequest = ({ oidc }: KoaContextWithOIDC): boolean => {
	const hint = oidc.entities.IdTokenHint as { payload?: { sub?: unknown } } | undefined;
	return hint?.payload?.sub !== undefined && hint.payload.sub === oidc.session?.accountId;
};

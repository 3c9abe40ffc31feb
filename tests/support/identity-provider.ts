import { OAuth2Server } from "oauth2-mock-server";

/** Claims of a token. An undefined claim is left out. */
export type Claims = Record<string, unknown>;

export interface IdentityProvider {
	/** The environment variables for the server under test. */
	env: { OIDC_ISSUER: string; OIDC_CLIENT_ID: string; OIDC_AUDIENCE: string };
	/** Returns an access token of this account, valid for an hour. */
	token(id: string, claims?: Claims): Promise<string>;
	/** Returns the headers of a signed-in client. */
	bearer(id: string, claims?: Claims): Promise<{ authorization: string }>;
	/** Sets the account of the next sign-ins in the browser. */
	expect(id: string, claims?: Claims): void;
	/** Ends the silent sign-in until `remember`. */
	forget(): void;
	/** Refuses with this code until `remember`: at the sign-in page, or a code or refresh token. */
	refuse(where: "page" | "code" | "refresh", error: string): void;
	/** Puts these claims into ID tokens until `remember`. */
	claim(claims: Claims): void;
	/** Gives access tokens that last for this many seconds until `remember`. */
	lasting(seconds: number): void;
	/** Works as usual again. */
	remember(): void;
	stop(): Promise<void>;
}

const AUDIENCE = "the game";
const CLIENT_ID = "plotluck-web";

/**
 * Starts a real OpenID Connect provider that accepts every account: discovery, keys, code flow with
 * PKCE.
 */
export async function startIdentityProvider(): Promise<IdentityProvider> {
	const server = new OAuth2Server();
	await server.issuer.keys.generate("RS256");
	await server.start(0, "127.0.0.1");
	const issuer = server.issuer.url ?? "";
	let coming: { id: string; claims: Claims } = { id: "nobody in particular", claims: {} };
	let refused: Partial<Record<"page" | "code" | "refresh", string>> = {};
	let idClaims: Claims = {};
	let seconds: number | null = null;
	server.service.on("beforeAuthorizeRedirect", ({ url }) => {
		if (refused.page === undefined) return;
		url.searchParams.delete("code");
		url.searchParams.set("error", refused.page);
	});
	server.service.on("beforeResponse", (response, { body: { grant_type } }) => {
		const error = grant_type === "refresh_token" ? refused.refresh : refused.code;
		if (error !== undefined) Object.assign(response, { statusCode: 400, body: { error } });
		else if (seconds !== null) Object.assign(response.body, { expires_in: seconds });
	});
	server.service.on("beforeTokenSigning", ({ payload }) => {
		payload.sub = coming.id;
		// The audience of the ID token is the client, that of the access token is the game's server.
		if (payload.aud === CLIENT_ID) Object.assign(payload, idClaims);
		else Object.assign(payload, { aud: AUDIENCE, ...coming.claims });
	});

	const provider: IdentityProvider = {
		env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT_ID, OIDC_AUDIENCE: AUDIENCE },
		token: (id, claims = {}) =>
			server.issuer.buildToken({
				scopesOrTransform: (_header, payload) => {
					Object.assign(payload, { sub: id, aud: AUDIENCE, ...claims });
				},
			}),
		bearer: async (id, claims) => ({ authorization: `Bearer ${await provider.token(id, claims)}` }),
		expect(id, claims = {}) {
			coming = { id, claims };
		},
		forget: () => provider.refuse("page", "login_required"),
		refuse(where, error) {
			refused[where] = error;
		},
		claim(claims) {
			idClaims = claims;
		},
		lasting(time) {
			seconds = time;
		},
		remember() {
			refused = {};
			idClaims = {};
			seconds = null;
		},
		stop: () => server.stop(),
	};
	return provider;
}

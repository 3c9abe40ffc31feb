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
	/** Ends the silent sign-in until the next `expect`. */
	forget(): void;
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
	let forgetful = false;
	server.service.on("beforeAuthorizeRedirect", ({ url }) => {
		if (!forgetful) return;
		url.searchParams.delete("code");
		url.searchParams.set("error", "login_required");
	});
	server.service.on("beforeTokenSigning", ({ payload }) => {
		payload.sub = coming.id;
		// The audience of the ID token is the client, that of the access token is the game's server.
		if (payload.aud !== CLIENT_ID) Object.assign(payload, { aud: AUDIENCE, ...coming.claims });
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
		forget() {
			forgetful = true;
		},
		remember() {
			forgetful = false;
		},
		stop: () => server.stop(),
	};
	return provider;
}

import { OAuth2Server } from "oauth2-mock-server";

/** What the provider puts into a token; a claim that is undefined is left out. */
export type Claims = Record<string, unknown>;

export interface IdentityProvider {
	/** What the server under test needs in its environment. */
	env: { OIDC_ISSUER: string; OIDC_CLIENT_ID: string; OIDC_AUDIENCE: string };
	/** An access token of this account, good for an hour. */
	token(id: string, claims?: Claims): Promise<string>;
	/** The headers that a signed-in client sends. */
	bearer(id: string, claims?: Claims): Promise<{ authorization: string }>;
	/** Who the next people are that sign in by the browser. */
	expect(id: string, claims?: Claims): void;
	/** Asks for a password from now on, until it remembers again: nobody is signed in silently. */
	forget(): void;
	remember(): void;
	stop(): Promise<void>;
}

const AUDIENCE = "the game";
const CLIENT_ID = "plotluck-web";

/** A real OpenID Connect provider that believes everybody: discovery, keys, code flow with PKCE. */
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
		// The ID token is made out for the client, the access token for the game's server.
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

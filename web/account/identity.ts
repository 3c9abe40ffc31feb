import type { JWTVerifyGetKey } from "jose";
import {
	OidcClient,
	type OidcClientSettings,
	type SigninResponse,
	type StateStore,
	User,
	UserManager,
	type UserManagerSettings,
} from "oidc-client-ts";
import type { AccountsAnswer } from "../../gateway/api/answers.ts";
import { deviceStorage, type KeyValueStorage } from "../device/storage.ts";
import { SignInError } from "./sign-in-error.ts";

/** Seconds. */
const HTTP_TIMEOUT = 10;
/** The name that oidc-client-ts gives its keys. */
const PREFIX = "oidc.";

/** Stores the state of a sign-in. All tabs share it, and it works where storage is forbidden. */
const storeIn = (storage: KeyValueStorage): StateStore => ({
	get: async (key) => storage.getItem(PREFIX + key),
	set: async (key, value) => storage.setItem(PREFIX + key, value),
	async remove(key) {
		const value = storage.getItem(PREFIX + key);
		storage.removeItem(PREFIX + key);
		return value;
	},
	getAllKeys: async () =>
		storage
			.keys()
			.filter((key) => key.startsWith(PREFIX))
			.map((key) => key.slice(PREFIX.length)),
});

/** The library reads ID tokens without checking them. This client checks every one. */
class CheckedClient extends OidcClient {
	private keys: JWTVerifyGetKey | null = null;

	override async processSigninResponse(
		...[address, ...rest]: Parameters<OidcClient["processSigninResponse"]>
	): Promise<SigninResponse> {
		const nonce = await this.nonceOf(address);
		const response = await super.processSigninResponse(address, ...rest);
		await this.check(response.id_token, nonce);
		return response;
	}

	override async useRefreshToken(
		renewal: Parameters<OidcClient["useRefreshToken"]>[0],
	): Promise<SigninResponse> {
		const response = await super.useRefreshToken(renewal);
		// Without a new ID token the response carries the previous one, which was already checked.
		if (response.id_token !== renewal.state.id_token) await this.check(response.id_token, null);
		return response;
	}

	/** Returns the nonce of the request that a response belongs to. */
	private async nonceOf(address: string): Promise<string> {
		const { state } = await this.readSigninResponseState(address).catch(() => {
			throw new SignInError("missing_transaction");
		});
		return state.nonce ?? "";
	}

	private async check(token: string | undefined, nonce: string | null): Promise<void> {
		const { checkIdToken, idTokenKeys } = await import("./id-token.ts");
		this.keys ??= idTokenKeys((await this.metadataService.getKeysEndpoint(false)) ?? "");
		const { authority: issuer, client_id: clientId } = this.settings;
		await checkIdToken(token, this.keys, { issuer, clientId, nonce });
	}
}

class CheckedManager extends UserManager {
	protected override readonly _client: OidcClient;

	constructor(settings: UserManagerSettings, client: OidcClient) {
		super(settings);
		this._client = client;
	}
}

export interface Identity {
	client: OidcClient;
	manager: UserManager;
	/** Checks a response of the provider, fetches the tokens and keeps the user. */
	accept(address: string): Promise<User>;
}

/** Returns the client of the identity provider for a site at this origin. */
export function identityOf(
	signIn: NonNullable<AccountsAnswer["sign_in"]>,
	origin: string,
	storage: KeyValueStorage = deviceStorage,
): Identity {
	const kept = storeIn(storage);
	const settings = {
		authority: signIn.issuer,
		client_id: signIn.client_id,
		redirect_uri: origin,
		silent_redirect_uri: origin,
		post_logout_redirect_uri: `${origin}/user`,
		scope: "openid profile email",
		extraQueryParams: { audience: signIn.audience },
		requestTimeoutInSeconds: HTTP_TIMEOUT,
		silentRequestTimeoutInSeconds: HTTP_TIMEOUT,
		stateStore: kept,
		userStore: kept,
		// The page renews a token when it needs one, under the lock of all tabs.
		automaticSilentRenew: false,
	} satisfies OidcClientSettings & UserManagerSettings;
	const client = new CheckedClient(settings);
	const manager = new CheckedManager(settings, client);
	return {
		client,
		manager,
		async accept(address) {
			const user = new User(await client.processSigninResponse(address));
			await manager.storeUser(user);
			return user;
		},
	};
}

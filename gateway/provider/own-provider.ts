import { createLocalJWKSet, type JWTVerifyGetKey } from "jose";
import type Koa from "koa";
import type { Context } from "koa";
import type { Interaction, Provider } from "oidc-provider";
import { accountById, noteSignIn } from "../../db/accounts/accounts.ts";
import { grantHolds } from "../../db/accounts/provider-records.ts";
import type { Db } from "../../db/connection.ts";
import { type Account, type AccountCheck, accountIn, claimsOf } from "../accounts.ts";
import type { SignIn } from "../config/sign-in.ts";
import type { Config } from "../config.ts";
import type { RequestSource } from "../front/client.ts";
import { readQueriesInLinearTime } from "../front/linear-query.ts";
import { originOf } from "../front/origin.ts";
import { ACCOUNT_LIMITS } from "../limits/site.ts";
import { log } from "../log.ts";
import { AUDIENCE, CLIENT_ID, configurationFor, GRANT_CLAIM, MOUNT } from "./configuration.ts";
import { providerLibrary } from "./library.ts";
import type { NameGuard } from "./name-guard.ts";
import { SigningKeys } from "./signing-keys.ts";

const CLAIMS = { premium: "premium", connection: "connection", screenName: "screen_name" };

/** The provider at one origin, as a request listener. */
interface AtOrigin {
	provider: Provider;
	listen: ReturnType<Provider["callback"]>;
}

/** The session that an access token of this server belongs to. */
export interface OwnSession {
	accountId: string;
	/** The id of its grant. */
	grant: string;
}

/**
 * The OpenID Connect provider of the accounts on board (docs/site.md "Accounts on board"). Each
 * origin of the server has a separate provider and issuer, because a browser accepts only an issuer
 * with its own cookies and pages. They share keys, accounts and records.
 */
export class OwnProvider implements AccountCheck {
	readonly names: NameGuard;
	private readonly config: Config;
	private readonly db: Db;
	/** Most recently used last. */
	private readonly providers = new Map<string, Promise<AtOrigin>>();
	private opened: Promise<SigningKeys> | null = null;
	private published: JWTVerifyGetKey | null = null;
	private lookedAt = 0;

	constructor(config: Config, db: Db, names: NameGuard) {
		this.config = config;
		this.db = db;
		this.names = names;
	}

	/** Returns the origin by which the sender of a request addresses this server. */
	originOf(request: Pick<RequestSource, "headers">): string {
		return originOf(this.config, request);
	}

	/** Returns where the sender of a request signs in. */
	signInFor(request: Pick<RequestSource, "headers">): SignIn {
		const issuer = this.originOf(request) + MOUNT;
		return { issuer, clientId: CLIENT_ID, audience: AUDIENCE, claims: CLAIMS };
	}

	async accountOf(token: string, request: RequestSource): Promise<Account | null> {
		const claims = await this.claimsOf(token, request);
		const account = claims && accountIn(claims, CLAIMS);
		const grant = claims?.[GRANT_CLAIM];
		if (!account || typeof grant !== "string") return null;
		// A token is valid for an hour, but signing out or deleting the account must take effect at
		// once.
		if (!(await grantHolds(this.db, grant, account.id, Date.now()))) return null;
		const own = await accountById(this.db, account.id);
		return own && { ...account, name: own.screenName };
	}

	/** Returns the session of a token that `accountOf` has accepted; null for any other. */
	async sessionOf(token: string, request: RequestSource): Promise<OwnSession | null> {
		const claims = await this.claimsOf(token, request);
		const grant = claims?.[GRANT_CLAIM];
		return claims?.sub !== undefined && typeof grant === "string"
			? { accountId: claims.sub, grant }
			: null;
	}

	private async claimsOf(token: string, request: RequestSource) {
		await this.keys();
		if (!this.published) return null;
		const { issuer, audience } = this.signInFor(request);
		return claimsOf(token, { issuer, audience, keys: this.published });
	}

	/** Handles the calls under the provider's path. */
	async answer(ctx: Context): Promise<void> {
		const { listen } = await this.at(this.originOf(ctx.req));
		const { req, res } = ctx;
		const whole = req.url ?? MOUNT;
		// The provider derives its path from the difference of the two.
		Object.assign(req, { originalUrl: whole, url: whole.slice(MOUNT.length) || "/" });
		ctx.respond = false;
		try {
			await listen(req, res);
		} finally {
			req.url = whole;
		}
	}

	/** Returns the sign-in that this browser has started; null when there is none with this id. */
	async interaction(ctx: Context): Promise<Interaction | null> {
		const { provider } = await this.at(this.originOf(ctx.req));
		const { errors } = await providerLibrary();
		try {
			const found = await provider.interactionDetails(ctx.req, ctx.res);
			return found.uid === ctx.params.uid ? found : null;
		} catch (error) {
			if (error instanceof errors.SessionNotFound) return null;
			throw error;
		}
	}

	/**
	 * Signs an account in, and returns the address at which the browser continues. `way` is a method
	 * of RFC 8176.
	 */
	async signIn(ctx: Context, accountId: string, way: "pwd" | "hwk" | "otp"): Promise<string> {
		const { provider } = await this.at(this.originOf(ctx.req));
		await noteSignIn(this.db, accountId, Date.now());
		return provider.interactionResult(ctx.req, ctx.res, { login: { accountId, amr: [way] } });
	}

	/** Resolves to the keys, and creates a new one when the last one is old. */
	private async keys(): Promise<SigningKeys> {
		this.opened ??= SigningKeys.open(this.config.dataDir).catch((error: unknown) => {
			this.opened = null;
			throw error;
		});
		const keys = await this.opened;
		const due = Date.now() - this.lookedAt > ACCOUNT_LIMITS.keyLookedAt;
		if (due) this.lookedAt = Date.now();
		if ((due && (await keys.rotateWhenDue())) || !this.published) {
			this.providers.clear();
			this.published = createLocalJWKSet({ keys: keys.published });
		}
		return keys;
	}

	private async at(origin: string): Promise<AtOrigin> {
		const keys = await this.keys();
		const known = this.providers.get(origin);
		this.providers.delete(origin);
		const found = known ?? this.create(origin, keys);
		this.providers.set(origin, found);
		const [oldest] = this.providers.keys();
		// Any client can use any address that leads here.
		if (oldest !== undefined && this.providers.size > ACCOUNT_LIMITS.origins)
			this.providers.delete(oldest);
		return found;
	}

	private async create(origin: string, keys: SigningKeys): Promise<AtOrigin> {
		const { Provider, errors, interactionPolicy } = await providerLibrary();
		const parts = { db: this.db, keys: keys.all, errors, interactionPolicy };
		const provider = new Provider(origin + MOUNT, configurationFor(origin, parts));
		const { protocol, host } = new URL(origin);
		// The provider uses its issuer's address, even if a proxy changes the request.
		Object.defineProperties(provider.request, {
			protocol: { get: () => protocol.slice(0, -1) },
			host: { get: () => host },
		});
		provider.on("server_error", (_ctx, error) => log.error({ err: error }, "a sign-in failed"));
		const app: Koa = provider;
		readQueriesInLinearTime(app);
		app.on("error", (error) => log.error({ err: error }, "a sign-in failed"));
		return { provider, listen: provider.callback() };
	}
}

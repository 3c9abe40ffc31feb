import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ENVIRONMENT } from "../gateway/config/environment.ts";
import { type Config, readConfig } from "../gateway/config.ts";

const read = (env: NodeJS.ProcessEnv): Config => {
	const config = readConfig(env);
	if ("refuse" in config) throw new Error(config.refuse);
	return config;
};

const provider = {
	OIDC_ISSUER: "https://a.example/",
	OIDC_CLIENT_ID: "web",
	OIDC_AUDIENCE: "game",
};

describe("the configuration", () => {
	it("has a default for every required value", () => {
		expect(read({})).toMatchObject({
			port: 4000,
			dataDir: "data",
			roles: ["rest", "gateway", "worker"],
			allowedOrigins: [],
		});
	});

	it("uses the Postgres of DATABASE_URL, and a file without it", () => {
		const address = "postgres://plotluck:p%40ss@db.example:5432/plotluck";
		expect(read({ DATABASE_URL: address }).databaseUrl).toBe(address);
		expect(read({ DATABASE_URL: "postgresql:///plotluck?host=/run/postgresql" })).toHaveProperty(
			"databaseUrl",
		);
		expect(read({})).not.toHaveProperty("databaseUrl");
	});

	it("treats an empty variable as not set", () => {
		expect(read({ PORT: "", ADMIN_KEY: "", ALLOWED_ORIGINS: "" })).toEqual(read({}));
	});

	it("reads numbers, switches and lists", () => {
		const config = read({
			PORT: "4100",
			TRUST_PROXY: "true",
			ROLES: "rest, worker",
			BUS_URL: "redis://bus.example",
			ALLOWED_ORIGINS: "https://a.example,https://b.example",
		});
		expect(config).toMatchObject({
			port: 4100,
			trustProxy: true,
			roles: ["rest", "worker"],
			busUrl: "redis://bus.example",
			allowedOrigins: ["https://a.example", "https://b.example"],
		});
	});

	it("turns sign-in on if a provider is set and accounts are enabled", () => {
		const claims = { premium: "premium", connection: "connection", screenName: "screen_name" };
		expect(read(provider).signIn).toEqual({
			issuer: "https://a.example/",
			clientId: "web",
			audience: "game",
			claims,
		});
		const OIDC_PREMIUM_CLAIM = "https://game/premium";
		const { signIn } = read({ ...provider, OIDC_PREMIUM_CLAIM });
		expect(signIn?.claims.premium).toBe(OIDC_PREMIUM_CLAIM);
		expect(read({ ...provider, ACCOUNTS_ENABLED: "false" }).signIn).toBeUndefined();
		expect(read({}).signIn).toBeUndefined();
	});

	it("has the accounts on board if they are enabled and no provider is set", () => {
		expect(read({}).accountsOnBoard).toBe(true);
		expect(read(provider).accountsOnBoard).toBe(false);
		expect(read({ ACCOUNTS_ENABLED: "false" }).accountsOnBoard).toBe(false);
		expect(read({ ...provider, ACCOUNTS_ENABLED: "false" }).accountsOnBoard).toBe(false);
	});

	it("has the flags of the specification with their defaults", () => {
		const flagsOf = ({ canReactToSelf, pageFlags }: Config) => {
			const flags = Object.fromEntries(
				Object.entries(pageFlags).filter(([, value]) => typeof value === "boolean"),
			);
			return { canReactToSelf, ...flags };
		};
		const off = { long_paste: false, fast_transition: false, dont_twitch: false, do_sonic: false };
		expect(flagsOf(read({}))).toEqual({
			canReactToSelf: false,
			long_paste: true,
			fast_transition: true,
			dont_twitch: true,
			do_sonic: true,
		});
		const variables = ["LONG_PASTE", "FAST_TRANSITION", "DONT_TWITCH", "DO_SONIC"];
		const turned = Object.fromEntries(variables.map((name) => [name, "false"]));
		const flags = flagsOf(read({ ...turned, CAN_REACT_TO_SELF: "true" }));
		expect(flags).toEqual({ canReactToSelf: true, ...off });
	});

	it("takes a mail address or a page as the way to the operator", () => {
		const contact = (OPERATOR_CONTACT: string) => readConfig({ OPERATOR_CONTACT });
		for (const good of ["hello@pot.example", "https://pot.example/contact"])
			expect(contact(good)).toMatchObject({ pageFlags: { operator_contact: good } });
		expect(contact("just call")).toEqual({
			refuse: 'OPERATOR_CONTACT must be a mail address or a web address (got "just call")',
		});
	});

	it("gives the pages the operator's addresses, and none by default", () => {
		const addressesOf = (env: NodeJS.ProcessEnv) => {
			const { community_url, social_urls, streams_url, adverts_url } = read(env).pageFlags;
			return { community_url, social_urls, streams_url, adverts_url };
		};
		const none = { community_url: null, social_urls: [], streams_url: null, adverts_url: null };
		expect(addressesOf({})).toEqual(none);
		expect(read({}).twitch).toBeUndefined();
		const twitch = { TWITCH_CLIENT_ID: "id", TWITCH_CLIENT_SECRET: "key" };
		const env = {
			...twitch,
			COMMUNITY_URL: "https://chat.example/plotluck",
			SOCIAL_URLS: "https://a.example/us, https://b.example/us",
			TWITCH_GAME: "Games + Demos",
			TWITCH_API_URL: "http://127.0.0.1:8080/mock/",
			ADVERTS_URL: "https://ads.example/show?size={size}",
		};
		expect(addressesOf(env)).toEqual({
			community_url: "https://chat.example/plotluck",
			social_urls: ["https://a.example/us", "https://b.example/us"],
			streams_url: "https://www.twitch.tv/directory/game/Games%20%2B%20Demos",
			adverts_url: "https://ads.example/show?size={size}",
		});
		expect(read(env).twitch).toEqual({
			clientId: "id",
			clientSecret: "key",
			game: "Games + Demos",
			api: "http://127.0.0.1:8080/mock",
			auth: "https://id.twitch.tv/oauth2",
		});
	});

	const key = { ADMIN_KEY: "the key" };
	const stripe = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
	const shop = { CHECKOUT_URL: "https://shop.example/buy" };
	const free = { PREMIUM_ENABLED: "false" };
	const guests = { ACCOUNTS_ENABLED: "false" };
	// The accounts on board have no claim, so a payment or an admin has to make them supporters.
	it.each([
		["nothing", {}, false],
		["the switch alone", { PREMIUM_ENABLED: "true" }, false],
		["an admin's key", key, true],
		["a labelled admin's key", { ADMIN_KEYS: "mo:0123456789abcdef" }, true],
		["an outside provider", provider, true],
		["a checkout at Stripe", stripe, true],
		["a checkout elsewhere", shop, true],
		["every way", { ...key, ...provider, ...stripe }, true],
		["Stripe's events alone", { STRIPE_WEBHOOK_SECRET: "whsec_1" }, false],
		["a key, but premium is off", { ...key, ...free }, false],
		["a provider, but premium is off", { ...provider, ...free }, false],
		["a checkout, but premium is off", { ...stripe, ...free }, false],
		["a key, but no accounts", { ...key, ...guests }, false],
		["a provider, but no accounts", { ...provider, ...guests }, false],
		["a checkout, but no accounts", { ...shop, ...guests }, false],
	])("premium things are locked with %s: %o, %s", (_what, env, locked) => {
		expect(read(env).premiumEnabled).toBe(locked);
	});

	it("sells only where players can sign in and something is for supporters only", () => {
		const checkout = (env: NodeJS.ProcessEnv) => read(env).checkout;
		expect(checkout(provider)).toBeUndefined();
		expect(checkout({ ...provider, ...stripe })).toBe("/api/v3/checkout");
		expect(checkout({ ...provider, ...shop })).toBe("https://shop.example/buy");
		expect(checkout({ ...provider, ...stripe, ...shop })).toBe("https://shop.example/buy");
		expect(checkout({ ...provider, STRIPE_WEBHOOK_SECRET: "whsec_1" })).toBeUndefined();
		for (const off of [free, guests])
			expect(checkout({ ...provider, ...stripe, ...off })).toBeUndefined();
		// Refunds of earlier payments still arrive.
		expect(read({ ...provider, ...stripe, PREMIUM_ENABLED: "false" }).stripe).toBeDefined();
	});

	it("sends messages to devices unless they or the service worker are off, and never inwards", () => {
		const contact = (env: NodeJS.ProcessEnv) => read(env).push?.subject;
		expect(contact({ PUBLIC_URL: "https://a.example" })).toBe("https://a.example");
		expect(contact({ PUSH_CONTACT: "mailto:me@a.example" })).toBe("mailto:me@a.example");
		expect(contact({ PUBLIC_URL: "http://a.example" })).toMatch(/^mailto:/);
		for (const off of ["PUSH", "SERVICE_WORKER"])
			expect(contact({ [off]: "false" })).toBeUndefined();
		expect(read({}).reach).toEqual({ ownMachine: false });
	});

	it("reads the keys of admins with their labels", () => {
		expect(read({}).adminKeys).toEqual([]);
		const ADMIN_KEYS = "mo:0123456789:abcdef, jo-2:fedcba9876543210";
		expect(read({ ADMIN_KEY: "the first", ADMIN_KEYS }).adminKeys).toEqual([
			{ label: "admin", key: "the first" },
			{ label: "mo", key: "0123456789:abcdef" },
			{ label: "jo-2", key: "fedcba9876543210" },
		]);
	});

	it.each([
		[{ ADMIN_KEYS: "0123456789abcdef0123" }, /^ADMIN_KEYS must be label:key pairs/],
		[{ ADMIN_KEYS: "mo:too-short" }, /^ADMIN_KEYS must be label:key pairs/],
		[{ ADMIN_KEYS: "mo:0123456789 abcdef" }, /^ADMIN_KEYS must be label:key pairs/],
		[
			{ ADMIN_KEY: "x", ADMIN_KEYS: "admin:0123456789abcdef" },
			/^ADMIN_KEYS must have different labels/,
		],
		[
			{ ADMIN_KEYS: "mo:0123456789abcdef,jo:0123456789abcdef" },
			/^ADMIN_KEYS must have different keys/,
		],
		[{ DATABASE_URL: "mysql://me:secret@db/x" }, /^DATABASE_URL must be postgres:/],
		[{ DATABASE_URL: "postgres://me:se@cr et" }, /^DATABASE_URL must be postgres:/],
		[{ ADMIN_PAGE: "Library" }, /^ADMIN_PAGE must not be/],
		[{ ADMIN_PAGE: "a/b-c" }, /^ADMIN_PAGE must be 3 to 64 letters/],
	])("refuses %o without the secret in it", (env, rule) => {
		const config = readConfig(env);
		const text = "refuse" in config ? config.refuse : "";
		expect(text).toMatch(rule);
		for (const value of Object.values(env)) expect(text).not.toContain(`"${value}"`);
	});

	it.each([
		[{ PORT: "0" }, 'PORT must be a whole number from 1 to 65535 (got "0")'],
		[{ PORT: "4e3" }, 'PORT must be a whole number from 1 to 65535 (got "4e3")'],
		[
			{ ROLES: "rest,cook" },
			'ROLES must be one or more of rest, gateway, worker, separated by commas (got "rest,cook")',
		],
		[
			{ ROLES: "rest,gateway" },
			"BUS_URL must be set, because ROLES leaves out one of rest, gateway, worker",
		],
		[
			{ BUS_URL: "http://user:secret-word@bus" },
			"BUS_URL must be a URL that starts with redis:// or rediss://",
		],
		[{ TRUST_PROXY: "maybe" }, 'TRUST_PROXY must be true or false (got "maybe")'],
		[
			{ TEMPORAL_ADDRESS: "http://x:7233" },
			'TEMPORAL_ADDRESS must be host:port (got "http://x:7233")',
		],
		[
			{ PUBLIC_URL: "plotluck" },
			'PUBLIC_URL must be a URL that starts with http:// or https:// (got "plotluck")',
		],
		[
			{ OIDC_ISSUER: "accounts.example" },
			'OIDC_ISSUER must be a URL that starts with http:// or https:// (got "accounts.example")',
		],
		[
			{ OIDC_ISSUER: "https://a.example", OIDC_AUDIENCE: "game" },
			"OIDC_CLIENT_ID must be set, because OIDC_ISSUER is",
		],
		[
			{ OIDC_ISSUER: "https://a.example", OIDC_CLIENT_ID: "web" },
			"OIDC_AUDIENCE must be set, because OIDC_ISSUER is",
		],
		[
			{ ALLOWED_HOSTS: "a.example,b.example:80" },
			'ALLOWED_HOSTS must be host names without ports, separated by commas (got "a.example,b.example:80")',
		],
		[
			{ SOCIAL_URLS: "https://a.example,b.example" },
			'SOCIAL_URLS must be URLs that start with http:// or https://, separated by commas (got "https://a.example,b.example")',
		],
		[
			{ TWITCH_CLIENT_ID: "id", TWITCH_GAME: "a game" },
			"TWITCH_CLIENT_SECRET must be set, because TWITCH_CLIENT_ID is",
		],
		[
			{ TWITCH_CLIENT_ID: "id", TWITCH_CLIENT_SECRET: "key" },
			"TWITCH_GAME must be set, because TWITCH_CLIENT_ID is",
		],
		[
			{ ADVERTS_URL: "https://ads.example/300x250" },
			'ADVERTS_URL must be a URL that starts with http:// or https:// and has {size} behind its host (got "https://ads.example/300x250")',
		],
		[
			{ ADVERTS_URL: "https://{size}.ads.example" },
			'ADVERTS_URL must be a URL that starts with http:// or https:// and has {size} behind its host (got "https://{size}.ads.example")',
		],
		[{ ROOMS_PER_HOUR: "0" }, 'ROOMS_PER_HOUR must be a whole number from 1 to 1000000 (got "0")'],
		[{ STRIPE_SECRET_KEY: "pk_test_public" }, "STRIPE_SECRET_KEY must begin with sk_ or rk_"],
		[{ STRIPE_WEBHOOK_SECRET: "we_1" }, "STRIPE_WEBHOOK_SECRET must begin with whsec_"],
		[
			{ STRIPE_SECRET_KEY: "sk_test_1" },
			"STRIPE_WEBHOOK_SECRET must be set, because STRIPE_SECRET_KEY is",
		],
		[
			{ CHECKOUT_URL: "/buy" },
			'CHECKOUT_URL must be a URL that starts with http:// or https:// (got "/buy")',
		],
		[
			{ PUSH_CONTACT: "me@a.example" },
			'PUSH_CONTACT must be mailto:NAME@HOST or a URL that starts with https:// (got "me@a.example")',
		],
		[{ METRICS_TOKEN: "not long enough" }, "METRICS_TOKEN must have at least 16 characters"],
		[
			{ LOG_LEVEL: "loud" },
			'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent (got "loud")',
		],
	])("refuses %o with the name, the value and the rule", (env, refuse) => {
		expect(readConfig(env)).toEqual({ refuse });
	});

	it(".env.example explains every variable", () => {
		const lines = readFileSync(new URL("../.env.example", import.meta.url), "utf8").split("\n");
		const explained = lines.flatMap((line, i) =>
			/^#[A-Z_]+=/.test(line) && lines[i - 1]?.startsWith("# ")
				? [line.slice(1).split("=")[0]]
				: [],
		);
		expect(explained).toEqual(Object.keys(ENVIRONMENT));
	});
});

import { createHash, randomBytes } from "node:crypto";

/** The state of a browser that has begun to sign in. */
export interface Begun {
	uid: string;
	verifier: string;
	state: string;
}

export interface Tokens {
	access_token: string;
	id_token: string;
	/** Those of a new account. */
	recovery_codes?: string[] | undefined;
}

/**
 * A browser without a screen, at a server with accounts on board: it keeps cookies, follows no
 * redirect by itself, and sends what browsers send.
 */
export class Visitor {
	readonly cookies = new Map<string, string>();
	readonly origin: string;
	private readonly url: string;
	private readonly headers: Record<string, string>;

	/** `headers` come with every request; `origin` is the site's, where a proxy renames it. */
	constructor(url: string, headers: Record<string, string> = {}, origin = url) {
		this.url = url;
		this.headers = headers;
		this.origin = origin;
	}

	async fetch(
		path: string,
		{ headers, ...init }: RequestInit & { headers?: Record<string, string> } = {},
	): Promise<Response> {
		const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
		const answer = await fetch(new URL(path, this.url), {
			redirect: "manual",
			...init,
			headers: { accept: "text/html", ...(cookie && { cookie }), ...this.headers, ...headers },
		});
		for (const line of answer.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			if (value === "" || /expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name);
			else this.cookies.set(name, value);
		}
		return answer;
	}

	/** Returns a request for a code, as the pages make it; `change` replaces parameters. */
	request(change: Record<string, string | undefined> = {}): { path: string } & Omit<Begun, "uid"> {
		const verifier = randomBytes(32).toString("base64url");
		const state = randomBytes(8).toString("hex");
		const parameters = {
			client_id: "plotluck",
			response_type: "code",
			redirect_uri: this.origin,
			scope: "openid profile email",
			audience: "urn:plotluck:api",
			state,
			nonce: randomBytes(8).toString("hex"),
			code_challenge: createHash("sha256").update(verifier).digest("base64url"),
			code_challenge_method: "S256",
			...change,
		};
		const query = new URLSearchParams();
		for (const [name, value] of Object.entries(parameters))
			if (value !== undefined) query.set(name, value);
		return { path: `/oidc/auth?${query}`, verifier, state };
	}

	/** Begins to sign in, as far as the page with the form. */
	async begin(change: Record<string, string | undefined> = {}): Promise<Begun> {
		const { path, verifier, state } = this.request(change);
		const to = (await this.fetch(path)).headers.get("location") ?? "";
		const uid = /^\/sign-in\/([\w-]+)$/.exec(to)?.[1];
		if (uid === undefined) throw new Error(`The sign-in must lead to its page (got "${to}")`);
		return { uid, verifier, state };
	}

	/** Makes a call of the sign-in page. */
	async post(
		uid: string,
		what: string,
		body: object,
		headers: Record<string, string> = {},
	): Promise<{
		status: number;
		body: Record<string, string> & Pick<Tokens, "recovery_codes">;
		headers: Headers;
	}> {
		const answer = await this.fetch(`/api/v3/interactions/${uid}/${what}`, {
			method: "POST",
			body: JSON.stringify(body),
			headers: { "content-type": "application/json", origin: this.origin, ...headers },
		});
		return {
			status: answer.status,
			body: (await answer.json()) as Record<string, string> & Pick<Tokens, "recovery_codes">,
			headers: answer.headers,
		};
	}

	/** Follows the address that a successful call returned, and returns the code. */
	async codeAt(next: string | undefined): Promise<string> {
		const { pathname, search } = new URL(next ?? "", this.url);
		const to = (await this.fetch(pathname + search)).headers.get("location") ?? "";
		const code = new URL(to, this.url).searchParams.get("code");
		if (!to.startsWith(this.origin) || code === null)
			throw new Error(`The sign-in must lead back with a code (got "${to}")`);
		return code;
	}

	/** Asks for tokens; `change` replaces parameters. */
	exchange(code: string, verifier: string, change: Record<string, string> = {}): Promise<Response> {
		return this.fetch("/oidc/token", {
			method: "POST",
			body: new URLSearchParams({
				grant_type: "authorization_code",
				client_id: "plotluck",
				redirect_uri: this.origin,
				code,
				code_verifier: verifier,
				...change,
			}),
			headers: { origin: this.origin, accept: "application/json" },
		});
	}

	/** Signs in or up, and returns the tokens. */
	async enter(what: "account" | "password", name: string, password: string): Promise<Tokens> {
		const { uid, verifier } = await this.begin();
		const { body } = await this.post(uid, what, { name, password });
		const answer = await this.exchange(await this.codeAt(body.next), verifier);
		return { ...((await answer.json()) as Tokens), recovery_codes: body.recovery_codes };
	}

	/** Makes a call of the API with an access token. */
	async call(
		token: string,
		method: string,
		path: string,
		body?: object,
		// biome-ignore lint/suspicious/noExplicitAny: the tests look at what they expect
	): Promise<{ status: number; body: any }> {
		const answer = await this.fetch(`/api/v3${path}`, {
			method,
			...(body && { body: JSON.stringify(body) }),
			headers: {
				...(body && { "content-type": "application/json" }),
				authorization: `Bearer ${token}`,
			},
		});
		return { status: answer.status, body: await answer.json() };
	}
}

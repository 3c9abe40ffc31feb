import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { lookupFor, mayReach, type Reach } from "./post.ts";
import { NotPublic } from "./public-address.ts";

interface Limits {
	/** Bytes of the body. */
	bytes: number;
	/** For all of it, with its redirects, ms. */
	patience: number;
}

interface Found {
	text: string;
	/** Where it was, after redirects. */
	url: URL;
}

/** How many redirects are followed: a renamed repository and a missing slash take one each. */
const REDIRECTS = 3;

/**
 * Reads a text at an address that the operator named, wherever it is. A redirect leads to the same
 * place, to https on the same host, or to the internet by https; never to another address inside a
 * network, because the text's server is not the operator. Sends no cookies, and none that it gets.
 * Rejects with the reason, which names hosts but not the address, because that may have a secret.
 */
export async function getText(named: URL, reach: Reach, limits: Limits): Promise<Found> {
	const signal = AbortSignal.timeout(limits.patience);
	try {
		let url = named;
		for (let redirects = 0; redirects <= REDIRECTS; redirects++) {
			const isNamed = isAsNamed(url, named);
			if (!isNamed && !mayReach(url, reach)) throw new NotPublic(url.hostname, url.protocol);
			const response = await open(url, isNamed ? undefined : lookupFor(reach), signal);
			const next = redirectIn(response, url);
			if (next === null) return { text: await readText(response, limits.bytes), url };
			response.destroy();
			url = next;
		}
	} catch (error) {
		throw signal.aborted ? new Error("it took too long") : error;
	}
	throw new Error(`it has more than ${REDIRECTS} redirects`);
}

/** Returns whether an address is where the operator named one: there, or by https on that host. */
const isAsNamed = (url: URL, named: URL): boolean =>
	url.origin === named.origin || (url.hostname === named.hostname && url.protocol === "https:");

function open(
	url: URL,
	lookup: ReturnType<typeof lookupFor> | undefined,
	signal: AbortSignal,
): Promise<IncomingMessage> {
	const request = url.protocol === "https:" ? httpsRequest : httpRequest;
	const options = {
		headers: {
			accept: "application/atom+xml, application/feed+json, application/json, application/xml",
			// An unpacked text could be far larger than what arrives.
			"accept-encoding": "identity",
			"user-agent": "Plotluck",
		},
		...(lookup && { lookup }),
		// A socket that is kept could lead to an address that was never checked.
		agent: false,
		signal,
	};
	return new Promise((resolve, reject) => {
		request(url, options, resolve).on("error", reject).end();
	});
}

/** Returns where a response leads; null for one that does not. */
function redirectIn({ statusCode = 0, headers }: IncomingMessage, url: URL): URL | null {
	const { location } = headers;
	if (statusCode < 300 || statusCode >= 400 || location === undefined) return null;
	if (!URL.canParse(location, url.href)) throw new Error("it has a redirect to no address");
	return new URL(location, url);
}

async function readText(response: IncomingMessage, longest: number): Promise<string> {
	const { statusCode, headers } = response;
	const encoding = headers["content-encoding"] ?? "identity";
	try {
		if (statusCode !== 200) throw new Error(`its status is ${statusCode}`);
		if (encoding !== "identity") throw new Error(`it has the encoding ${encoding}`);
		const chunks: Buffer[] = [];
		let length = 0;
		for await (const chunk of response) {
			length += chunk.length;
			if (length > longest) throw new Error(`it has more than ${longest / 1024} KB`);
			chunks.push(chunk);
		}
		return Buffer.concat(chunks).toString("utf8");
	} finally {
		response.destroy();
	}
}

import { request as httpRequest, type RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { OUTBOUND_TIMEOUT } from "../limits/away.ts";
import {
	isOwnAddress,
	isPublicAddress,
	isPublicTarget,
	literalIn,
	lookupIf,
	NotPublic,
	publicLookup,
} from "./public-address.ts";

/** The targets that requests on behalf of people may have. */
export interface Reach {
	/** This machine too, and without TLS: for tests, which have their servers there. */
	ownMachine: boolean;
}

interface Sent {
	headers: Record<string, string>;
	body: string | Buffer;
}

interface Response {
	status: number;
	/** The value of the header Retry-After; undefined without one. */
	retryAfter?: string | undefined;
}

/** Returns whether an address of the web may be requested on behalf of people. */
export const mayReach = (url: URL, { ownMachine }: Reach): boolean =>
	isPublicTarget(url) || (ownMachine && isHere(url));

/**
 * Resolves when the host of an address has public addresses only. Rejects with NotPublic, or with the
 * error of the look-up.
 */
export function checkHost({ hostname }: URL, reach: Reach): Promise<void> {
	if (literalIn(hostname) !== null) return Promise.resolve();
	return new Promise((resolve, reject) => {
		lookupFor(reach)(hostname, { all: true }, (error) => (error ? reject(error) : resolve()));
	});
}

/**
 * Sends a body to an address that a person gave, and resolves to the status of the response. It
 * follows no redirect, reads no body, and connects to no address inside a network: rejects with
 * NotPublic, or with the error of the connection, which `stopping` ends.
 */
export function post(
	url: URL,
	{ headers, body }: Sent,
	reach: Reach,
	stopping?: AbortSignal,
): Promise<Response> {
	if (!mayReach(url, reach)) return Promise.reject(new NotPublic(url.hostname, url.protocol));
	const late = AbortSignal.timeout(OUTBOUND_TIMEOUT);
	const signal = stopping ? AbortSignal.any([late, stopping]) : late;
	const request = url.protocol === "https:" ? httpsRequest : httpRequest;
	const options: RequestOptions = {
		method: "POST",
		headers: { ...headers, "Content-Length": Buffer.byteLength(body) },
		lookup: lookupFor(reach),
		// A socket that is kept could lead to an address that was never checked.
		agent: false,
		signal,
	};
	return new Promise((resolve, reject) => {
		const call = request(url, options, (response) => {
			resolve({ status: response.statusCode ?? 0, retryAfter: response.headers["retry-after"] });
			// The rest of the response is dropped, because a foreign server could fill the memory with it.
			response.destroy();
		});
		call.on("error", reject);
		call.end(body);
	});
}

/** Returns the look-up that finds only what may be requested on behalf of people. */
export const lookupFor = ({ ownMachine }: Reach) =>
	ownMachine
		? lookupIf((address) => isPublicAddress(address) || isOwnAddress(address))
		: publicLookup;

function isHere({ hostname, username, protocol }: URL): boolean {
	const literal = literalIn(hostname);
	const here = literal === null ? hostname === "localhost" : isOwnAddress(literal);
	return here && username === "" && ["http:", "https:"].includes(protocol);
}

import type { IncomingMessage, Server } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { WIRE_LIMITS } from "../limits/wire.ts";
import { log } from "../log.ts";
import { LogThrottle } from "../log-throttle.ts";
import { countRefusal } from "../metrics.ts";
import { type Claim, claimIn } from "../session.ts";
import { type Client, clientOf } from "./client.ts";
import { closeGracefully, forwardUpgrade, type Upgrade } from "./forward-upgrade.ts";
import type { GuessGuard } from "./guess-guard.ts";
import type { InnerPort } from "./inner-port.ts";
import { OpenSockets } from "./open-sockets.ts";
import type { FrontOptions } from "./options.ts";
import { type RateLimits, TooMany } from "./rate-limits.ts";
import { type UpgradeRefusal, upgradeCheck } from "./upgrade-check.ts";

const logThrottle = new LogThrottle(WIRE_LIMITS.logPause);

export interface UpgradeProxyOptions {
	config: FrontOptions;
	limits: RateLimits;
	guard: GuessGuard;
	/** Returns whether the secret is that of the seat or screen. */
	isTrue(claim: Claim): Promise<boolean>;
	inner: InnerPort;
}

/**
 * Checks every `upgrade` request of the public port, and forwards the accepted ones to the inner
 * port of the room connections.
 */
export function proxyUpgrades(
	server: Server,
	{ config, limits, guard, isTrue, inner }: UpgradeProxyOptions,
): void {
	const check = upgradeCheck(config);
	const open = new OpenSockets(config.socketsPerAddress);

	server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
		socket.on("error", () => socket.destroy());
		if (socket instanceof Socket) socket.setTimeout(0); // Room connections are kept alive by pings.
		const refusal = check(request);
		if (refusal) return refuse(socket, refusal);
		const client = clientOf(config, request);
		const claim = claimIn(queryOf(request));
		checkLimits(claim, client).then(
			() => forward({ headers: request.headers, claim, client, socket, head }),
			(error: unknown) => refuse(socket, refusalFor(error)),
		);
	});

	/**
	 * Throws TooMany when a limit is reached. A right secret still passes, because neighbours must
	 * not lock a player out; such connections count by seat or screen.
	 */
	async function checkLimits(claim: Claim, client: Client): Promise<void> {
		try {
			await limits.take("connections", client);
			const seconds = await guard.blockedFor(client);
			if (seconds > 0) throw new TooMany("guesses", seconds);
		} catch (error) {
			if (!(error instanceof TooMany)) throw error;
			const own = { address: `${claim.kind} ${claim.id}`, free: false };
			// Before the look-up, of which the owner could cause any number; only right secrets count.
			if ((await limits.blockedFor("connections", own)) > 0) throw error;
			const proof = { secret: claim.secret, check: () => isTrue(claim) };
			await guard.proveAbove(client, "socket", proof, error);
			await limits.take("connections", own);
		}
	}

	function forward(upgrade: Upgrade): void {
		const { client, socket } = upgrade;
		if (socket.destroyed) return;
		if (!client.free) {
			if (!open.enter(client.address)) return void refuse(socket, FULL_ADDRESS);
			socket.once("close", () => open.leave(client.address));
		}
		forwardUpgrade(upgrade, inner, () => refuse(socket, NOT_READY));
	}
}

const FULL_ADDRESS = {
	status: "429 Too Many Requests",
	text: "Too many connections are open from this address",
	headers: { "Retry-After": "10" },
};
const NOT_READY = {
	status: "503 Service Unavailable",
	text: "The room connections do not answer",
	headers: { "Retry-After": "1" },
};

function refusalFor(error: unknown): UpgradeRefusal {
	if (error instanceof TooMany) {
		countRefusal(error.rule);
		return {
			status: "429 Too Many Requests",
			text: error.message,
			headers: { "Retry-After": String(error.seconds) },
		};
	}
	if (logThrottle.allows("upgrade")) log.error({ err: error }, "cannot check an upgrade request");
	return NOT_READY;
}

/**
 * Sends the refusal and closes the connection, so that the bytes after it are not read as another
 * request.
 */
function refuse(socket: Duplex, { status, text, headers = {} }: UpgradeRefusal): void {
	const all = {
		...headers,
		Connection: "close",
		"Cache-Control": "no-store",
		"Content-Type": "text/plain; charset=utf-8",
		"Content-Length": String(Buffer.byteLength(text)),
	};
	const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
	socket.write(`HTTP/1.1 ${status}\r\n${lines.join("")}\r\n${text}`);
	socket.resume(); // unread bytes would turn the close into a reset, which can overtake the refusal
	closeGracefully(socket);
}

/** Returns the query of the URL, without the question mark. */
const queryOf = ({ url = "" }: IncomingMessage): string =>
	url.slice(url.indexOf("?") + 1 || url.length);

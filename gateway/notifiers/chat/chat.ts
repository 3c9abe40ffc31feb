import type { News } from "#game/room.ts";
import type { Notifier } from "../../../activities/workers.ts";
import type { Db } from "../../../db/connection.ts";
import {
	type Channel,
	channelOf,
	claimNews,
	countRefusal,
	dropAddress,
	forgetRefusals,
	releaseNews,
} from "../../../db/notifiers/channels.ts";
import { roomById } from "../../../db/rooms.ts";
import { log } from "../../log.ts";
import { deliveryBy, REFUSALS } from "../../outbound/delivery.ts";
import { mayReach, post, type Reach } from "../../outbound/post.ts";
import type { NotifierContext } from "../context.ts";
import { isForGroup, linesOf } from "../news-lines.ts";
import { messageFor } from "./chat-message.ts";

/**
 * What became of a message: the chat has it, will not take any at this address, has refused this
 * one, cannot take it now, or may have it, because it did not answer.
 */
export type Outcome = "sent" | "gone" | "refused" | "away" | "silent";

/** The errors of a request whose body may have arrived: its end, or that of its connection. */
const UNCLEAR = ["TimeoutError", "AbortError", "ECONNRESET", "EPIPE"];

/** Returns the URL in an address that a host gave; null when it must not be requested. */
export function webhookIn(address: string, reach: Reach): URL | null {
	const url = URL.canParse(address) ? new URL(address) : null;
	return url && mayReach(url, reach) ? url : null;
}

/** Posts lines to the chat of a room. Forgets an address that the chat does not know. */
export async function tell(
	{ db, reach }: { db: Db; reach: Reach },
	game: number,
	{ kind, address }: Channel,
	lines: readonly string[],
	stopping?: AbortSignal,
): Promise<Outcome> {
	const url = address === null ? null : webhookIn(address, reach);
	if (address === null || url === null) return "gone";
	const headers = { "Content-Type": "application/json", "User-Agent": "Plotluck" };
	const body = JSON.stringify(messageFor(kind, lines));
	try {
		const { status } = await post(url, { headers, body }, reach, stopping);
		const delivery = deliveryBy(status);
		if (delivery === "later") return "away";
		if (delivery === "refused") return "refused";
		if (delivery === "taken") {
			await forgetRefusals(db, game, address);
			return "sent";
		}
		await forget(db, game, address);
		return "gone";
	} catch (error) {
		const { name, code } = error as NodeJS.ErrnoException; // Node's errors have both
		return UNCLEAR.includes(name) || UNCLEAR.includes(code ?? "") ? "silent" : "away";
	}
}

async function forget(db: Db, game: number, address: string): Promise<void> {
	await dropAddress(db, game, address);
	log.info({ game }, "the chat of a room takes no more messages");
}

/** Returns the teller that posts a room's news to the chat of its group, in their order. */
export function chatNotifier({ db, engine, config: { reach } }: NotifierContext): Notifier {
	/** The last post to the chat of each game that has one under way. */
	const last = new Map<number, Promise<void>>();
	return (game, news, stopping) => {
		// News that follow within seconds must not overtake those whose post is slow.
		const told = (last.get(game) ?? Promise.resolve()).then(
			() => tellGroup(game, news, stopping),
			() => tellGroup(game, news, stopping),
		);
		last.set(game, told);
		return told.finally(() => {
			if (last.get(game) === told) last.delete(game);
		});
	};

	async function tellGroup(
		game: number,
		news: readonly News[],
		stopping: AbortSignal,
	): Promise<void> {
		// The next server repeats what waited for an earlier post.
		stopping.throwIfAborted();
		const channel = await channelOf(db, game);
		const forGroup = news.filter(isForGroup);
		if (!channel?.address || forGroup.length === 0) return;
		const row = await roomById(db, game);
		const room = row && (await engine.state(row.code));
		if (room?.id !== game) return;
		const fresh = await claimNews(db, game, forGroup.map(keyOf));
		const told = forGroup.filter((one) => fresh.includes(keyOf(one)));
		const link = roomLink(channel, room.code);
		const lines = linesOf(told, { room, kind: channel.kind, link });
		if (told.length === 0) return;
		// What the chat may have is not sent again, because the group should not read it twice.
		const outcome = await tell({ db, reach }, game, channel, lines, stopping);
		// A test line is not counted, because a host may try it several times.
		if (outcome === "refused" && (await countRefusal(db, game, channel.address)) >= REFUSALS)
			await forget(db, game, channel.address);
		if (outcome !== "away") return;
		await releaseNews(db, game, fresh);
		throw new Error("the chat of the room did not take a message; it is sent again");
	}
}

const keyOf = ({ kind, key }: { kind: string; key: string }): string => `${kind} ${key}`;

/** Returns the address of a room for people in its chat. */
export const roomLink = ({ site }: Pick<Channel, "site">, code: string): string =>
	`${site}/game/${code}`;

import { shownNames } from "#game/names/namesakes.ts";
import type { News, PartNews, PlayerNews, Room } from "#game/room.ts";
import { activePlayers } from "#game/selectors.ts";
import type { ChannelKind } from "../../db/notifiers/channel-kinds.ts";
import { CHAT_LIMITS } from "../limits/away.ts";
import { servedWords } from "../pages/served-words.ts";
import { plainName } from "./chat/chat-message.ts";
import { timeText, zoneText } from "./time-text.ts";

/** Returns whether news goes to the chat of a group. Reminders go to their player only. */
export const isForGroup = ({ kind }: News): boolean => kind !== "hurry" && kind !== "nudge";

/** Returns the lines about news of a room in its language; `link` leads to the room. */
export function linesOf(
	news: readonly News[],
	{ room, kind, link }: { room: Room; kind: ChannelKind; link: string },
): string[] {
	const { language, time_zone } = room.settings;
	const { chat, grammar } = servedWords(language);
	const names = shownNames(room);
	const nameOf = (id: number) => plainName(kind, names.get(id) ?? "?");
	const parts = news.filter((one): one is PartNews => one.kind === "handedIn");
	const shown = parts.filter(({ player }) => player !== null).slice(0, CHAT_LIMITS.names);
	return [
		chat.room(room.code),
		...shown.map(({ player, words }) => chat.handedIn(nameOf(player ?? 0), words ?? 0)),
		...(shown.length < parts.length ? [chat.parts(parts.length - shown.length)] : []),
		...news.flatMap((one) => (one.kind === "handedIn" ? [] : (lineOf(one) ?? []))),
	];

	function lineOf({ kind, players, until }: PlayerNews): string | null {
		const clocks = { language, timeZone: time_zone };
		const time =
			until === null ? null : timeText(until, clocks) + grammar.aside(zoneText(until, clocks));
		if (kind === "turn") return chat.turn(who(players), time);
		if (kind === "reading") return chat.reading(time, link);
		return kind === "results" ? chat.results(link) : null;
	}

	function who(players: number[]): string {
		const all = activePlayers(room).filter(({ asleep }) => !asleep).length;
		if (players.length > 1 && players.length >= all) return chat.everybody;
		const shown = players.slice(0, CHAT_LIMITS.names).map(nameOf);
		return chat.listed(shown, players.length - shown.length);
	}
}

/** Returns the lines that show a host that the chat is connected. */
export function testLines({ code, settings }: Room): string[] {
	const { chat } = servedWords(settings.language);
	return [chat.room(code), chat.test];
}

import type { MouseEvent } from "react";
import { STATUS } from "#game/status.ts";
import { ownTableWords } from "#words/game/own-tables.ts";
import { roomsBackWords as say } from "#words/game/rooms-back.ts";
import { weekdayAndTime } from "#words/grammar.ts";
import { siteWords } from "#words/site/site.ts";
import type { RoomAnswer } from "../../../../gateway/api/answers.ts";
import type { AccountSeat, OwnTable } from "../../../../gateway/api/days-answers.ts";
import { roomWay } from "../../../room/room-address.ts";
import type { LastGame } from "../../../room/seats/last-games.ts";
import { newParts, type TakenSeat } from "../../../room/seats/seat.ts";
import type { Profile } from "../../../store.ts";
import type { EveningProps } from "./evening.tsx";
import type { HeldRoom } from "./held-rooms.ts";

type Press = (event: MouseEvent) => void;

interface Sources {
	rooms: readonly HeldRoom[];
	/** The seats that the account has on other devices. */
	others: readonly AccountSeat[];
	games: readonly LastGame[];
	tables: readonly OwnTable[];
	/** This device's player; null without a profile. */
	profile: Pick<Profile, "name" | "sprite_id"> | null;
	/** Room codes are hidden. */
	hidden: boolean;
	/** Brings a seat of the account to this device. */
	bring: (player: number) => Press;
	/** Takes a seat in the open room of a table. */
	sit: (code: string) => Press;
}

export interface Row extends EveningProps {
	key: string;
}

/** What a row is about, the most urgent first. */
const ORDER = { turn: 0, running: 1, open: 2, room: 3, table: 4, stories: 5 };

interface Ranked {
	rank: number;
	/** Epoch ms at which the time of this person ends, for the order of their turns. */
	until: number;
	row: Row;
}

/**
 * Returns the evenings of a person, the most urgent first. A finished game alone is no evening any
 * more, and stories of a room whose results are out belong to the row of the room.
 */
export function eveningsOf(sources: Sources): Row[] {
	const { rooms, others, games, tables, profile, hidden } = sources;
	const shown = (code: string) => (hidden ? siteWords.code.masked : code);
	const held = [...rooms.map(({ seat }) => seat.gameId), ...others.map(({ room }) => room.id)];
	const over = new Set(rooms.filter(({ room }) => isOver(room)).map(({ seat }) => seat.gameId));
	const latest = new Map([...games].sort((a, b) => a.id - b.id).map((game) => [game.gameId, game]));
	const ranked: Ranked[] = [
		...rooms
			.filter(({ room }) => !(isAlone(room) && isOver(room)))
			.map(({ seat, room }) => {
				const stories = latest.get(seat.gameId)?.expiresAt;
				const about = { ...aboutOwn(seat.profile ?? profile), shown, seat, stories };
				return roomRow(seat.roomCode, room, about);
			}),
		...others
			.filter(({ room }) => !(isAlone(room) && isOver(room)))
			.map(({ id, room, audience }) => {
				const about = { ...aboutOwn(profile), shown, audience, elsewhere: true };
				const ranked = roomRow(room.code, room, about);
				return { ...ranked, row: { ...ranked.row, onClick: sources.bring(id) } };
			}),
		...tables
			.filter(({ open }) => !(open && held.includes(open.id)))
			.map((table) => tableRow(table, sources.sit)),
		...games
			.filter(
				({ id, gameId }) =>
					!(over.has(gameId) && latest.get(gameId)?.id === id && !isAloneIn(rooms, gameId)),
			)
			.map(({ id, roomCode, expiresAt }) => ({
				...{ rank: ORDER.stories, until: -expiresAt },
				row: {
					...{ key: `stories ${id}`, to: `/last/${id}`, title: say.lastGames.title, hot: false },
					text: say.lastGames.ofRoom(shown(roomCode), weekdayAndTime(expiresAt)),
				},
			})),
	];
	return ranked.sort((a, b) => a.rank - b.rank || a.until - b.until).map(({ row }) => row);
}

const aboutOwn = (profile: Sources["profile"]) => ({
	own: profile?.name ?? null,
	face: profile?.sprite_id ?? 0,
});
const isOver = (room: RoomAnswer | null) => room?.state === "over";
const isAlone = (room: RoomAnswer | null) => room?.game_mode === "solo_mode";
const isAloneIn = (rooms: readonly HeldRoom[], id: number) =>
	rooms.some(({ seat, room }) => seat.gameId === id && isAlone(room));

/** Later than any limit, in epoch ms. */
const NO_LIMIT = 1e15;

interface AboutRoom {
	shown: (code: string) => string;
	/** The name that this person has there. */
	own: string | null;
	seat?: TakenSeat;
	audience?: boolean;
	elsewhere?: boolean;
	/** Epoch ms until which the stories of its latest game stay. */
	stories?: number | undefined;
	/** The avatar that this person wears there. */
	face: number;
}

function roomRow(code: string, room: RoomAnswer | null, about: AboutRoom): Ranked {
	const [to, { state }] = roomWay(code);
	const rank = rankOf(room);
	const turn = rank === ORDER.turn;
	const title = titleOf(code, room, turn, about);
	const ofHost = room?.players.find(({ name }) => name === room.host)?.sprite_id;
	return {
		...{ rank, until: turn ? (room?.own?.until ?? NO_LIMIT) : 0 },
		row: {
			...{ key: code, to, state, title, hot: rank !== ORDER.room },
			...{ text: textOf(room, about), face: ofHost ?? about.face },
		},
	};
}

function rankOf(room: RoomAnswer | null): number {
	if (!room || isAlone(room)) return ORDER.room;
	if (room.own?.turn) return ORDER.turn;
	return isRunning(room) && room.pace !== "slow" ? ORDER.running : ORDER.room;
}

/** Returns a game over days as somebody's story, and any other room by its code. */
function titleOf(
	code: string,
	room: RoomAnswer | null,
	turn: boolean,
	{ shown, own }: AboutRoom,
): string {
	if (isAlone(room)) return say.alone;
	if (room?.pace !== "slow" || room.host === null) return say.resume(shown(code));
	const form = turn ? "turn" : "title";
	return room.host === own ? say.ownStory[form] : say.storyOf[form](room.host);
}

function textOf(room: RoomAnswer | null, about: AboutRoom): string {
	if (!room) return say.seatKept;
	const where = whereIs(room, about);
	if (about.elsewhere) return say.both(where, say.elsewhere);
	const parts = about.seat ? newParts(about.seat, room.own?.parts ?? 0) : 0;
	return parts > 0 ? say.both(where, say.since(parts)) : where;
}

const isRunning = (room: RoomAnswer | null) =>
	room !== null && room.status > STATUS.postLobby && room.status < STATUS.preResults;

/** Returns what a room wants from this person, or else where it is. */
function whereIs(room: RoomAnswer, { audience, seat, stories }: AboutRoom): string {
	const { own, pace, status, num_players } = room;
	if (isAlone(room)) return say.unfinished;
	if (own?.turn) {
		const until = own.until === null ? null : weekdayAndTime(own.until);
		if (pace !== "slow") return say.turn(until);
		if (until !== null) return say.until(until);
	}
	if (own?.writing) {
		const { name, others, until } = own.writing;
		const writing = say.writing(name, others);
		return until === null ? writing : say.place(writing, say.until(weekdayAndTime(until)));
	}
	if (isOver(room) && stories !== undefined) return say.stories(weekdayAndTime(stories));
	const where = isRunning(room) ? "running" : status <= STATUS.postLobby ? "lobby" : "over";
	const people = (audience ?? seat?.audience) ? say.watching : say.playing(num_players);
	return say.place(say.rooms[where], people);
}

function tableRow({ key, name, open, last_at }: OwnTable, sit: Sources["sit"]): Ranked {
	if (!open) {
		const row = { key, to: `/table/${key}`, title: name, text: "", hot: false };
		return { rank: ORDER.table, until: -last_at, row: { ...row, table: { key, last_at } } };
	}
	const [to, { state }] = roomWay(open.code);
	return {
		...{ rank: ORDER.open, until: 0 },
		row: {
			...{ key, to, state, hot: false, onClick: sit(open.code) },
			title: ownTableWords.open(name),
			text: ownTableWords.there(open.num_players),
			face: open.players[0]?.sprite_id,
		},
	};
}

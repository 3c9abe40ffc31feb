import { beforeEach, describe, expect, it } from "vitest";
import { STATUS } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import { roomWords } from "#words/game/room.ts";
import { type KeyValueStorage, memoryStorage } from "../../../web/device/storage.ts";
import { noteAnswers } from "../../../web/room/answers.ts";
import { createIncoming } from "../../../web/room/connection/incoming.ts";
import { closeLastGame, stayWithLastGame } from "../../../web/room/seats/last-game.ts";
import { lastGames, rememberLastGame, secretFor } from "../../../web/room/seats/last-games.ts";
import { rememberSeat } from "../../../web/room/seats/seat.ts";
import { emptyRoom, store } from "../../../web/store.ts";
import { byId, game, person, snapshotMessage, story, takenSeat } from "./wire.ts";

const FIRST = 700_021;
const last_game = { id: FIRST, expires_at: Date.now() + 3_600_000 };
const results: Partial<Game> = {
	status: STATUS.results,
	stories: { [FIRST]: story({ id: FIRST }) },
	last_game,
};
/** The patch of `game` when the room plays again and asks player 1. */
const ASKED = {
	status: STATUS.lobby,
	stories: { [FIRST]: null },
	players: { 1: { status: STATUS.lobby, data: { asked: true } } },
};

let incoming: ReturnType<typeof createIncoming>;
let seq: number;
const receive = (message: object) => incoming.receive(JSON.stringify(message));
const patch = (changes: object) => {
	seq++;
	receive({ now: Date.now(), prev: seq - 1, seq, game: changes });
};

beforeEach(() => {
	Object.assign(store.room, emptyRoom());
	incoming = createIncoming(store.room, {
		resync: () => {},
		goodbye: () => {},
		changing: noteAnswers,
	});
	seq = 4;
	receive(snapshotMessage(seq, results));
});

describe("a page that shows the results", () => {
	it("stays with the same state when the room plays again and asks its player", () => {
		patch(ASKED);
		expect(store.room.game?.status).toBe(STATUS.lobby);
		expect(store.room.last?.game).toMatchObject({ status: STATUS.results, last_game });
		expect(Object.keys(store.room.last?.game.stories ?? {})).toEqual([String(FIRST)]);
	});

	it("stays when the whole state brings the news after a lost connection", () => {
		const players = byId(person(1, {}, { asked: true }));
		receive(snapshotMessage(9, { status: STATUS.lobby, players, last_game }));
		expect(store.room.last?.game.status).toBe(STATUS.results);
	});

	it("goes to the lobby when its player joins, and at once for a player who is not asked", () => {
		patch(ASKED);
		patch({ players: { 1: { data: { asked: null } } } });
		expect(store.room.last).toBeNull();
		receive(snapshotMessage(20, results));
		receive(snapshotMessage(21, { status: STATUS.lobby, last_game }));
		expect(store.room.last).toBeNull();
	});

	it("keeps the stories when the game begins with the reader in the audience", () => {
		patch(ASKED);
		const begun = { data: { asked: null, audience: true } };
		patch({ status: STATUS.characters, players: { 1: begun } });
		expect(store.room.last).toMatchObject({ begun: true, asked: false });
		patch({ status: STATUS.storyWrite });
		patch({ status: STATUS.results });
		expect(store.room.last?.game.status).toBe(STATUS.results);
		patch({ status: STATUS.lobby, players: { 1: { data: { asked: true } } } });
		expect(store.room.last).toMatchObject({ begun: false, asked: true, staying: false });
		patch({ players: { 1: { data: { asked: null } } } });
		expect(store.room.last).toBeNull();
	});

	it("keeps the stories when the seat is freed, until the reason follows", () => {
		patch(ASKED);
		patch({ status: STATUS.characters, players: { 1: null } });
		expect(store.room.last?.over).toBeNull();
		expect(stayWithLastGame("You’re not in this room any more", "notHere")).toBe(true);
		expect(store.room.last?.over).toBe(roomWords.again.startedWithout);
		closeLastGame();
		expect(stayWithLastGame("The host has closed this room", "closedByHost")).toBe(false);
	});
});

describe("this device", () => {
	const seat = takenSeat();
	/** Keeps a game that this device has finished in its storage. */
	const finish = (storage: KeyValueStorage, more: Partial<typeof last_game> = {}) =>
		rememberLastGame(game({ last_game: { ...last_game, ...more } }), storage);

	it("remembers the games that it played in with their secrets, and no text", () => {
		const storage = memoryStorage();
		finish(storage);
		rememberSeat({ ...seat, gameId: 8 }, storage); // an earlier room of the same code
		finish(storage);
		expect(lastGames(storage)).toEqual([]);
		rememberSeat(seat, storage);
		finish(storage);
		finish(storage);
		const { roomCode, gameId, playerSecret } = seat;
		const proof = { roomCode, gameId, playerSecret };
		expect(lastGames(storage)).toEqual([{ id: FIRST, expiresAt: last_game.expires_at, ...proof }]);
	});

	it("removes them when their stories have expired", () => {
		const storage = memoryStorage();
		rememberSeat(seat, storage);
		finish(storage, { expires_at: Date.now() - 60_000 });
		expect(lastGames(storage)).toEqual([]);
	});

	it("proves the seat that it had in the game of a story", () => {
		const storage = memoryStorage();
		rememberSeat(seat, storage);
		finish(storage);
		rememberSeat({ ...seat, playerSecret: "t".repeat(20) }, storage);
		finish(storage, { id: FIRST + 100 });
		expect(secretFor(FIRST + 1, storage)).toBe("s".repeat(20));
		expect(secretFor(FIRST + 101, storage)).toBe("t".repeat(20));
		expect(secretFor(FIRST + 100_000_000, storage)).toBeUndefined();
	});
});

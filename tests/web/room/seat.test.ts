import { afterEach, describe, expect, it, vi } from "vitest";
import { deviceId } from "../../../web/device/device-id.ts";
import { memoryStorage } from "../../../web/device/storage.ts";
import {
	adoptSingleSeat,
	giveUpSeat,
	heldSeats,
	knownRooms,
	newParts,
	readSeat,
	refreshSeat,
	rememberSeat,
	secretIn,
} from "../../../web/room/seats/seat.ts";
import { takenSeat } from "./wire.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const mika = { name: "Mika", sprite_id: 2, mature: true, font: "classic", theme: 0 } as const;
const seatIn = (roomCode: string) =>
	takenSeat({ roomCode, playerSecret: `the secret of room ${roomCode}`, profile: mika });
const codes = (seats: readonly { roomCode: string }[]) => seats.map(({ roomCode }) => roomCode);

afterEach(() => vi.useRealTimers());

describe("the seats of a device", () => {
	it("are kept for each room, the latest first", () => {
		vi.useFakeTimers();
		const storage = memoryStorage();
		for (const code of ["ABCD", "WXYZ"]) {
			rememberSeat(seatIn(code), storage);
			vi.advanceTimersByTime(1);
		}
		expect(readSeat("ABCD", storage)).toMatchObject(seatIn("ABCD"));
		expect(readSeat("WXYZ", storage)).toMatchObject(seatIn("WXYZ"));
		expect(readSeat("QQQQ", storage)).toBeNull();
		expect(codes(heldSeats(storage))).toEqual(["WXYZ", "ABCD"]);
		refreshSeat("ABCD", { keptFor: DAY }, storage);
		expect(codes(heldSeats(storage))).toEqual(["ABCD", "WXYZ"]);
	});

	it("are forgotten a day after their last use, and those of slow games after four weeks", () => {
		vi.useFakeTimers();
		const storage = memoryStorage();
		for (const code of ["ABCD", "SLOW", "WXYZ"]) rememberSeat(seatIn(code), storage);
		refreshSeat("SLOW", { keptFor: 28 * DAY, partsSeen: 3 }, storage);
		vi.advanceTimersByTime(23 * HOUR);
		refreshSeat("WXYZ", { keptFor: DAY }, storage);
		vi.advanceTimersByTime(2 * HOUR);
		expect(codes(heldSeats(storage))).toEqual(["WXYZ", "SLOW"]);
		expect(storage.keys().sort()).toEqual(["seat:SLOW", "seat:WXYZ"]);
		vi.advanceTimersByTime(27 * DAY);
		expect(codes(heldSeats(storage))).toEqual([]);
	});

	it("remember how many parts of a slow game their owner has seen", () => {
		const storage = memoryStorage();
		rememberSeat(seatIn("SLOW"), storage);
		const seen = () => readSeat("SLOW", storage) ?? seatIn("SLOW");
		expect(newParts(seen(), 3)).toBe(0); // a device that has not been in the room
		refreshSeat("SLOW", { keptFor: 28 * DAY, partsSeen: 3 }, storage);
		expect([newParts(seen(), 3), newParts(seen(), 7)]).toEqual([0, 4]);
		expect(newParts(seen(), 2)).toBe(2); // the room plays again
	});

	it("are not offered once given up, but their secret stays", () => {
		const storage = memoryStorage();
		for (const state of ["left", "kicked", "over"] as const) {
			rememberSeat(seatIn("WXYZ"), storage);
			giveUpSeat("WXYZ", state, storage);
			expect(readSeat("WXYZ", storage)).toBeNull();
			expect(secretIn("WXYZ", storage)).toBe(seatIn("WXYZ").playerSecret);
			expect(codes(knownRooms(storage))).toEqual(state === "left" ? ["WXYZ"] : []);
		}
		giveUpSeat("QQQQ", "left", storage);
		expect(codes(knownRooms(storage))).toEqual([]);
	});

	it("are none where the storage cannot be read", () => {
		const storage = memoryStorage();
		storage.setItem("seat:ABCD", "{");
		storage.setItem("seat:WXYZ", "null");
		expect(heldSeats(storage)).toEqual([]);
		expect(storage.keys()).toEqual([]);
	});

	it("include the one that earlier pages kept", () => {
		const storage = memoryStorage();
		const { roomCode, playerSecret, playerId, gameId } = seatIn("WXYZ");
		for (const [key, value] of Object.entries({ roomCode, playerSecret, playerId, gameId }))
			storage.setItem(key, String(value));
		adoptSingleSeat(storage);
		expect(heldSeats(storage)).toMatchObject([{ roomCode, playerSecret, playerId, gameId }]);
		expect(storage.keys()).toEqual(["seat:WXYZ"]);
		adoptSingleSeat(storage);
		expect(codes(heldSeats(storage))).toEqual(["WXYZ"]);
	});
});

describe("the id of a device", () => {
	it("is made once, and differs from device to device", () => {
		const [phone, laptop] = [memoryStorage(), memoryStorage()];
		expect(deviceId(phone)).toMatch(/^[0-9a-z]{36}$/);
		expect(deviceId(phone)).toBe(deviceId(phone));
		expect(deviceId(laptop)).not.toBe(deviceId(phone));
	});
});

import { expect, onTestFinished, test, vi } from "vitest";
import { memoryStorage } from "../../../web/device/storage.ts";
import { subscribe } from "../../../web/messages/browser-push.ts";
import {
	forgetWishes,
	isExplained,
	keepExplained,
	keepQuietTime,
	keepWishes,
	readQuietTime,
	readWishes,
} from "../../../web/messages/wishes.ts";
import { rememberSeat } from "../../../web/room/seats/seat.ts";
import { takenSeat } from "./wire.ts";

const seat = (roomCode: string, gameId: number) => takenSeat({ roomCode, gameId });

test("a subscription that the server has dropped is not used again, and a newer one stays", async () => {
	let current: { endpoint: string; options: object; unsubscribe(): Promise<boolean> } | null;
	let made = 0;
	const make = () => ({
		endpoint: `address ${++made}`,
		options: { applicationServerKey: Uint8Array.of(1, 2, 3).buffer },
		unsubscribe: async () => {
			current = null;
			return true;
		},
	});
	current = make();
	const pushManager = {
		getSubscription: async () => current,
		subscribe: async () => {
			current = make();
			return current;
		},
	};
	vi.stubGlobal("Notification", { requestPermission: async () => "granted" });
	const serviceWorker = {
		getRegistration: async () => ({}),
		ready: Promise.resolve({ pushManager }),
	};
	vi.stubGlobal("navigator", { serviceWorker });
	onTestFinished(() => void vi.unstubAllGlobals());
	const endpointOf = async (refused?: string) => (await subscribe("AQID", refused))?.endpoint;
	expect(await endpointOf()).toBe("address 1");
	expect(await endpointOf("address 1")).toBe("address 2");
	expect(await endpointOf("address 1")).toBe("address 2"); // another game has replaced it
});

test("the kinds of messages are kept for one game, and a refusal is remembered", () => {
	const storage = memoryStorage();
	const [own, later] = [seat("SLOW", 1), seat("SLOW", 2)];
	expect(readWishes(own, storage)).toBeNull();
	keepWishes(own, { id: null, kinds: [] }, storage);
	expect(readWishes(own, storage)).toEqual({ id: null, kinds: [] });
	expect(readWishes(later, storage)).toBeNull();
	forgetWishes(own, storage);
	expect(readWishes(own, storage)).toBeNull();
});

test("the kinds of messages are removed with the seat", () => {
	const storage = memoryStorage();
	const [held, gone, latest] = [seat("HELD", 1), seat("GONE", 2), seat("LAST", 3)];
	rememberSeat(held, storage);
	for (const room of [held, gone, latest]) keepWishes(room, { id: 7, kinds: ["turn"] }, storage);
	const kept = [held, gone, latest].map((room) => readWishes(room, storage)?.id);
	expect(kept).toEqual([7, undefined, 7]);
});

test("quiet hours default to the night, and installing on the home screen is explained once", () => {
	const storage = memoryStorage();
	expect(readQuietTime(storage)).toEqual({ from: 22, until: 8 });
	keepQuietTime({ from: 0, until: 0 }, storage);
	expect(readQuietTime(storage)).toEqual({ from: 0, until: 0 });
	expect(isExplained(storage)).toBe(false);
	keepExplained(storage);
	expect(isExplained(storage)).toBe(true);
});

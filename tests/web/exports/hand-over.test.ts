import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { handOver, sharesPictures } from "../../../web/exports/hand-over.ts";

const picture = (name: string) => ({ name, content: new Blob(["x"], { type: "image/png" }) });
const PACKED = { name: "all.zip", content: new Blob(["zip"]) };

/** The names of the files that were saved, and of those that the share sheet was given. */
let saved: string[];
let offered: string[];

/** Puts this code on a device; `share` is what its share sheet does, if it has one. */
function onDevice(touch: boolean, share?: () => Promise<void>): void {
	const sheet = {
		canShare: ({ files }: { files: File[] }) => files.every(({ type }) => type === "image/png"),
		share: ({ files }: { files: File[] }) => {
			offered.push(...files.map(({ name }) => name));
			return share?.();
		},
	};
	vi.stubGlobal("navigator", share ? sheet : {});
	vi.stubGlobal("matchMedia", () => ({ matches: touch }));
	vi.stubGlobal("document", {
		createElement: () => ({
			download: "",
			click() {
				saved.push(this.download);
			},
		}),
	});
}

const take = (...names: string[]) =>
	handOver({ files: names.map(picture), pack: async () => PACKED });

beforeEach(() => {
	vi.useFakeTimers();
	saved = [];
	offered = [];
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

describe("pictures to take home", () => {
	it("go to the share sheet of a phone, each as a picture", async () => {
		onDevice(true, async () => {});
		await take("a.png", "b.png");
		expect([offered, saved]).toEqual([["a.png", "b.png"], []]);
	});

	it("are saved on a computer, several of them packed", async () => {
		onDevice(false, async () => {});
		expect(sharesPictures()).toBe(false);
		await take("a.png");
		await take("a.png", "b.png");
		expect([offered, saved]).toEqual([[], ["a.png", "all.zip"]]);
	});

	it("are saved on a phone without a share sheet for files", async () => {
		onDevice(true);
		expect(sharesPictures()).toBe(false);
		await take("a.png", "b.png");
		expect(saved).toEqual(["all.zip"]);
	});

	it("are not saved when the player closes the share sheet", async () => {
		onDevice(true, () => Promise.reject(new DOMException("closed", "AbortError")));
		await take("a.png");
		expect(saved).toEqual([]);
	});

	it("are saved when the press was too long ago for the share sheet", async () => {
		onDevice(true, () => Promise.reject(new DOMException("late", "NotAllowedError")));
		await take("a.png");
		expect(saved).toEqual(["a.png"]);
	});
});

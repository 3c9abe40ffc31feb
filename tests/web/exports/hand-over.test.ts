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

const shares = async () => {};
const fails = (name: string) => () => Promise.reject(new DOMException("no", name));
const [A, B] = ["a.png", "b.png"];

beforeEach(() => {
	vi.useFakeTimers();
	saved = [];
	offered = [];
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

describe("pictures to download", () => {
	it.each([
		["go to the share sheet of a phone, each as a picture", true, shares, [A, B], [A, B], []],
		["are saved on a computer", false, shares, [A], [], [A]],
		["are packed on a computer if there are several", false, shares, [A, B], [], ["all.zip"]],
		["are saved on a phone without a share sheet", true, undefined, [A, B], [], ["all.zip"]],
		["stay where the player closes the share sheet", true, fails("AbortError"), [A], [A], []],
		["are saved after a late press for it", true, fails("NotAllowedError"), [A], [A], [A]],
	])("%s", async (_what, touch, share, names, toSheet, toDisk) => {
		onDevice(touch, share);
		expect(sharesPictures()).toBe(touch && share !== undefined);
		await handOver({ files: names.map(picture), pack: async () => PACKED });
		expect([offered, saved]).toEqual([toSheet, toDisk]);
	});
});

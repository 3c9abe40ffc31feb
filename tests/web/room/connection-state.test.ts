import { describe, expect, it } from "vitest";
import {
	connectionOf,
	type Signs,
	saveNoteOf,
} from "../../../web/room/connection/connection-state.ts";

const fine: Signs = { socket: "connected", online: true, late: false, elsewhere: false };

describe("the state of the connection", () => {
	it.each<[string, Partial<Signs>]>([
		["connected", {}],
		["late", { late: true }],
		["connection_lost", { socket: "connection_lost", late: true }],
		["offline", { online: false }],
		["offline", { online: false, socket: "connection_failed", late: true }],
		["elsewhere", { elsewhere: true, socket: "disconnected", online: false }],
	])("is %s with %j", (state, signs) => {
		expect(connectionOf({ ...fine, ...signs })).toBe(state);
	});

	it("decides whether unsaved text is being saved or kept", () => {
		expect(saveNoteOf("saving", "connected")).toBe("saving");
		for (const lost of ["late", "offline", "connection_lost", "reconnecting", "elsewhere"] as const)
			expect(saveNoteOf("saving", lost)).toBe("kept");
		expect(saveNoteOf("saved", "offline")).toBe("saved");
	});
});

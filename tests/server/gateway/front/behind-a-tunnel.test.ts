import { expect, test, vi } from "vitest";
import { log } from "../../../../gateway/log.ts";
import { guessCode, sendMany } from "../../../faults/attack/senders/calls.ts";
import { call } from "../../../players/wire/player.ts";
import { ownPlotluck } from "../../../support/file-set-up.ts";

/** A tunnel on this machine, while TRUST_PROXY is not set. */
const plotluck = ownPlotluck({ FAILED_CODES_PER_MINUTE: "5" });

test("clients behind a tunnel are limited, unlike this machine's programs, and the log says once what to set", async () => {
	const warn = vi.spyOn(log, "warn");
	const guess = async (address: string, guesses: number) =>
		(await sendMany(guessCode, { ...plotluck, address }, guesses)).statuses;
	expect(await guess("203.0.113.1", 20)).toEqual({ 404: 5, 429: 15 });
	expect(
		warn.mock.calls.filter(([text]) => String(text).includes("TRUST_PROXY=true")),
	).toHaveLength(1);
	// An address that the client sends itself changes nothing.
	expect(await guess("203.0.113.2", 5)).toEqual({ 429: 5 });
	warn.mockRestore();
});

test.each(["Forwarded", "X-Real-IP", "CF-Connecting-IP", "X-Forwarded-Proto", "Via"])(
	"%s is a sign of a tunnel too",
	async (header) => {
		expect(
			(await call(plotluck.url, "GET", "/rooms/ZZZZ", undefined, { [header]: "1" })).status,
		).toBe(429);
		expect((await call(plotluck.url, "GET", "/rooms/ZZZZ")).status).toBe(404);
	},
);

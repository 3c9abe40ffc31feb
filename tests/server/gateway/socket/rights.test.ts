import { expect, test } from "vitest";
import { REFUSALS, type RefusalCode } from "#game/refusals.ts";
import { STATUS, type Status } from "#game/status.ts";
import { skipTo } from "../../../players/rooms/room-at.ts";
import {
	ACTIONS,
	idsSeenBy,
	PLAYER_PHASES,
	POWERS,
	type SeatRole,
	type View,
} from "../../../players/what-may-be-sent.ts";
import { gather, QUICK } from "../../../players/wire/game.ts";
import { WirePlayer } from "../../../players/wire/player.ts";
import { ownTemporal, sharedPlotluck } from "../../../support/file-set-up.ts";

const plotluck = sharedPlotluck();
const temporal = ownTemporal(plotluck);

const ROLES: readonly SeatRole[] = ["host", "guest", "fan"];

/** Refused in this game: it is no further round, has no pair, no vote, and is not read together. */
const NOT_HERE = ["game/again", "game/otpCharacter", "story/vote", "read_to"];

interface Sent {
	action: string;
	by: readonly SeatRole[];
	when: readonly Status[];
	body(who: WirePlayer): object;
}

/** Chooses the third player, who is neither the host nor the guest. */
const CHOICE = { which: 2, what: 1 };
const viewOf = ({ id, game, player }: WirePlayer): View => ({
	...{ id, game, player },
	write: () => "Hm.",
});
const SENT: Sent[] = [
	...Object.entries(ACTIONS).map(([action, { by, when, body }]) => ({
		...{ action, by: NOT_HERE.includes(action) ? [] : by, when },
		body: (who: WirePlayer) => body(viewOf(who), CHOICE, idsSeenBy(who)),
	})),
	...Object.entries(POWERS).map(([power, { by, when, value, details }]) => ({
		...{ action: "game/vip", by: NOT_HERE.includes(power) ? [] : by, when },
		body: (who: WirePlayer) => ({
			vip_action: { [power]: value(idsSeenBy(who), CHOICE), ...details?.(CHOICE) },
		}),
	})),
];

/** Every error that a player received has the code of its text. */
function expectCodes({ messages }: WirePlayer): void {
	for (const { error, code } of messages) {
		if (error === undefined) continue;
		expect(code, error).toEqual(expect.any(String));
		const text = code && code in REFUSALS ? REFUSALS[code as RefusalCode] : error;
		if (typeof text === "string") expect(error).toBe(text);
	}
}

test("in every phase, actions that a role may not send are refused and change nothing", async () => {
	const [host, guest, other] = await gather(
		plotluck.url,
		3,
		{ ...QUICK, show_instructions: true, moderation: true },
		false,
	);
	if (!host || !guest || !other) return;
	const fan = await WirePlayer.join(plotluck.url, host.seat.room_code, "Fan", { audience: true });
	const who = { host, guest, fan };
	for (const status of PLAYER_PHASES) {
		await skipTo(plotluck, [host, guest, other], status);
		expect(host.game.status).toBe(status);
		const before = await temporal.stateOf(host.seat.room_code);
		for (const role of ROLES) {
			for (const [i, { action, by, when, body }] of SENT.entries()) {
				// With a fresh budget of messages.
				if (i % 30 === 0) await who[role].connect();
				if (by.includes(role) && when.includes(status)) continue;
				const asked = body(who[role]);
				const error = await who[role].act(action, asked);
				expect(error, `${role} sends ${action} ${JSON.stringify(asked)} in ${status}`).toEqual(
					expect.stringMatching(/./),
				);
			}
		}
		expect(await temporal.stateOf(host.seat.room_code)).toEqual(before);
	}
	for (const who of [host, guest, fan]) expectCodes(who);
});

test("the audience is told that only players write, and that only the host leads", async () => {
	const [host, guest] = await gather(plotluck.url, 2, QUICK, false);
	if (!host || !guest) return;
	const fan = await WirePlayer.join(plotluck.url, host.seat.room_code, "Fan", { audience: true });
	await skipTo(plotluck, [host, guest], STATUS.storyWrite);
	const submission = { id: host.player.current_submission?.id, content: "not mine" };
	expect(await fan.act("story/submit", { submission })).toBe(REFUSALS.playersOnly);
	expect(await fan.act("story/submit", { submission, done_submission: true })).toBe(
		REFUSALS.playersOnly,
	);
	expect(await guest.act("story/submit", { submission })).toBe(REFUSALS.notYourPart);
	for (const player of [fan, guest])
		expect(await player.act("game/vip", { vip_action: { skip_submission: true } })).toBe(
			REFUSALS.hostOnly,
		);
});

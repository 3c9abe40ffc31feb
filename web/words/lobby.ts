import type { Maturity } from "#game/settings.ts";
import { many } from "./grammar.ts";

const minutes = (seconds: number): string =>
	seconds >= 60 ? `${Math.round((seconds / 60) * 10) / 10} min` : `${seconds} s`;

/**
 * The texts of the lobby. They are apart from those of the other screens, which load later.
 */
export const lobbyWords = {
	heading: "The lobby",
	invite: "Friends join with this code",
	inviteToWatch: "A table for one. Friends may watch with this code",
	alone: "A table for one",
	hidden: "The code is hidden",
	copy: "Copy link",
	copied: "Copied",
	copyFailed: "Copy failed",
	qr: "QR code",
	qrHeading: "Point a camera here",
	qrAlt: (code: string) => `QR code that leads to room ${code}`,
	hide: "Hide",
	show: "Show",
	seats: "At the table",
	free: "free",
	host: "host",
	supporter: "supporter",
	you: "you",
	away: "away",
	kick: "kick?",
	kickLabel: (name: string, asking: boolean) =>
		asking ? `Are you sure? Kick ${name}` : `Kick ${name}`,
	start: "Open the book and start",
	missing: (count: number) => `${many(count, "more friend")} and you can start`,
	two: "Two can play, but there is a real winner from three up.",
	waitingFor: (host: string) => `Waiting for ${host} to open the book`,
	audience: "You are watching. Grab a snack, you get to react and vote later.",
	leave: "Leave",
	close: "Close game",
	guideOn: "instructions on",
	guideOff: "instructions off",
	speed: (name: string, seconds: number) => `${name} (${minutes(seconds)})`,
	untimed: "no timer",
	parts: (count: number) => many(count, "part"),
	watching: (count: number) => `${count} watching`,
	rating: { MATURE: "18+", ALL_AGES: "all ages" } satisfies Record<Maturity, string>,
	sure: "Are you sure?",
} as const;

import { beginningOf } from "../beginning/beginning.ts";
import { LIMITS } from "../limits.ts";
import { entersPair, modeOf } from "../modes/index.ts";
import type { NamedCharacter } from "../names/entries.ts";
import { mayBeMature } from "../points/ratings.ts";
import {
	addCharacter,
	dealHands,
	fillNames,
	hideOwners,
	namesWanted,
	submittedBy,
} from "../pool.ts";
import { type Refusal, refuse } from "../refusals.ts";
import { openStories } from "../ring.ts";
import type { Room, Seat } from "../room.ts";
import { activePlayers, charactersOf, storiesOf, storyOf } from "../selectors.ts";
import { isSlow } from "../slow/slow-clock.ts";
import { STATUS } from "../status.ts";
import { allWait, NO_SIGHT, type Phase, startCountdown } from "./phase.ts";
import { drawCasts } from "./story-create.ts";

/**
 * All players submit characters: for the pool, or for their own story where players name the pair.
 */
export const characters: Phase = {
	name: "characters",
	status: STATUS.characters,
	waiting: STATUS.postCharacters,
	audienceWaits: true,
	kickable: true,
	skip: (room) => beginningOf(room) !== null,
	revisable: ["game/character", "game/otpCharacter"],
	on: {
		"game/character": (room, seat, body) => {
			if (entersPair(room.settings)) return refuse("notNow");
			return submit(room, seat, body.characters);
		},
		"game/otpCharacter": (room, seat, body) => {
			if (!entersPair(room.settings)) return refuse("notNow");
			const refused = submit(room, seat, body.characters);
			if (refused) return refused;
			const story = storyOf(room, seat.id);
			if (story) story.mature = body.mature && mayBeMature(room, body.characters);
			return null;
		},
	},
	entries: {
		missing: (room, seat) =>
			!seat.audience && submittedBy(room, seat.id).length < namesWanted(room),
		use: {
			"game/character": (room, seat, body) => {
				if (!entersPair(room.settings)) takeNames(room, seat, body.characters);
			},
			"game/otpCharacter": (room, seat, body) => {
				if (!entersPair(room.settings)) return;
				const used = takeNames(room, seat, body.characters);
				const filled = used.length < namesWanted(room) ? [{ mature: false }] : [];
				const story = storyOf(room, seat.id);
				if (story) story.mature = body.mature === true && mayBeMature(room, [...used, ...filled]);
			},
		},
	},
	skipPlayer: (_room, seat) => {
		seat.status = STATUS.postCharacters;
	},
	begin(room, turn) {
		const mature = room.settings.maturity === "MATURE"; // all players in such a room are of age
		for (const { owner, name } of modeOf(room).lockedCharacters(room))
			addCharacter(room, owner.id, name, { locked: true, mature });
		if (entersPair(room.settings)) openStories(room, turn);
		// A single player needs no clock, because no other player waits.
		if (!modeOf(room).alone || isSlow(room)) startCountdown(room, turn, LIMITS.characters);
	},
	done: (room) => allWait(room, STATUS.postCharacters),
	end(room, turn) {
		for (const seat of activePlayers(room)) fillNames(room, seat, turn);
		for (const story of storiesOf(room)) {
			const captain = room.seats[story.captain];
			if (captain?.gone) fillNames(room, captain, turn); // their story stays, so it needs a cast
			for (const character of submittedBy(room, story.captain)) character.stories = [story.id];
		}
		hideOwners(room, turn);
		if (modeOf(room).drawsCast(room.settings)) {
			openStories(room, turn);
			dealHands(room, turn);
			drawCasts(room, turn);
		}
		return "leave";
	},
	view: (room, seat) => ({
		...NO_SIGHT,
		characters: charactersOf(room, (c) => c.owner === seat.id),
	}),
};

/** Adds the names that a player has entered, without repetitions; the room fills in the others. */
function takeNames(room: Room, seat: Seat, names: NamedCharacter[]): NamedCharacter[] {
	const { allow_duplicate_characters, character_maturity } = room.settings;
	const used = names
		.filter(
			({ name }, i) =>
				allow_duplicate_characters || names.findIndex((other) => other.name === name) === i,
		)
		.slice(0, namesWanted(room) - submittedBy(room, seat.id).length);
	const otp = entersPair(room.settings);
	for (const { name, mature } of used)
		addCharacter(room, seat.id, name, { mature: mature && character_maturity, otp });
	return used;
}

function submit(room: Room, seat: Seat, names: NamedCharacter[]): Refusal | null {
	const wanted = namesWanted(room);
	if (names.length !== wanted) return refuse("characterCount", wanted);
	if (
		!room.settings.allow_duplicate_characters &&
		new Set(names.map(({ name }) => name)).size < names.length
	)
		return refuse("duplicate");
	const before = submittedBy(room, seat.id);
	if (names.some(({ id }) => id !== undefined && !before.some((character) => character.id === id)))
		return refuse("foreignCharacter");
	for (const character of before) delete room.characters[character.id];
	const otp = entersPair(room.settings);
	for (const { id, name, mature } of names) {
		const more = { mature: mature && room.settings.character_maturity, otp };
		addCharacter(room, seat.id, name, id === undefined ? more : { ...more, id });
	}
	seat.status = STATUS.postCharacters;
	return null;
}

import { roll, shuffled } from "./dice.ts";
import { entersPair } from "./modes/index.ts";
import { FALLBACK_NAMES } from "./names/fallback-names.ts";
import { type Character, type Room, type Seat, type TextRef, type Turn, takeId } from "./room.ts";
import { activePlayers, charactersOf } from "./selectors.ts";

/** Returns how many names every player enters in this room. */
export const namesWanted = (room: Room): number =>
	entersPair(room.settings)
		? room.settings.num_otp_characters
		: room.settings.num_characters_submit;

export function addCharacter(
	room: Room,
	owner: number,
	name: TextRef,
	more: Partial<Character> = {},
): Character {
	const character: Character = {
		id: takeId(room),
		owner,
		name,
		mature: false,
		locked: false,
		otp: false,
		hands: [],
		stories: [],
		...more,
	};
	room.characters[character.id] = character;
	return character;
}

/** Returns the characters that a player submitted, without the locked ones. */
export const submittedBy = (room: Room, player: number): Character[] =>
	charactersOf(room, (c) => c.owner === player && !c.locked);

/**
 * Adds built-in names for those that a player did not submit, without repeats while unused ones
 * remain.
 */
export function fillNames(room: Room, seat: Seat, turn: Turn): void {
	const used = new Set(charactersOf(room, () => true).map((character) => character.name));
	const names = FALLBACK_NAMES[room.settings.language];
	const free = shuffled(
		names.filter((name) => !used.has(name)),
		turn,
	);
	for (
		let missing = namesWanted(room) - submittedBy(room, seat.id).length;
		missing > 0;
		missing--
	) {
		const name = free.pop() ?? names[roll(turn, names.length)] ?? "The Moon";
		addCharacter(room, seat.id, name, { otp: entersPair(room.settings) });
	}
}

/**
 * Shuffles the ids of all characters where authors are hidden, because ids show in which order
 * players submitted and no player is dealt their own. The order within each player's characters
 * stays the same.
 */
export function hideOwners(room: Room, turn: Turn): void {
	if (!room.settings.hide_authors) return;
	const left = charactersOf(room, () => true);
	room.characters = {};
	for (const { owner } of shuffled(left, turn)) {
		const [next] = left.splice(
			left.findIndex((character) => character.owner === owner),
			1,
		);
		const id = takeId(room);
		if (next) room.characters[id] = { ...next, id };
	}
}

/**
 * Deals every player a hand of characters submitted by others, with self_shuffle also their own. No
 * character repeats while the pool lasts, and each hand has a locked character if there are any.
 */
export function dealHands(room: Room, turn: Turn): void {
	const players = shuffled(activePlayers(room), turn);
	const hands = new Map(players.map((seat): [Seat, Character[]] => [seat, []]));
	dealLocked(room, players, hands, turn);
	let pool = shuffled(
		charactersOf(room, (c) => !c.locked),
		turn,
	);
	for (let round = 0; round < room.settings.num_characters_submit; round++) {
		for (const seat of players) {
			const hand = hands.get(seat) ?? [];
			if (hand.length >= room.settings.num_characters_submit) continue;
			if (pool.length === 0)
				pool = shuffled(
					charactersOf(room, (c) => !c.locked),
					turn,
				);
			const card = draw(room, seat, hand, pool, hands);
			if (card) hand.push(card);
		}
	}
	for (const [seat, hand] of hands) for (const character of hand) character.hands.push(seat.id);
}

function dealLocked(room: Room, players: Seat[], hands: Map<Seat, Character[]>, turn: Turn): void {
	const locked = shuffled(
		charactersOf(room, (c) => c.locked),
		turn,
	);
	players.forEach((seat, i) => {
		// Shifted by one owner, so that no player gets their own name while there is another.
		const own = locked.findIndex((c) => c.owner === seat.id);
		const card = locked[(own + 1) % locked.length] ?? locked[i];
		if (card) hands.get(seat)?.push(card);
	});
}

/** Takes a character for this hand from the pool; if none fits, exchanges one with another hand. */
function draw(
	room: Room,
	seat: Seat,
	hand: Character[],
	pool: Character[],
	hands: Map<Seat, Character[]>,
): Character | undefined {
	const own = room.settings.self_shuffle || hands.size === 1;
	const fits = (owner: Seat, held: Character[], c: Character) =>
		(own || c.owner !== owner.id) && !held.includes(c);
	const at = pool.findIndex((c) => fits(seat, hand, c));
	if (at >= 0) return pool.splice(at, 1)[0];
	for (const [other, held] of hands) {
		if (other === seat) continue;
		const give = pool.findIndex((c) => fits(other, held, c));
		const take = held.findIndex((c) => !c.locked && fits(seat, hand, c));
		if (give < 0 || take < 0) continue;
		const [given] = pool.splice(give, 1);
		const [taken] = given ? held.splice(take, 1, given) : [];
		return taken;
	}
	// No character in the pool fits any hand. A character that is also in another hand is better than
	// a short hand.
	return charactersOf(room, (c) => !c.locked && fits(seat, hand, c))[0];
}

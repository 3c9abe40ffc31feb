import type { Room, Submission } from "#game/room.ts";
import { STATUS } from "#game/status.ts";

/** The facts of earlier states with which later states must agree. */
export class Memory {
	/** The closed parts as they were when they closed, without flags and marks. */
	readonly closed = new Map<number, Omit<Submission, "flagged" | "censored">>();
	/** Whether a player of this game has left since it started. */
	somebodyLeft = false;
	/** Whether a player of this game has slept. */
	somebodySlept = false;
	/** The fault of an id; null if all are used once. */
	reusedId: string | null = null;
	/** The holder of each id. */
	private readonly given = new Map<number, string>();
	/** Ids of earlier games in this room. */
	private readonly past = new Set<number>();
	private current = new Set<number>();

	/** Takes in the state after an action. */
	note(before: Room, room: Room): void {
		if (room.status === STATUS.lobby) {
			this.somebodyLeft = false;
			this.somebodySlept = false;
			for (const id of this.current) this.past.add(id);
			this.current = new Set();
		}
		if (Object.values(room.seats).some(({ gone }) => gone)) this.somebodyLeft = true;
		if (Object.values(room.seats).some(({ asleep }) => asleep)) this.somebodySlept = true;
		for (const { flagged: _flags, censored: _mark, ...part } of Object.values(room.submissions))
			if (part.closed && !this.closed.has(part.id)) this.closed.set(part.id, part);
		for (const [id, holder] of holders(room)) this.use(id, holder, room.nextId);
		if (room.nextId < before.nextId) this.reusedId ??= `${room.nextId} is free again`;
	}

	private use(id: number, holder: string, next: number): void {
		const earlier = this.given.get(id) ?? holder;
		if (earlier !== holder || this.past.has(id))
			this.reusedId ??= `${id} belongs to ${holder}, and belonged to ${earlier}`;
		if (id >= next) this.reusedId ??= `${id} is used and not taken`;
		this.given.set(id, holder);
		this.current.add(id);
	}
}

/** Returns every id that the room has made, with what it was made for. */
function* holders(room: Room): Generator<[number, string]> {
	for (const { id, owner, locked } of Object.values(room.characters))
		yield [id, `a character of ${owner}${locked ? ", their name" : ""}`];
	for (const { id, index } of Object.values(room.stories)) yield [id, `story ${index}`];
	for (const { id, story, index } of Object.values(room.submissions))
		yield [id, `part ${index} of ${story}`];
	for (const { id, name } of Object.values(room.awards)) yield [id, name];
	for (const { id, player, story } of Object.values(room.reactions))
		yield [id, `the reaction of ${player} to ${story}`];
	for (const { id, player, award } of Object.values(room.votes))
		yield [id, `the vote of ${player} for ${award}`];
}

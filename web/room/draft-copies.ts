import { LIMITS } from "#game/limits.ts";
import type { KeyValueStorage } from "../device/storage.ts";

/** The prefix of the keys of local copies. */
const COPY = "draft:";
/** The prefix of the keys with the time at which a game was last played here, in epoch ms. */
const PLAYED = "drafts:";
/** A slow game counts as played later, by so many ms, because its copies are kept longer. */
const SLOW_BONUS = LIMITS.slow.retention - LIMITS.retention;

/** The game whose texts are kept. */
export interface KeptGame {
	/** Undefined before the first state. */
	id: number | undefined;
	slow: boolean;
}

/** The copies of unsaved texts on this device. */
export class DraftCopies {
	private readonly storage: KeyValueStorage;
	private readonly game: () => KeptGame;
	private readonly isReadable: (copy: string) => boolean;

	/** `game` returns the game's id, because ids of submissions are not unique between games. */
	constructor(
		storage: KeyValueStorage,
		game: () => KeptGame,
		isReadable: (copy: string) => boolean = () => true,
	) {
		this.storage = storage;
		this.game = game;
		this.isReadable = isReadable;
	}

	private prefix = (): string => `${COPY}${this.game().id}:`;

	keyOf = (id: string): string => this.prefix() + id;
	write = (key: string, text: string): void => this.storage.setItem(key, text);
	remove = (key: string): void => this.storage.removeItem(key);

	/** Returns a copy, or null. Removes one that cannot be read, as an older build or a device may leave. */
	read(key: string): string | null {
		const copy = this.storage.getItem(key);
		if (copy === null || this.isReadable(copy)) return copy;
		this.remove(key);
		return null;
	}

	/** Removes the copy of this text. A text that was typed during a save keeps its copy. */
	removeSaved(key: string, text: string): void {
		if (this.read(key) === text) this.remove(key);
	}

	/** Removes the copies of games whose rooms have closed, because nobody played for a day, or for weeks. */
	removeOld(): void {
		const { storage } = this;
		const { id, slow } = this.game();
		storage.setItem(`${PLAYED}${id}`, String(Date.now() + (slow ? SLOW_BONUS : 0)));
		const isOld = (mark: string) =>
			Number(storage.getItem(mark) ?? 0) < Date.now() - LIMITS.retention;
		for (const key of storage.keys()) {
			const [, other] = key.startsWith(COPY) ? key.split(":") : [];
			if (other !== undefined && isOld(PLAYED + other)) storage.removeItem(key);
		}
		for (const key of storage.keys())
			if (key.startsWith(PLAYED) && isOld(key)) storage.removeItem(key);
	}

	/** Returns the keys of this game's copies, with the ids of their texts. */
	ofGame(): { id: string; key: string }[] {
		const prefix = this.prefix();
		const keys = this.storage.keys().filter((key) => key.startsWith(prefix));
		return keys.map((key) => ({ id: key.slice(prefix.length), key }));
	}
}

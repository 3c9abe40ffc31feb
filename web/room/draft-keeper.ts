import { LIMITS } from "#game/limits.ts";
import type { KeyValueStorage } from "../device/storage.ts";
import type { SaveState } from "../store.ts";
import { siteWords } from "../words/site.ts";
import { ActionError } from "./outbox.ts";

/** A text that changes is saved this often, in milliseconds (docs/game.md "Phases"). */
export const SAVE_INTERVAL = 2500;

/** The prefix of the keys of local copies. */
const KEY = "draft:";
/** The prefix of the keys that tell when a game was last played here, in epoch ms. */
const PLAYED = "drafts:";

/** The refusals of a save that comes after its part or phase, or after the submission. */
const CLOSED: readonly unknown[] = ["timeUp", "notNow", "alreadyDone", "noSuchPart", "noSuchStory"];

/**
 * How a save ended: the room has stored exactly this text, it takes no more saves, it refused this
 * text, it did not answer, or there is no room.
 */
export type SaveResult = "saved" | "closed" | "refused" | "lost" | "gone";

interface DraftKeeperOptions {
	storage: KeyValueStorage;
	/** Sends a text to the room. Resolves when it is stored; rejects with an ActionError. */
	send: (id: string, text: string, done: boolean | undefined) => Promise<void>;
	/** The game's id. Ids of submissions alone are not unique between games. */
	game: () => number | undefined;
	onState: (state: SaveState) => void;
	/** Gets the text that tells the player why a save failed. */
	onError: (text: string) => void;
	/** Gets a text that came too late, and a function that removes its copy. */
	onLate: (id: string, text: string, forget: () => void) => void;
}

/** A text that the player changes, as the room has it. */
interface Saved {
	/** Names it within the game. */
	id: string;
	text: string;
	done?: boolean;
	/** It is saved this often, in milliseconds. */
	interval?: number;
}

interface Draft {
	id: string;
	key: string;
	interval: number;
	text: string;
	/** The text that the server has acknowledged. */
	known: string;
	done: boolean;
	/** A done flag that the next save has to carry. */
	sendDone: boolean | undefined;
	saving: Promise<SaveResult> | null;
	timer: ReturnType<typeof setTimeout> | null;
	closed: boolean;
	/** It is being submitted, which replaces its saves. */
	submitting: boolean;
	/** The text that the server has refused. It is not sent again. */
	refused: string | null;
}

/**
 * Keeps the text that the player writes or enters. A copy stays on the device until the server has
 * acknowledged exactly this text, or the player has seen that it came too late.
 */
export function createDraftKeeper({
	storage,
	send,
	game,
	onState,
	onError,
	onLate,
}: DraftKeeperOptions) {
	let draft: Draft | null = null;
	/** The copies of earlier parts and phases that are being sent, or were shown as late. */
	const leftovers = new Set<string>();

	const prefix = () => `${KEY}${game()}:`;
	const keyOf = (id: string) => prefix() + id;
	const openDraft = (id: string): Draft | null =>
		draft?.key === keyOf(id) && !draft.closed ? draft : null;
	const isDirty = (d: Draft) =>
		!d.closed && !d.submitting && (d.text !== d.known || d.sendDone !== undefined);

	/** Text that was typed during a save keeps its copy. */
	const dropCopy = (d: Draft, text: string) => {
		if (storage.getItem(d.key) === text) storage.removeItem(d.key);
	};

	/** Removes the copies of games whose rooms have closed, because nobody played them for a day. */
	const dropOldCopies = () => {
		storage.setItem(`${PLAYED}${game()}`, String(Date.now()));
		const isOld = (mark: string) =>
			Number(storage.getItem(mark) ?? 0) < Date.now() - LIMITS.retention;
		for (const key of storage.keys()) {
			const [, other] = key.startsWith(KEY) ? key.split(":") : [];
			if (other !== undefined && isOld(PLAYED + other)) storage.removeItem(key);
		}
		for (const key of storage.keys())
			if (key.startsWith(PLAYED) && isOld(key)) storage.removeItem(key);
	};

	const late = (id: string, key: string, text: string) =>
		onLate(id, text, () => storage.removeItem(key));

	const show = (d: Draft, state: SaveState) => {
		if (draft === d) onState(state);
	};

	const stateOf = (known: string): SaveState => (known === "" ? "idle" : "saved");

	const schedule = (d: Draft) => {
		d.timer ??= setTimeout(() => {
			d.timer = null;
			if (isDirty(d)) void flush(d);
			else if (!d.closed && !d.submitting) show(d, stateOf(d.known)); // typed, and taken back
		}, d.interval);
	};

	async function save(id: string, text: string, done: boolean | undefined): Promise<SaveResult> {
		try {
			await send(id, text, done);
			return "saved";
		} catch (error) {
			if (!(error instanceof ActionError)) throw error;
			if (error.kind !== "refused") return error.kind === "gone" ? "gone" : "lost";
			if (CLOSED.includes(error.code)) return "closed";
			onError(error.message);
			return "refused";
		}
	}

	async function flush(d: Draft): Promise<SaveResult> {
		while (d.saving) await d.saving;
		if (d.closed) return "closed";
		if (d.timer !== null) clearTimeout(d.timer);
		d.timer = null;
		const { text, sendDone } = d;
		d.sendDone = undefined;
		show(d, "saving");
		d.saving = save(d.id, text, sendDone);
		const result = await d.saving;
		d.saving = null;
		show(d, conclude(d, text, sendDone, result));
		return result;
	}

	function conclude(
		d: Draft,
		text: string,
		sendDone: boolean | undefined,
		result: SaveResult,
	): SaveState {
		d.refused = result === "refused" ? text : null;
		if (result === "refused") return "idle";
		if (result === "closed") {
			d.closed = true;
			late(d.id, d.key, d.text);
			return "closed";
		}
		if (result === "lost" || result === "gone") {
			d.sendDone ??= sendDone;
			if (result === "lost") schedule(d);
			return "saving";
		}
		d.known = text;
		dropCopy(d, text);
		if (!isDirty(d)) return "saved";
		schedule(d);
		return "saving";
	}

	return {
		/** Returns the text to show: the server's, or a newer local copy, which it saves. */
		open({ id, text, done = false, interval = SAVE_INTERVAL }: Saved): string {
			dropOldCopies();
			const key = keyOf(id);
			if (draft?.key === key) return draft.closed ? text : draft.text;
			if (draft && isDirty(draft)) void flush(draft);
			const copy = storage.getItem(key);
			const undone = copy !== null && copy !== text && done;
			draft = {
				id,
				key,
				interval,
				text: copy ?? text,
				known: text,
				done: done && !undone,
				sendDone: undone ? false : undefined,
				saving: null,
				timer: null,
				closed: false,
				submitting: false,
				refused: null,
			};
			onState(stateOf(text));
			if (isDirty(draft)) void flush(draft);
			else storage.removeItem(key);
			return draft.text;
		},

		/**
		 * Keeps a copy of what was typed and saves it within the draft's interval. Typing takes done
		 * back, which is saved at once. Returns whether the draft is open.
		 */
		edit(id: string, text: string): boolean {
			const d = openDraft(id);
			if (!d) return false;
			if (d.text === text) return true;
			d.text = text;
			storage.setItem(d.key, text);
			show(d, "saving");
			if (d.done) {
				d.done = false;
				d.sendDone = false;
				void flush(d);
			} else schedule(d);
			return true;
		},

		/** Saves the text and the done flag at once and resolves to the result. */
		async finish(id: string, text: string, done: boolean): Promise<SaveResult> {
			const d = openDraft(id);
			if (!d) return "closed";
			if (text !== d.text) storage.setItem(d.key, text);
			d.text = text;
			d.done = done;
			d.sendDone = done;
			const result = await flush(d);
			if (result === "lost") onError(siteWords.errors.timeout);
			return result;
		},

		/**
		 * Submits what the draft holds; `submit` resolves to whether the room has accepted it. Nothing is
		 * saved meanwhile, and afterwards only if it was not accepted.
		 */
		async submit(id: string, submit: () => Promise<boolean>): Promise<boolean> {
			const d = openDraft(id);
			if (d) d.submitting = true;
			const accepted = await submit();
			if (!d) return accepted;
			d.submitting = false;
			if (accepted) {
				d.closed = true;
				storage.removeItem(d.key);
			} else if (isDirty(d)) schedule(d);
			return accepted;
		},

		/**
		 * Sends the copies of this game that `isLeftover`, by their ids: an ack was lost, or they come
		 * too late.
		 */
		async sendLeftovers(isLeftover: (id: string) => boolean): Promise<void> {
			for (const key of storage.keys()) {
				const id = key.slice(prefix().length);
				const text = key.startsWith(prefix()) ? storage.getItem(key) : null;
				if (text === null || leftovers.has(key) || openDraft(id) || !isLeftover(id)) continue;
				leftovers.add(key);
				const result = await save(id, text, undefined);
				if (result === "saved") storage.removeItem(key);
				else if (result === "closed" || result === "refused") late(id, key, text);
				else leftovers.delete(key);
			}
		},

		/** Saves at once what is unsaved: the connection is back, or the page is hidden. */
		flush(): void {
			if (draft && isDirty(draft) && draft.text !== draft.refused && !draft.saving)
				void flush(draft);
		},
	};
}

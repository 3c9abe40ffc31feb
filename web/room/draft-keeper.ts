import type { WireSubmission } from "#game/wire/state.ts";
import type { Shelf } from "../device/storage.ts";
import type { SaveState } from "../store.ts";

/** gameplay.md section 9: while a text changes it is saved this often; ms. */
export const SAVE_INTERVAL = 2500;

/**
 * How a save ended: the room has exactly that text, the part takes no more, this text was refused,
 * nobody answered, or there is no room.
 */
export type SaveResult = "saved" | "closed" | "refused" | "lost" | "gone";

interface DraftBookOptions {
	shelf: Shelf;
	/** Sends a text; `done` left out leaves the done flag as it is. */
	save: (id: number, text: string, done: boolean | undefined) => Promise<SaveResult>;
	/** Where a submission's local copy lies; its id alone is not unique between games. */
	keyOf: (id: number) => string;
	onState: (state: SaveState) => void;
	/** Calls back after so many milliseconds; answers how to call it off. */
	after?: (time: number, run: () => void) => () => void;
}

interface Draft {
	id: number;
	key: string;
	text: string;
	/** What the server has acknowledged. */
	known: string;
	done: boolean;
	/** A done flag that has to be sent with the next save. */
	sendDone: boolean | undefined;
	flying: Promise<SaveResult> | null;
	callOff: (() => void) | null;
	closed: boolean;
	/** The server said no to this very text; it waits for another one. */
	refused: string | null;
}

const later = (time: number, run: () => void): (() => void) => {
	const timer = setTimeout(run, time);
	return () => clearTimeout(timer);
};

/**
 * Holds the text being written: nothing typed is lost until the server has acknowledged exactly
 * that text.
 */
export function createDraftBook({ shelf, save, keyOf, onState, after = later }: DraftBookOptions) {
	let draft: Draft | null = null;

	const isDirty = (d: Draft) => !d.closed && (d.text !== d.known || d.sendDone !== undefined);

	/** Text typed while a save flies is another text: its copy stays. */
	const dropCopy = (d: Draft, text: string) => {
		if (shelf.getItem(d.key) === text) shelf.removeItem(d.key);
	};

	const show = (d: Draft, state: SaveState) => {
		if (draft === d) onState(state);
	};

	const schedule = (d: Draft) => {
		d.callOff ??= after(SAVE_INTERVAL, () => {
			d.callOff = null;
			if (isDirty(d)) void flush(d);
		});
	};

	async function flush(d: Draft): Promise<SaveResult> {
		while (d.flying) await d.flying;
		if (d.closed) return "closed";
		d.callOff?.();
		d.callOff = null;
		const { text, sendDone } = d;
		d.sendDone = undefined;
		show(d, "saving");
		d.flying = save(d.id, text, sendDone);
		const result = await d.flying;
		d.flying = null;
		show(d, settle(d, text, sendDone, result));
		return result;
	}

	function settle(
		d: Draft,
		text: string,
		sendDone: boolean | undefined,
		result: SaveResult,
	): SaveState {
		d.refused = result === "refused" ? text : null;
		if (result === "refused") return "idle";
		if (result === "closed") {
			d.closed = true;
			shelf.removeItem(d.key);
			return "closed";
		}
		if (result === "lost" || result === "gone") {
			d.sendDone ??= sendDone;
			if (result === "lost") schedule(d);
			return "offline";
		}
		d.known = text;
		dropCopy(d, text);
		if (!isDirty(d)) return "saved";
		schedule(d);
		return "saving";
	}

	return {
		/**
		 * The text to show for a part: the server's, or the newer one that it has not acknowledged yet.
		 */
		open(submission: WireSubmission): string {
			const key = keyOf(submission.id);
			if (draft?.key === key) return draft.closed ? submission.content : draft.text;
			const copy = shelf.getItem(key);
			const undone = copy !== null && copy !== submission.content && submission.meta.done;
			draft = {
				id: submission.id,
				key,
				text: copy ?? submission.content,
				known: submission.content,
				done: submission.meta.done && !undone,
				sendDone: undone ? false : undefined,
				flying: null,
				callOff: null,
				closed: false,
				refused: null,
			};
			onState(submission.content === "" ? "idle" : "saved");
			if (isDirty(draft)) void flush(draft);
			else shelf.removeItem(key);
			return draft.text;
		},

		/**
		 * Keeps what was typed at once and saves it soon; typing undoes done, and the room hears of
		 * that at once.
		 */
		edit(id: number, text: string): void {
			const d = draft;
			if (d?.key !== keyOf(id) || d.closed || d.text === text) return;
			d.text = text;
			shelf.setItem(d.key, text);
			show(d, "saving");
			if (d.done) {
				d.done = false;
				d.sendDone = false;
				void flush(d);
			} else schedule(d);
		},

		/** Saves and sets the done flag at once; answers how that ended. */
		async finish(id: number, text: string, done: boolean): Promise<SaveResult> {
			const d = draft;
			if (d?.key !== keyOf(id) || d.closed) return "closed";
			if (text !== d.text) shelf.setItem(d.key, text);
			d.text = text;
			d.done = done;
			d.sendDone = done;
			return flush(d);
		},

		/** Saves now whatever is unsaved: the line is back, or the page goes to sleep. */
		flush(): void {
			if (draft && isDirty(draft) && draft.text !== draft.refused && !draft.flying)
				void flush(draft);
		},
	};
}

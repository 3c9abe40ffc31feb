import type { WireSubmission } from "#game/wire/state.ts";
import type { KeyValueStorage } from "../device/storage.ts";
import type { SaveState } from "../store.ts";
import { siteWords } from "../words/site.ts";
import { ActionError, type Outbox } from "./outbox.ts";

/** A text that changes is saved this often, in milliseconds (docs/game.md "Writing"). */
export const SAVE_INTERVAL = 2500;

/** The prefix of the keys of local copies. */
const KEY = "draft:";

/**
 * How a save ended: the room has stored exactly this text, the part is closed, the room refused
 * this text, the room did not answer, or there is no room.
 */
export type SaveResult = "saved" | "closed" | "refused" | "lost" | "gone";

interface DraftKeeperOptions {
	storage: KeyValueStorage;
	send: Outbox["send"];
	/** The game's id. Ids of submissions alone are not unique between games. */
	game: () => number | undefined;
	onState: (state: SaveState) => void;
	/** Gets the text that tells the player why a save failed. */
	onError: (text: string) => void;
}

interface Draft {
	id: number;
	key: string;
	text: string;
	/** The text that the server has acknowledged. */
	known: string;
	done: boolean;
	/** A done flag that the next save has to carry. */
	sendDone: boolean | undefined;
	saving: Promise<SaveResult> | null;
	timer: ReturnType<typeof setTimeout> | null;
	closed: boolean;
	/** The text that the server has refused. It is not sent again. */
	refused: string | null;
}

/**
 * Keeps the text that the player writes. A copy stays on the device until the server has
 * acknowledged exactly this text.
 */
export function createDraftKeeper({ storage, send, game, onState, onError }: DraftKeeperOptions) {
	let draft: Draft | null = null;

	const prefix = () => `${KEY}${game()}:`;
	const keyOf = (id: number) => prefix() + id;
	const openDraft = (id: number): Draft | null =>
		draft?.key === keyOf(id) && !draft.closed ? draft : null;
	const isDirty = (d: Draft) => !d.closed && (d.text !== d.known || d.sendDone !== undefined);

	/** Text that was typed during a save keeps its copy. */
	const dropCopy = (d: Draft, text: string) => {
		if (storage.getItem(d.key) === text) storage.removeItem(d.key);
	};

	/** The parts of other games closed long ago. */
	const dropForeignCopies = () => {
		for (const key of storage.keys())
			if (key.startsWith(KEY) && !key.startsWith(prefix())) storage.removeItem(key);
	};

	const show = (d: Draft, state: SaveState) => {
		if (draft === d) onState(state);
	};

	const schedule = (d: Draft) => {
		d.timer ??= setTimeout(() => {
			d.timer = null;
			if (isDirty(d)) void flush(d);
		}, SAVE_INTERVAL);
	};

	async function save(id: number, content: string, done: boolean | undefined) {
		try {
			await send("story/submit", {
				submission: { id, content },
				...(done !== undefined && { done_submission: done }),
			});
			return "saved";
		} catch (error) {
			if (!(error instanceof ActionError)) throw error;
			if (error.kind !== "refused") return error.kind === "gone" ? "gone" : "lost";
			if (error.code === "timeUp") return "closed"; // the part accepts no more saves
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
			storage.removeItem(d.key);
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
		 * Returns the text to show for a part: the server's, or a newer local copy, which it saves.
		 */
		open(submission: WireSubmission): string {
			dropForeignCopies();
			const key = keyOf(submission.id);
			if (draft?.key === key) return draft.closed ? submission.content : draft.text;
			const copy = storage.getItem(key);
			const undone = copy !== null && copy !== submission.content && submission.meta.done;
			draft = {
				id: submission.id,
				key,
				text: copy ?? submission.content,
				known: submission.content,
				done: submission.meta.done && !undone,
				sendDone: undone ? false : undefined,
				saving: null,
				timer: null,
				closed: false,
				refused: null,
			};
			onState(submission.content === "" ? "idle" : "saved");
			if (isDirty(draft)) void flush(draft);
			else storage.removeItem(key);
			return draft.text;
		},

		/**
		 * Keeps a copy of what was typed and saves it within SAVE_INTERVAL. Typing takes done back,
		 * which is saved at once.
		 */
		edit(id: number, text: string): void {
			const d = openDraft(id);
			if (!d || d.text === text) return;
			d.text = text;
			storage.setItem(d.key, text);
			show(d, "saving");
			if (d.done) {
				d.done = false;
				d.sendDone = false;
				void flush(d);
			} else schedule(d);
		},

		/** Saves the text and the done flag at once and resolves to the result. */
		async finish(id: number, text: string, done: boolean): Promise<SaveResult> {
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

		/** Saves at once what is unsaved: the connection is back, or the page is hidden. */
		flush(): void {
			if (draft && isDirty(draft) && draft.text !== draft.refused && !draft.saving)
				void flush(draft);
		},
	};
}

import { siteWords } from "#words/site/site.ts";
import type { KeyValueStorage } from "../device/storage.ts";
import type { SaveState } from "../store.ts";
import { DraftCopies, type KeptGame } from "./draft-copies.ts";
import { ActionError } from "./outbox.ts";

/** A text that changes is saved this often, in milliseconds (docs/game.md "Phases"). */
export const SAVE_INTERVAL = 2500;

/** The refusals of a save that arrives after its part or phase, or after the submission. */
const CLOSED: readonly unknown[] = ["timeUp", "notNow", "alreadyDone", "noSuchPart", "noSuchStory"];

/**
 * How a save ended: the room has stored exactly this text, it takes no more saves, it refused this
 * text, it did not answer, or there is no room.
 */
export type SaveResult = "saved" | "closed" | "refused" | "lost" | "gone";

interface DraftKeeperOptions {
	storage: KeyValueStorage;
	/** Whether a copy is a text of this keeper. Others are removed. */
	isReadable?: (copy: string) => boolean;
	/** Sends a text to the room. Resolves when it is stored; rejects with an ActionError. */
	send: (id: string, text: string, done: boolean | undefined) => Promise<void>;
	/** The game's id. Ids of submissions alone are not unique between games. */
	game: () => KeptGame;
	onState: (state: SaveState) => void;
	/** Gets the error text of a failed save, for the player. */
	onError: (text: string) => void;
	/** Gets a text that came too late, and a function that removes its copy. */
	onLate: (id: string, text: string, forget: () => void) => void;
}

/** A text that the player changes, as the room has it. */
interface Saved {
	/** Its id within the game. */
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

const isDirty = ({ closed, submitting, text, known, sendDone }: Draft): boolean =>
	!closed && !submitting && (text !== known || sendDone !== undefined);

const stateOf = (known: string): SaveState => (known === "" ? "idle" : "saved");

/**
 * Keeps the text that the player writes or enters. A copy stays on the device until the server has
 * acknowledged exactly this text, or the player has seen that it came too late.
 */
export class DraftKeeper {
	private readonly options: DraftKeeperOptions;
	private readonly copies: DraftCopies;
	private draft: Draft | null = null;
	/** The copies of earlier parts and phases that are being sent, or were shown as late. */
	private readonly leftovers = new Set<string>();

	constructor(options: DraftKeeperOptions) {
		this.options = options;
		this.copies = new DraftCopies(options.storage, options.game, options.isReadable);
	}

	/** Returns the text to show: the server's, or a newer local copy, which it saves. */
	open({ id, text, done = false, interval = SAVE_INTERVAL }: Saved): string {
		const { copies, draft: before } = this;
		copies.removeOld();
		const key = copies.keyOf(id);
		if (before?.key === key) return before.closed ? text : before.text;
		if (before && isDirty(before)) void this.save(before);
		const copy = copies.read(key);
		const undone = copy !== null && copy !== text && done;
		const draft: Draft = {
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
		this.draft = draft;
		this.options.onState(stateOf(text));
		if (isDirty(draft)) void this.save(draft);
		else copies.remove(key);
		return draft.text;
	}

	/**
	 * Keeps a copy of what was typed and saves it within the draft's interval. Typing takes done
	 * back, which is saved at once. Returns whether the draft is open.
	 */
	edit(id: string, text: string): boolean {
		const draft = this.openDraft(id);
		if (!draft) return false;
		if (draft.text === text) return true;
		draft.text = text;
		this.copies.write(draft.key, text);
		this.show(draft, "saving");
		if (draft.done) {
			draft.done = false;
			draft.sendDone = false;
			void this.save(draft);
		} else this.schedule(draft);
		return true;
	}

	/**
	 * Saves the text and the done flag at once and resolves to the result. Without a flag the room
	 * keeps its own.
	 */
	async finish(id: string, text: string, done?: boolean): Promise<SaveResult> {
		const draft = this.openDraft(id);
		if (!draft) return "closed";
		if (text !== draft.text) this.copies.write(draft.key, text);
		draft.text = text;
		if (done !== undefined) {
			draft.done = done;
			draft.sendDone = done;
		}
		const result = await this.save(draft);
		if (result === "lost") this.options.onError(siteWords.errors.timeout);
		return result;
	}

	/**
	 * Submits what the draft holds; `submit` resolves to whether the room has accepted it. Nothing is
	 * saved meanwhile, and afterwards only if it was not accepted.
	 */
	async submit(id: string, submit: () => Promise<boolean>): Promise<boolean> {
		const draft = this.openDraft(id);
		if (draft) draft.submitting = true;
		const accepted = await submit();
		if (!draft) return accepted;
		draft.submitting = false;
		if (accepted) {
			draft.closed = true;
			this.copies.remove(draft.key);
		} else if (isDirty(draft)) this.schedule(draft);
		return accepted;
	}

	/**
	 * Sends the copies of this game that `isLeftover`, by their ids, because an ack was lost or the
	 * texts are late.
	 */
	async sendLeftovers(isLeftover: (id: string) => boolean): Promise<void> {
		for (const { id, key } of this.copies.ofGame()) {
			const text = this.copies.read(key);
			if (text === null || this.leftovers.has(key) || this.openDraft(id) || !isLeftover(id))
				continue;
			this.leftovers.add(key);
			const result = await this.send(id, text, undefined);
			if (result === "saved") this.copies.remove(key);
			else if (result === "closed" || result === "refused") this.tellLate(id, key, text);
			else this.leftovers.delete(key);
		}
	}

	/** Saves at once what is unsaved: the connection is back, or the page is hidden. */
	flush(): void {
		const { draft } = this;
		if (draft && isDirty(draft) && draft.text !== draft.refused && !draft.saving)
			void this.save(draft);
	}

	/** Forgets what the room has, which another tab may have changed. An unsaved text stays. */
	forgetSaved(): void {
		if (this.draft && !isDirty(this.draft)) this.draft = null;
	}

	private openDraft(id: string): Draft | null {
		const { draft } = this;
		return draft?.key === this.copies.keyOf(id) && !draft.closed ? draft : null;
	}

	private show(draft: Draft, state: SaveState): void {
		if (this.draft === draft) this.options.onState(state);
	}

	private tellLate(id: string, key: string, text: string): void {
		this.options.onLate(id, text, () => this.copies.remove(key));
	}

	private schedule(draft: Draft): void {
		draft.timer ??= setTimeout(() => {
			draft.timer = null;
			if (isDirty(draft)) void this.save(draft);
			// The typed change was undone.
			else if (!draft.closed && !draft.submitting) this.show(draft, stateOf(draft.known));
		}, draft.interval);
	}

	private async send(id: string, text: string, done: boolean | undefined): Promise<SaveResult> {
		try {
			await this.options.send(id, text, done);
			return "saved";
		} catch (error) {
			if (!(error instanceof ActionError)) {
				// A bug with this text, which must not hold up the next one.
				reportError(error);
				return "refused";
			}
			if (error.kind !== "refused") return error.kind === "gone" ? "gone" : "lost";
			if (CLOSED.includes(error.code)) return "closed";
			this.options.onError(error.message);
			return "refused";
		}
	}

	private async save(draft: Draft): Promise<SaveResult> {
		while (draft.saving) await draft.saving;
		if (draft.closed) return "closed";
		if (draft.timer !== null) clearTimeout(draft.timer);
		draft.timer = null;
		const { text, sendDone } = draft;
		draft.sendDone = undefined;
		this.show(draft, "saving");
		draft.saving = this.send(draft.id, text, sendDone);
		const result = await draft.saving;
		draft.saving = null;
		this.show(draft, this.conclude(draft, text, sendDone, result));
		return result;
	}

	private conclude(
		draft: Draft,
		text: string,
		sendDone: boolean | undefined,
		result: SaveResult,
	): SaveState {
		draft.refused = result === "refused" ? text : null;
		if (result === "refused") return "idle";
		if (result === "closed") {
			draft.closed = true;
			this.tellLate(draft.id, draft.key, draft.text);
			return "closed";
		}
		if (result === "lost" || result === "gone") {
			draft.sendDone ??= sendDone;
			if (result === "lost") this.schedule(draft);
			return "saving";
		}
		draft.known = text;
		this.copies.removeSaved(draft.key, text);
		if (!isDirty(draft)) return "saved";
		this.schedule(draft);
		return "saving";
	}
}

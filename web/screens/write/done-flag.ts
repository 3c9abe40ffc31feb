interface DoneFlagOptions {
	/** The flag that the room has stored. */
	done: boolean;
	/** Saves the text with the flag; resolves to whether the room has stored it or will. */
	finish: (done: boolean) => Promise<boolean>;
	onChange: (done: boolean) => void;
}

/** Keeps the done flag of a part, which changes on this screen at once and then in the room. */
export function createDoneFlag({ done, finish, onChange }: DoneFlagOptions) {
	let shown = done;
	let running = false;
	let due = false;

	const show = (next: boolean) => {
		shown = next;
		onChange(next);
	};

	return {
		/**
		 * Shows the flag and saves it. Shows the old flag again if the room does not take it. A change
		 * while an earlier one is being saved is saved after it.
		 */
		async set(next: boolean): Promise<void> {
			if (next === shown) return;
			show(next);
			if (due) return;
			due = true;
			for (let saved = !next; saved !== shown; ) {
				saved = shown;
				if (await finish(saved)) continue;
				if (shown === saved) show(!saved);
				break;
			}
			due = false;
		},
		/** Shows the part as not done. `drafts` saves that with the text. */
		typed: () => show(false),
		/** Shows the flag that the room has stored, unless a newer one is being saved. */
		confirm(stored: boolean): void {
			if (!due) show(stored);
		},
		/**
		 * Starts or ends the writing time. Its end saves the part as done, unless the page was opened
		 * after it.
		 */
		setOver(over: boolean): void {
			if (over && running && !shown) void finish(true);
			running = !over;
		},
	};
}

interface DoneFlagOptions {
	/** What the room knows. */
	done: boolean;
	/** Saves the text with the flag; resolves to whether the room has stored it. */
	finish: (done: boolean) => Promise<boolean>;
	onChange: (done: boolean) => void;
}

/** Keeps the done flag of a part, which changes on this screen at once and then in the room. */
export function createDoneFlag({ done, finish, onChange }: DoneFlagOptions) {
	let shown = done;
	let running = false;

	const show = (next: boolean) => {
		shown = next;
		onChange(next);
	};

	return {
		/** The player presses done; the flag goes back when it cannot be saved. */
		async set(next: boolean): Promise<void> {
			show(next);
			if (!(await finish(next))) show(!next);
		},
		/** Typing takes done back. The draft keeper saves that. */
		typed: () => show(false),
		/** The room has changed the flag. */
		confirm: show,
		/**
		 * The writing time ends, or goes on. The end hands the part in, unless the page was opened
		 * after it.
		 */
		setOver(over: boolean): void {
			if (over && running && !shown) void finish(true);
			running = !over;
		},
	};
}

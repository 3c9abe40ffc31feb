import { getActivator } from "@temporalio/workflow/lib/global-attributes";

/** A room's reason to wait, with the function that waits for it. */
export interface Wait {
	at: string;
	/** Relative to the project's folder. */
	file: string;
	/** Completes "waits for". */
	for: string;
}

const titleOf = (wait: Wait): string => `${wait.at} waits for ${wait.for}`;

/**
 * Makes the engine's stack-trace queries return the room's waits. The SDK's own version would store
 * the stack of every promise, which the build disables.
 */
export function showWaits(waits: () => Wait[]): void {
	// The SDK has no public way to replace these two queries.
	const { queryHandlers } = getActivator();
	queryHandlers.set("__stack_trace", {
		handler: () =>
			waits()
				.map((wait) => `${titleOf(wait)}\n    at ${wait.file}`)
				.join("\n\n"),
		description: "Returns what the room waits for.",
	});
	queryHandlers.set("__enhanced_stack_trace", {
		handler: () => ({
			sdk: { name: "typescript", version: "" },
			sources: {},
			stacks: waits().map((wait) => ({
				locations: [{ file_path: wait.file, function_name: titleOf(wait), internal_code: false }],
			})),
		}),
		description: "Returns what the room waits for, by file.",
	});
}

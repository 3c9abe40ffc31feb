import { getActivator } from "@temporalio/workflow/lib/global-attributes";

/** Something that a room waits for, and the function that does. */
export interface Wait {
	at: string;
	/** Relative to the project's folder. */
	file: string;
	/** Completes "waits for". */
	for: string;
}

const titleOf = (wait: Wait): string => `${wait.at} waits for ${wait.for}`;

/**
 * Makes the engine's queries for a stack trace return what the room waits for. For the SDK's own
 * answers every promise would have to store its stack, which the build disables.
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

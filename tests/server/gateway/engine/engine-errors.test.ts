import { expect, test } from "vitest";
import { RoomOver, withRetries } from "../../../../gateway/engine/engine-errors.ts";

/** Returns an error of a gRPC call, in the form that the engine's clients give it. */
const grpcError = (code: number, details: string) =>
	Object.assign(new Error(details), { code, details, metadata: {} });

/** Returns how often a call is made that fails once with this error. */
async function callsAfter(error: Error): Promise<number> {
	let calls = 0;
	await withRetries(async () => {
		if (++calls === 1) throw error;
	});
	return calls;
}

test.each([
	[4, "Deadline exceeded"],
	[9, "Unable to perform workflow execution update due to unexpected workflow task failure."],
	[9, "Unable to query workflow due to Workflow Task in failed state."],
	[9, "no poller seen for task queue recently, worker may be down"],
	[14, "workflow update was aborted"],
])("a call that fails with %i, %s, is made again", async (code, details) => {
	expect(await callsAfter(grpcError(code, details))).toBe(2);
	expect(await callsAfter(new Error("failed", { cause: grpcError(code, details) }))).toBe(2);
});

test("a call that can never succeed is made once", async () => {
	const broken = grpcError(9, "Namespace is not active");
	await expect(callsAfter(broken)).rejects.toBe(broken);
	await expect(callsAfter(new RoomOver())).rejects.toThrow(RoomOver);
});

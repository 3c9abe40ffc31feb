import { Script } from "node:vm";

/**
 * Loaded into each thread of the server by `--import`. The SDK runs every step of a room with a
 * time limit, and for each
 * Node starts a thread that watches it: a tenth of the server's whole time. A limit is of no use
 * here, because Node ends
 * with "async hook stack has become corrupted" when one runs out, and the rules have no loop
 * without an end.
 */
const { runInContext } = Script.prototype;
Script.prototype.runInContext = function (context, { timeout: _, ...options } = {}) {
	return runInContext.call(this, context, options);
};

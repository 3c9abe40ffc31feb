import { Script } from "node:vm";

/**
 * Removes the time limit of scripts in each thread of the server (`--import`). For each limit of
 * the SDK, Node starts a thread, which took a tenth of the server's time. A limit is also of no
 * use: Node crashes with "async hook stack has become corrupted" when it expires.
 */
const { runInContext } = Script.prototype;
Script.prototype.runInContext = function (context, { timeout: _, ...options } = {}) {
	return runInContext.call(this, context, options);
};

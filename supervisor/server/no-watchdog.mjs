import { Script } from "node:vm";

/**
 * Removes the time limit of scripts in each thread of the server (`--import`). Node starts a thread
 * for each limit set by the SDK, which took a tenth of the server's time. A limit is useless
 * anyway, because Node crashes with "async hook stack has become corrupted" when it expires.
 */
const { runInContext } = Script.prototype;
Script.prototype.runInContext = function (context, { timeout: _, ...options } = {}) {
	return runInContext.call(this, context, options);
};

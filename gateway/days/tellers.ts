import type { Teller } from "../../activities/workers.ts";
import type { Config } from "../config.ts";
import { chatTeller } from "./chat.ts";
import { startPush } from "./push.ts";
import type { Telling } from "./telling.ts";

interface AllTelling extends Telling {
	config: Pick<Config, "reach" | "push" | "chatWebhooks">;
}

export interface RunningTellers {
	/** One for each way that the operator has not switched off. */
	tellers: readonly Teller[];
	/** Resolves when nothing is being sent any more, or soon. */
	stop(): Promise<void>;
}

/** Starts all ways on which people who are not in a room get its news. */
export async function startTellers(telling: AllTelling): Promise<RunningTellers> {
	const { push: options, chatWebhooks } = telling.config;
	const push = options ? await startPush(telling, options) : null;
	return {
		tellers: [...(push ? [push.tell] : []), ...(chatWebhooks ? [chatTeller(telling)] : [])],
		stop: async () => push?.stop(),
	};
}

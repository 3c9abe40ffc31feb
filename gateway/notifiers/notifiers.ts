import type { Notifier } from "../../activities/workers.ts";
import type { Config } from "../config.ts";
import { chatNotifier } from "./chat/chat.ts";
import type { NotifierContext } from "./context.ts";
import { startPush } from "./push/push.ts";

interface NotifiersContext extends NotifierContext {
	config: Pick<Config, "reach" | "push" | "chatWebhooks">;
}

export interface RunningNotifiers {
	/** One for each way that the operator has not switched off. */
	notifiers: readonly Notifier[];
	/** Resolves when nothing is being sent any more, or soon. */
	stop(): Promise<void>;
}

/** Starts every notifier: push messages and the chats of groups. */
export async function startNotifiers(context: NotifiersContext): Promise<RunningNotifiers> {
	const { push: options, chatWebhooks } = context.config;
	const push = options ? await startPush(context, options) : null;
	return {
		notifiers: [...(push ? [push.tell] : []), ...(chatWebhooks ? [chatNotifier(context)] : [])],
		stop: async () => push?.stop(),
	};
}

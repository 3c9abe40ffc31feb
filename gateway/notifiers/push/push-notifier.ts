import type { Notifier } from "../../../activities/workers.ts";
import type { Db } from "../../../db/connection.ts";
import { addMessage } from "../../../db/notifiers/push-messages.ts";
import { subscribersOf } from "../../../db/notifiers/push-subscriptions.ts";

/**
 * Returns the function that keeps a message for each device that wants these news. `wake` makes the
 * sender send them; a repeated call adds none.
 */
export const pushNotifier =
	(db: Db, wake: () => void, clock: () => number = Date.now): Notifier =>
	async (game, news) => {
		for (const item of news) {
			if (item.kind === "handedIn") continue;
			const { kind, key, players, until } = item;
			for (const { id } of await subscribersOf(db, game, players, kind))
				await addMessage(db, { subscriptionId: id, kind, key, until }, clock());
		}
		wake();
	};

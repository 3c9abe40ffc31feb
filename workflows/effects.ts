import { proxyActivities, workflowInfo } from "@temporalio/workflow";
import type { Action } from "#game/actions.ts";
import type { Effect } from "#game/room.ts";
import type { Activities } from "../activities/index.ts";
import type { RoomMemo } from "./messages.ts";

/** Returns the activities with a summary that the Temporal UI shows. */
const withSummary = (summary: string) =>
	proxyActivities<Activities>({
		summary,
		startToCloseTimeout: "10s",
		// The engine retries without end, because texts must not be lost to a database that is down for
		// a minute.
		retry: { initialInterval: "200ms", maximumInterval: "5s" },
	});
const { closeParts } = withSummary("the part takes no more text");
const { countStories } = withSummary("the stories count for their writers' accounts");
const { removeContent } = withSummary("texts and seats are removed");

/**
 * Returns the id of the database that the room was opened in; undefined for rooms that are older
 * than these ids.
 */
const store = () => (workflowInfo().memo as Partial<RoomMemo> | undefined)?.store;

/** Runs the effects of a room, and passes each outcome back to the room as an action. */
export class Effects {
	private running = 0;

	private readonly act: (action: Action) => void;

	constructor(act: (action: Action) => void) {
		this.act = act;
	}

	idle(): boolean {
		return this.running === 0;
	}

	run(effects: Effect[]): void {
		for (const effect of effects) void this.carryOut(effect);
	}

	private async carryOut(effect: Effect): Promise<void> {
		this.running++;
		const outcome = await this.perform(effect);
		this.running--;
		if (outcome) this.act(outcome);
	}

	private async perform(effect: Effect): Promise<Action | null> {
		switch (effect.name) {
			case "closeParts":
				return {
					type: "closeParts/done",
					words: await closeParts(effect.game, effect.submissions, store()),
				};
			case "countStories":
				await countStories(effect.game, effect.players, store());
				return { type: "countStories/done" };
			case "removeContent":
				await removeContent(effect.game, store());
				return null;
		}
	}
}

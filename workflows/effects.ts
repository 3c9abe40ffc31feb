import { proxyActivities, workflowInfo } from "@temporalio/workflow";
import type { Action } from "#game/actions.ts";
import type { Effect, EffectName } from "#game/room.ts";
import type { Activities } from "../activities/index.ts";
import type { RoomMemo } from "./messages.ts";
import type { Wait } from "./waits.ts";

/** Returns the activities with a summary that the Temporal UI shows. */
const withSummary = (summary: string) =>
	proxyActivities<Activities>({
		summary,
		startToCloseTimeout: "10s",
		// The engine retries without limit, because texts must survive a database that is down for a
		// minute.
		retry: { initialInterval: "200ms", maximumInterval: "5s" },
	});
const SUMMARY: Record<EffectName, string> = {
	closeParts: "the part takes no more text",
	closeEntries: "what was entered and not submitted counts",
	keepGame: "the stories of the last game are kept for its players",
	countStories: "the stories count for their writers' accounts",
	removeCovers: "a cover is removed",
	removeContent: "texts and seats are removed",
	tellNews: "people who are away are told what has happened",
};
const { closeParts } = withSummary(SUMMARY.closeParts);
const { closeEntries } = withSummary(SUMMARY.closeEntries);
const { keepGame } = withSummary(SUMMARY.keepGame);
const { countStories } = withSummary(SUMMARY.countStories);
const { removeCovers } = withSummary(SUMMARY.removeCovers);
const { removeContent } = withSummary(SUMMARY.removeContent);
const { tellNews } = proxyActivities<Activities>({
	summary: SUMMARY.tellNews,
	startToCloseTimeout: "1m",
	// Later than this, most news are no news.
	scheduleToCloseTimeout: "1h",
	retry: { initialInterval: "2s", maximumInterval: "5m" },
});

/**
 * Returns the id of the database that the room was opened in; undefined for rooms that are older
 * than these ids.
 */
const store = () => (workflowInfo().memo as Partial<RoomMemo> | undefined)?.store;

/** Runs the effects of a room, and passes each outcome back to the room as an action. */
export class Effects {
	private readonly running: Effect[] = [];

	/** Resolves when a finished game is stored, because its texts must not be removed earlier. */
	private keeping: Promise<void> | null = null;

	private readonly act: (action: Action) => void;

	constructor(act: (action: Action) => void) {
		this.act = act;
	}

	idle(): boolean {
		return this.running.length === 0;
	}

	/** Returns the activities that run. */
	waits(): Wait[] {
		return this.running.map(({ name }) => ({
			at: "Effects.carryOut",
			file: "workflows/effects.ts",
			for: `the activity ${name}: ${SUMMARY[name]}`,
		}));
	}

	run(effects: Effect[]): void {
		for (const effect of effects) void this.carryOut(effect);
	}

	private async carryOut(effect: Effect): Promise<void> {
		this.running.push(effect);
		const outcome = await this.perform(effect);
		this.running.splice(this.running.indexOf(effect), 1);
		if (outcome) this.act(outcome);
	}

	private async perform(effect: Effect): Promise<Action | null> {
		switch (effect.name) {
			case "closeParts":
				return {
					type: "closeParts/done",
					words: await closeParts(effect.game, effect.submissions, store()),
				};
			case "closeEntries":
				return {
					type: "closeEntries/done",
					entries: await closeEntries(effect.game, effect.stage, effect.players, store()),
				};
			case "countStories":
				await countStories(effect.game, effect.players, store(), effect.pace, effect.evening);
				return { type: "countStories/done" };
			case "keepGame":
				this.keeping = keepGame(effect.room, store(), effect.sequel);
				await this.keeping;
				return { type: "keepGame/done" };
			case "removeCovers":
				await removeCovers(effect.game, effect.stories, store());
				return null;
			case "removeContent":
				if (this.keeping) await this.keeping;
				await removeContent(effect.game, store());
				return null;
			case "tellNews":
				// A game goes on when its news cannot be sent.
				await tellNews(effect.game, effect.news, store()).catch(() => undefined);
				return null;
		}
	}
}

import type { WireStory } from "#game/wire/state.ts";
import { nextPage, partsOf } from "../wire/reading.ts";
import type { ScriptedPlayer } from "./script.ts";
import { shownFaults } from "./shown.ts";

/**
 * Reads every story and reacts to those of other captains, sometimes also to others' parts in the
 * player's own.
 */
export async function read(who: ScriptedPlayer): Promise<void> {
	const faults = shownFaults(who.game, who.ledger);
	if (faults.length > 0) who.wonders(faults.join("\n"));
	const { own_submissions, own_stories } = who.player;
	if (String([...own_submissions].sort()) !== String([...who.written].sort()))
		who.wonders(`is told to have written ${own_submissions}`);
	if (String(own_stories) !== String(who.captained || ""))
		who.wonders(`is told to have begun ${own_stories}`);
	const stories = Object.values(who.game.stories);
	const own = stories.filter(({ id }) => id === who.captained);
	for (const story of own) {
		const parts = partsOf(story);
		if (parts.some(({ id }) => who.written.has(id))) await who.isRefused("story/react", bodyOf(story, parts.map(() => [1]), -1)); // biome-ignore format: one call
		const emojis = reactionTo(who, story);
		if (who.dice.chance(0.5) && emojis.flat().length > 0) await react(who, story, emojis);
	}
	for (const story of stories.filter(({ id }) => id !== who.captained))
		await react(who, story, reactionTo(who, story));
}

/**
 * Votes for every award and sometimes changes a vote or a reaction. Never votes for the player's
 * own story.
 */
export async function vote(who: ScriptedPlayer): Promise<void> {
	const { dice } = who;
	if (who.game.guessing && dice.chance(0.7)) await guess(who);
	const stories = Object.values(who.game.stories);
	const others = stories.filter(({ id }) => id !== who.captained);
	const awards = Object.values(who.game.awards).map(({ id }) => id);
	const [first] = awards;
	if (first !== undefined && who.captained > 0)
		await who.isRefused("story/vote", { vote: { id: first, story_id: who.captained } });
	if (dice.chance(0.3)) await change(who, dice.of(others));
	const order = [
		...(first !== undefined && awards.length > 1 && dice.chance(0.3) ? [first] : []),
		...awards,
	];
	for (const award of order) {
		const story = dice.of(others).id;
		if (await who.takes("story/vote", { vote: { id: award, story_id: story } }))
			who.ledger.votes.set(`${who.id} ${award}`, { player: who.id, award, story });
	}
}

/** Names somebody for the parts of others in the guessed story, and is refused for an own part. */
async function guess(who: ScriptedPlayer): Promise<void> {
	const writers = Object.values(who.game.players).filter(({ data }) => !data.audience);
	const others = writers.map(({ id }) => id).filter((id) => id !== who.id);
	for (const submission of who.game.guessing?.submissions ?? []) {
		const body = { submission, writer: who.dice.of(others) };
		if (who.written.has(submission)) await who.isRefused("story/guess", body);
		else await who.takes("story/guess", body);
	}
}

/** As the host of a room that reads together, opens the next part. */
export async function leadOn(who: ScriptedPlayer): Promise<void> {
	const { reading, host_id } = who.game;
	if (!reading || host_id !== who.id) return;
	const next = nextPage(who.game);
	if (next) await who.does("game/vip", { vip_action: { read_to: next } });
}

/** As the host, skips to the winner, because the whole reveal takes longer than most games here. */
export async function skipToWinner(who: ScriptedPlayer): Promise<void> {
	if (who.game.reveal && who.game.host_id === who.id) await who.does("reveal/skip");
}

/** Returns at least one emoji for the parts of other players. */
function reactionTo(who: ScriptedPlayer, story: WireStory): number[][] {
	const { dice } = who;
	const parts = partsOf(story);
	const emojis = parts.map(({ id }) =>
		who.written.has(id) ? [] : dice.some([0, 1, 2, 3, 4, 5, 6], 0.25),
	);
	const first = parts.findIndex(({ id }) => !who.written.has(id));
	if (first >= 0 && emojis.every(({ length }) => length === 0)) emojis[first] = [dice.below(7)];
	return emojis;
}

/** Replaces an earlier reaction. */
async function change(who: ScriptedPlayer, story: WireStory): Promise<void> {
	const before = Object.values(who.player.reactions).find(({ story_id }) => story_id === story.id);
	if (before) await react(who, story, reactionTo(who, story), before.id);
}

async function react(
	who: ScriptedPlayer,
	story: WireStory,
	parts: number[][],
	id = -1,
): Promise<void> {
	if (await who.takes("story/react", bodyOf(story, parts, id)))
		who.ledger.reactions.set(`${who.id} ${story.id}`, { player: who.id, story: story.id, parts });
}

const bodyOf = (story: WireStory, submission_reactions: number[][], id: number) => ({
	reaction: { id, story_id: story.id, meta: { submission_reactions } },
});

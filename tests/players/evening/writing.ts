import { STATUS } from "#game/status.ts";
import type { WireStory } from "#game/wire/state.ts";
import { partMark, type WrittenPart } from "./ledger.ts";
import type { ScriptedPlayer } from "./script.ts";

/**
 * Writes a part in a few saves, flags earlier parts and sends done, sometimes after taking it back.
 */
export async function writePart(who: ScriptedPlayer): Promise<void> {
	const { dice, ledger } = who;
	const { current_story: story, current_submission: part } = who.player;
	if (!story || !part) return who.wonders("has nothing to write");
	who.written.add(part.id);
	seesWhatTheyMay(who, story, part.index);
	const noted: WrittenPart = {
		id: part.id,
		story: story.id,
		index: part.index,
		writer: who.id,
		text: "",
		words: 0,
		prompts: part.prompts,
	};
	if (part.content !== "") who.wonders(`begins with “${part.content}”`);
	const given = ledger.settings.forced_prompts ? part.prompts[0] : undefined;
	if ((part.meta.prompt ?? undefined) !== given)
		who.wonders(`is given the prompt “${part.meta.prompt}”, not “${given}”`);
	ledger.parts.set(part.id, noted);
	for (let version = dice.below(3); version >= 0; version--) {
		Object.assign(noted, who.pen(partMark(story.id, part.index, who.id, version), dice));
		await who.does("story/submit", { submission: { id: part.id, content: noted.text } });
		if (dice.chance(0.1)) await who.loseTheLine();
	}
	const others = Object.values(story.submissions).filter(({ id }) => !who.written.has(id));
	const ids = others.map(({ id }) => id);
	const flagged = who.game.settings.moderation ? dice.some(ids, 0.3) : [];
	ledger.flag(who.id, ids, flagged);
	const submission = { id: part.id, content: noted.text };
	await who.does("story/submit", {
		submission,
		done_submission: true,
		flagged_submissions: flagged,
	});
	// Typing again takes done back, if the others are slow enough.
	if (
		dice.chance(0.2) &&
		(await who.act("story/submit", { submission, done_submission: false })) === null
	) {
		// A message after the last writer is done is acknowledged for its text, and changes nothing.
		const isWriting = ({ status }: { status: number }) => status === STATUS.storyWrite;
		if (Object.values(who.game.players).some(isWriting) && !isWriting(who.player))
			who.wonders("took done back and waits all the same");
		if (isWriting(who.player) && who.player.current_submission?.id === part.id)
			await who.does("story/submit", { submission, done_submission: true });
	}
}

/** Returns the index and text of every shown part, in order. */
export const shownTexts = ({ submissions }: WireStory): string =>
	JSON.stringify(
		Object.values(submissions)
			.sort((a, b) => a.index - b.index)
			.map(({ index, content }) => [index, content]),
	);

/**
 * Checks that the writer sees the earlier parts (or only the previous one) in full and gets time to
 * read them.
 */
function seesWhatTheyMay(who: ScriptedPlayer, story: WireStory, index: number): void {
	const { settings } = who.ledger;
	const visibleOf = (id: number) => {
		const before = who.ledger.partsOf(id).filter((part) => part.index < index);
		return settings.game_mode === "broken_telephone" ? before.slice(-1) : before;
	};
	const visible = visibleOf(story.id);
	const texts = JSON.stringify(visible.map((part) => [part.index, part.text]));
	if (shownTexts(story) !== texts)
		who.wonders(`should read ${texts}, and reads ${shownTexts(story)}`);
	// Hidden authors all have the time of the one with the longest story.
	const stories = settings.hide_authors ? Object.values(who.game.stories) : [story];
	const words = stories.map(({ id }) => visibleOf(id).reduce((sum, part) => sum + part.words, 0));
	const longest = Math.min(120, Math.floor(Math.max(...words) / 15));
	const reading = settings.no_extra_reading_time ? 0 : longest;
	const end = (who.game.submission.reading_start ?? 0) + (reading + settings.write_duration) * 1000;
	const shown = who.player.submission.submission_end;
	if (shown !== (settings.write_duration === 0 ? null : end))
		who.wonders(`has until ${shown}, not ${end}`);
}

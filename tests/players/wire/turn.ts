import { STATUS } from "#game/status.ts";
import type { WireActionName } from "#game/wire/bodies.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { isUnread, partsOf } from "./reading.ts";

/** A player with a view of the game, over the wire or of a room in memory. */
export interface Seated {
	readonly seat: { readonly id: number };
	readonly game: Game;
	readonly player: OwnPlayer;
	/** Returns the refusal, or null. */
	act(action: WireActionName, body?: object): Promise<string | null>;
}

/** Returns the texts that a player enters. */
export interface TurnTexts {
	/** The name of a player's character, counted from 0. */
	character(who: Seated, index: number): string;
	part(who: Seated): string;
	title(who: Seated): string;
}

/** Returns the text for a player's running part. */
export const partText = ({ player }: Pick<Seated, "player">): string =>
	`Part ${player.current_submission?.index} by ${player.name}: and then it rained.`;

const TEXTS: TurnTexts = {
	character: ({ player }, index) => `${player.name} ${index}`,
	part: partText,
	title: ({ player }) => `Title by ${player.name}`,
};

/** Does what the state asks of this player with other texts than those of `takeTurn`. */
export async function takeTurnWith(texts: Partial<TurnTexts>, who: Seated): Promise<string | null> {
	const { character, part, title } = { ...TEXTS, ...texts };
	const { game, player } = who;
	const { settings } = game;
	const story = player.current_story;
	switch (player.status) {
		case STATUS.quickStart:
			return who.act("game/ready");
		case STATUS.minors:
			return who.act("game/ackMinor");
		case STATUS.characters: {
			const names = (n: number) =>
				Array.from({ length: n }, (_, i) => ({
					name: character(who, i),
					meta: { mature: false },
				}));
			if (settings.num_otp_characters === 0)
				return who.act("game/character", { characters: names(settings.num_characters_submit) });
			return who.act("game/otpCharacter", {
				characters: names(settings.num_otp_characters),
				story: { settings: { mature: false } },
			});
		}
		case STATUS.storyCreate: {
			const characters = Object.values(player.characters).map(({ id }) => id);
			return who.act("story/create", {
				story: {
					id: story?.id,
					characters: characters.slice(0, settings.min_characters),
					settings: { mature: false },
				},
			});
		}
		case STATUS.storyWrite: {
			return who.act("story/submit", {
				submission: { id: player.current_submission?.id, content: part(who) },
				done_submission: true,
			});
		}
		case STATUS.storyTitle:
			return who.act("story/title", {
				story: { id: story?.id, meta: { title: title(who) } },
			});
		case STATUS.postStoryTitle:
			return handInCover(who);
		case STATUS.censoring:
			return who.act("game/vip", { vip_action: { confirm_censor: true } });
		case STATUS.reacting:
			return react(who);
		case STATUS.voting:
			return vote(who);
		case STATUS.preResults:
			return skipReveal(who);
		default:
			return null;
	}
}

/** Ends the drawing of a cover, for which the game waits, with nothing to hang up. */
async function handInCover(who: Seated): Promise<string | null> {
	const { cover } = who.player;
	if (cover?.state !== "drawing") return null;
	return who.act("cover/draw", { story: cover.story_id, cover: null });
}

/** Reacts to the first unread story. */
async function react(who: Seated): Promise<string | null> {
	const { game, player } = who;
	const story = Object.values(game.stories).find((one) => isUnread(one, player));
	if (!story) return null;
	const before = Object.values(player.reactions).find(({ story_id }) => story_id === story.id);
	const submission_reactions = partsOf(story).map(({ id }) =>
		player.own_submissions.includes(id) ? [] : [3, 4],
	);
	return who.act("story/react", {
		reaction: { id: before?.id ?? -1, story_id: story.id, meta: { submission_reactions } },
	});
}

/** As the host, skips to the winner, because the whole reveal takes longer than most games here. */
async function skipReveal(who: Seated): Promise<string | null> {
	const { game } = who;
	if (game.host_id !== who.seat.id || !game.reveal || game.reveal.step === "winner") return null;
	return who.act("reveal/skip");
}

/** Votes for the first award without a vote of this player. */
async function vote(who: Seated): Promise<string | null> {
	const { game, player } = who;
	const voted = new Set(Object.values(player.votes).map(({ award }) => award));
	const award = Object.values(game.awards).find(({ id }) => !voted.has(id));
	const story = Object.values(game.stories).find(({ id }) => !player.own_stories.includes(id));
	if (!award || !story) return null;
	return who.act("story/vote", { vote: { id: award.id, story_id: story.id } });
}

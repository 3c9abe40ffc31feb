import { STATUS } from "#game/status.ts";
import { WirePlayer } from "./player.ts";

/** Settings of the shortest game with every phase of a story. */
export const QUICK = {
	num_switches: 1,
	show_instructions: false,
	faster_phases: true,
	write_duration: 0,
};

/** Milliseconds that a player waits for the others, enough for slow browsers. */
const PATIENCE = 90_000;

/** Opens a room and seats this number of players. */
export async function gather(
	url: string,
	players: number,
	settings: object = {},
	mature = true,
): Promise<WirePlayer[]> {
	const host = await WirePlayer.host(url, settings, "Player1", mature);
	const others = Array.from({ length: players - 1 }, (_, i) =>
		WirePlayer.join(url, host.seat.room_code, `Player${i + 2}`, { mature }),
	);
	const all = [host, ...(await Promise.all(others))];
	const here = ({ game }: WirePlayer) =>
		Object.values(game.players).filter(({ data }) => data.connected).length;
	await Promise.all(all.map((player) => player.until(() => here(player) === players)));
	return all;
}

/** Opens a room and seats two players. */
export const twoPlayers = async (url: string, settings?: object, mature?: boolean) =>
	(await gather(url, 2, settings, mature)) as [WirePlayer, WirePlayer];

/** Opens a room and seats three players. */
export const threePlayers = async (url: string, settings?: object, mature?: boolean) =>
	(await gather(url, 3, settings, mature)) as [WirePlayer, WirePlayer, WirePlayer];

/** Lets all players play until the game reaches the status. */
export async function playTo(players: WirePlayer[], status: number): Promise<void> {
	const [host] = players;
	if (host?.game.status === STATUS.lobby) await host.act("game/start");
	await Promise.all(players.map((player) => playOn(player, () => player.game.status >= status)));
}

/** Lets one player play until they have the status, whatever the others do. */
export const playAhead = (player: WirePlayer, status: number): Promise<void> =>
	playOn(player, () => player.player.status >= status);

async function playOn(player: WirePlayer, isThere: () => boolean): Promise<void> {
	while (!isThere()) {
		const before = turnOf(player);
		const refused = await takeTurn(player);
		if (refused)
			throw new Error(
				`${player.seat.id} in status ${player.game.status}/${player.player.status}: ${refused}`,
			);
		await player.until(() => turnOf(player) !== before || isThere(), PATIENCE);
	}
}

/** Returns a text that changes whenever the player has something new to do. */
export const turnOf = ({ game, player }: WirePlayer): string =>
	[
		game.status,
		player.status,
		(game.reveal ?? null) !== null,
		game.submission.part,
		player.current_submission?.id,
		Object.keys(player.reactions).length,
		Object.keys(player.votes).length,
	].join();

/**
 * Does what the state asks of this player. Returns the refusal, or null, also when there is nothing
 * to do.
 */
export async function takeTurn(who: WirePlayer): Promise<string | null> {
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
					name: `${player.name} ${i}`,
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
			const content = partText(who);
			return who.act("story/submit", {
				submission: { id: player.current_submission?.id, content },
				done_submission: true,
			});
		}
		case STATUS.storyTitle:
			return who.act("story/title", {
				story: { id: story?.id, meta: { title: `Title by ${player.name}` } },
			});
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

/** Returns the text for a player's running part. */
export const partText = ({ player }: WirePlayer): string =>
	`Part ${player.current_submission?.index} by ${player.name}: and then it rained.`;

/** Reacts to the first story without a reaction of this player. */
async function react(who: WirePlayer): Promise<string | null> {
	const { game, player } = who;
	const reacted = new Set(Object.values(player.reactions).map(({ story_id }) => story_id));
	const story = Object.values(game.stories).find(
		({ id }) => !player.own_stories.includes(id) && !reacted.has(id),
	);
	if (!story) return null;
	const parts = Object.values(story.submissions).sort((a, b) => a.index - b.index);
	const submission_reactions = parts.map(({ id }) =>
		player.own_submissions.includes(id) ? [] : [3, 4],
	);
	return who.act("story/react", {
		reaction: { id: -1, story_id: story.id, meta: { submission_reactions } },
	});
}

/**
 * As the host, skips to the winner, because the whole reveal takes longer than most games here. A
 * refusal is passed over: the reveal may go on while the skip is on its way.
 */
async function skipReveal(who: WirePlayer): Promise<null> {
	const { id, game } = who;
	if (game.host_id === id && game.reveal && game.reveal.step !== "winner")
		await who.act("reveal/skip");
	return null;
}

/** Votes for the first award without a vote of this player. */
async function vote(who: WirePlayer): Promise<string | null> {
	const { game, player } = who;
	const voted = new Set(Object.values(player.votes).map(({ award }) => award));
	const award = Object.values(game.awards).find(({ id }) => !voted.has(id));
	const story = Object.values(game.stories).find(({ id }) => !player.own_stories.includes(id));
	if (!award || !story) return null;
	return who.act("story/vote", { vote: { id: award.id, story_id: story.id } });
}

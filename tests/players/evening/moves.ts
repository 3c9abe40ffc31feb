import { nameMark, type Submitted } from "./ledger.ts";
import type { ScriptedPlayer } from "./script.ts";
import { shownTexts } from "./writing.ts";

/** Submits characters, after invalid attempts that must be refused. */
export async function submitCharacters(who: ScriptedPlayer): Promise<void> {
	const { dice, ledger } = who;
	const {
		game_mode,
		self_shuffle,
		maturity,
		character_maturity,
		allow_duplicate_characters,
		...settings
	} = who.game.settings;
	const pair = game_mode === "otp" || (game_mode === "solo_mode" && !self_shuffle);
	const count = pair ? settings.num_otp_characters : settings.num_characters_submit;
	const names: Submitted[] = Array.from({ length: count }, (_, n) => ({
		name: `${nameMark(who.id, n)} ${dice.of(["Zoë", "王さん", "Dick Grayson", "Ida"])}`,
		mature: dice.chance(0.7),
	}));
	const twice = names.map((submitted) => ({ ...submitted, name: names[0]?.name ?? "" }));
	const action = pair ? "game/otpCharacter" : "game/character";
	const mature = dice.chance(0.5);
	const body = (list: Submitted[]) => ({
		characters: list.map(({ name, mature }) => ({ name: ` ${name} `, meta: { mature } })),
		...(pair && { story: { settings: { mature } } }),
	});
	if (count > 1 && !allow_duplicate_characters) await who.isRefused(action, body(twice));
	await who.isRefused(action, body([...names, { name: "One more", mature: true }]));
	const sent = allow_duplicate_characters && dice.chance(0.5) ? twice : names;
	ledger.submitted.set(who.id, sent);
	const rated = !character_maturity || sent.every((character) => character.mature);
	if (pair) ledger.pairs.set(who.id, mature && maturity === "MATURE" && rated);
	await who.does(action, body(sent));
}

/** Chooses a cast out of the hand, and a rating. */
export async function chooseCast(who: ScriptedPlayer): Promise<void> {
	const { characters, current_story: story } = who.player;
	const { min_characters, max_characters, maturity, character_maturity } = who.game.settings;
	const hand = Object.values(characters);
	who.ledger.hands.set(who.id, hand);
	const most = Math.min(max_characters, hand.length);
	const least = Math.min(min_characters, most);
	const cast = who.dice.shuffled(hand).slice(0, least + who.dice.below(most - least + 1));
	const mature = who.dice.chance(0.6);
	const body = (ids: number[]) => ({
		story: { id: story?.id, characters: ids, settings: { mature } },
	});
	await who.isRefused("story/create", body([]));
	if (hand.length > max_characters)
		await who.isRefused("story/create", body(hand.map(({ id }) => id)));
	const ids = cast.map(({ id }) => id);
	const rated =
		mature &&
		maturity === "MATURE" &&
		(!character_maturity || cast.every(({ meta }) => meta.mature));
	who.ledger.casts.set(story?.id ?? 0, { cast, mature: rated });
	await who.does("story/create", body(ids));
}

/** Reads the whole story and gives it a title. */
export async function giveTitle(who: ScriptedPlayer): Promise<void> {
	const { ledger, dice } = who;
	const story = who.player.current_story;
	if (!story) return who.wonders("has no story to give a title to");
	who.captained = story.id;
	const shown = shownTexts(story);
	const texts = JSON.stringify(ledger.partsOf(story.id).map(({ index, text }) => [index, text]));
	if (shown !== texts) who.wonders(`should give a title to ${texts}, and reads ${shown}`);
	const others = Object.values(story.submissions).filter(({ id }) => !who.written.has(id));
	const ids = others.map(({ id }) => id);
	const flagged = who.game.settings.moderation ? dice.some(ids, 0.3) : [];
	const body = (title: string) => ({
		story: { id: story.id, meta: { title } },
		flagged_submissions: flagged,
	});
	await who.isRefused("story/title", body(dice.of(["", "  ", "x".repeat(61)])));
	const title = dice.of([
		`Story ${story.id}`,
		`${"y".repeat(55)} ${story.meta.index}`,
		`Die Größe ${story.id} 🦊`,
	]);
	ledger.titles.set(story.id, { captain: who.id, title });
	ledger.flag(who.id, ids, flagged);
	const drawing = dice.of([null, null, drawingOn(story.id)]);
	if (drawing !== null) await who.does("cover/begin", { story: story.id });
	await who.does("story/title", body(title));
	if (drawing === null) return;
	ledger.covers.set(story.id, drawing);
	await who.isRefused("cover/draw", { story: story.id, cover: `${drawing};red 14 1,1` });
	await who.does("cover/draw", { story: story.id, cover: drawing });
}

/** Returns a drawing that no other story has. */
const drawingOn = (story: number): string =>
	`hot 14 ${Math.floor(story / 1000) % 1000},${story % 1000} 500,500;paper 34 0,0`;

/** Censors some parts, flagged ones more often. */
export async function moderate(who: ScriptedPlayer): Promise<void> {
	const { ledger, dice } = who;
	const desk = Object.values(who.player.stories).flatMap(({ submissions }) =>
		Object.values(submissions),
	);
	for (const { id, writer, text } of ledger.parts.values()) {
		const laid = desk.find((part) => part.id === id);
		// The host learns how many flags there are, and of which one is their own.
		const flags = [...(ledger.flags.get(id) ?? [])].map((player) =>
			player === who.id ? player : 0,
		);
		if (laid?.content !== text)
			who.wonders(`should moderate “${text}” of ${writer}, and reads “${laid?.content}”`);
		if (JSON.stringify([...laid.meta.flagged].sort()) !== JSON.stringify(flags.sort()))
			who.wonders(`${id} is flagged by ${laid.meta.flagged}, not ${flags}`);
		if ((who.player.flag_counts[id] ?? 0) !== flags.length)
			who.wonders(`${id} has ${who.player.flag_counts[id]} flags, not ${flags.length}`);
	}
	const censor = (ids: number[]) =>
		who.does("submission/censor", { vip_action: { censor_submission: ids } });
	// corrected by the next message
	if (dice.chance(0.3)) await censor(desk.map(({ id }) => id));
	const chosen = desk
		.filter(({ meta }) => dice.chance(meta.flagged.length > 0 ? 0.8 : 0.1))
		.map(({ id }) => id);
	for (const id of chosen) ledger.censored.add(id);
	await censor(chosen);
	await who.does("game/vip", { vip_action: { confirm_censor: true } });
}

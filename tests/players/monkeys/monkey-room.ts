import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { STATUS } from "#game/status.ts";
import { firstDifference } from "../evening/first-difference.ts";
import { type Guest, Ledger, partMark } from "../evening/ledger.ts";
import { expectedScores, shownScores } from "../evening/scores.ts";
import { expectedSettings } from "../evening/settings.ts";
import { call, type WireSeat } from "../wire/player.ts";
import { GONE, Monkey } from "./monkey.ts";
import { isAskedAgain, MONKEY_ACTIONS, playTurn } from "./monkey-actions.ts";
import type { MonkeyScript, MonkeyStep } from "./script.ts";
import { SentTexts } from "./sent.ts";

/** Milliseconds in which a game must end once all players play on. */
const PATIENCE = 240_000;
/** Milliseconds in which all players must see the same at the end. */
const AGREEMENT = 60_000;
/** Actions that can end a seat. A start of a further game leaves out those who have not joined. */
const ENDING = ["game/exit", "kick_player", "close_game", "play_again", "sequel"];
/** Milliseconds after which the room goes on without the answers to a monkey that sleeps or is away. */
const ANSWERED = 5000;
/** Milliseconds between two looks at the state. */
const BEAT = 150;
/** How often a call is made that the server fails at. */
const TRIES = 5;
/** Characters of a fault that are kept. */
const LONGEST = 600;
/** Length of a text: the mark, and sometimes so much that its part has reading time. */
const FILLERS = ["", " and then it rained", ` ${"long ".repeat(200)}`];

/** The monkeys of one room, and the record of what they did and saw. */
export class MonkeyRoom {
	readonly url: string;
	readonly ledger: Ledger;
	/** The texts that were sent, by part. */
	readonly texts = new Map<number, SentTexts>();
	readonly faults: string[] = [];
	private readonly monkeys: Monkey[] = [];
	private readonly given = new Map<number, string>();
	private readonly script: MonkeyScript;
	private code = "";
	private messages = 0;
	/** Whether a player has left or was kicked, so that the results include people who are gone. */
	private somebodyLeft = false;

	constructor(url: string, script: MonkeyScript) {
		this.url = url;
		this.script = script;
		const { settings, mature } = script.evening;
		this.ledger = new Ledger(expectedSettings(settings, mature[0] ?? true));
	}

	/** Plays the script, then on until the results. Returns the faults. */
	async play(): Promise<string[]> {
		try {
			const { mature, fans } = this.script.evening;
			for (const old of mature) await this.comes(old, false);
			for (const _ of fans) await this.comes(true, true);
			await this.takeSteps();
			await this.playOn();
			if (!this.isOver && this.faults.length === 0) await this.compare();
		} catch (fault) {
			this.fault(String(fault));
		}
		for (const monkey of this.monkeys) monkey.leave();
		return this.faults;
	}

	fault(what: string): void {
		if (this.faults.length < 10) this.faults.push(what.slice(0, LONGEST));
	}

	nextMessage = (): number => ++this.messages;

	textsOf(part: number): SentTexts {
		const texts = this.texts.get(part) ?? new SentTexts();
		this.texts.set(part, texts);
		return texts;
	}

	/** Returns a text for a monkey's part, with a mark that shows whose it is. */
	write(monkey: Monkey, n: number): string {
		const { current_story: story, current_submission: part } = monkey.player;
		if (!story || !part) return "nothing";
		const texts = this.textsOf(part.id);
		this.ledger.parts.set(part.id, {
			id: part.id,
			story: story.id,
			index: part.index,
			writer: monkey.id,
			prompts: [],
			words: 0,
			// Every text that the part may have, for the search for leaks.
			get text() {
				return texts.possible.join();
			},
		});
		return `${partMark(story.id, part.index, monkey.id, this.nextMessage())}${FILLERS[n % FILLERS.length]}`;
	}

	/** Returns whether an id is new, or belongs to the same thing as before. */
	isFirstUse(id: number, holder: string): boolean {
		const before = this.given.get(id) ?? holder;
		this.given.set(id, holder);
		return before === holder;
	}

	/** The monkey with the crown, as most of them see it. */
	get host(): Monkey | undefined {
		const [witness] = this.here;
		return this.here.find(({ id }) => id === witness?.game.host_id);
	}

	/** Notes that a seat ends, and returns whether an action has been sent that can end one. */
	mayGo(_monkey: Monkey): boolean {
		this.somebodyLeft = true;
		return this.departures > 0;
	}
	/** Counts the actions that can end a seat. */
	departures = 0;

	async latecomer(audience: boolean, mature: boolean): Promise<void> {
		if (this.monkeys.length < 12) await this.comes(mature, audience, false);
	}

	/** Asks for a seat again, perhaps one of the other kind: the seat stays what it is. */
	async asksAgain(monkey: Monkey, audience: boolean): Promise<WireSeat | null> {
		const { status, body } = await this.call("PUT", this.path(audience), {
			...person(monkey.name, true),
			secret: monkey.seat.secret,
		});
		return status === 200 ? (body as unknown as WireSeat) : null;
	}

	/** Lets a player who is gone ask for a seat with the old secret. */
	async comesBack(which: number): Promise<void> {
		const gone = this.monkeys.filter((monkey) => monkey.gone);
		const monkey = gone[which % Math.max(1, gone.length)];
		if (!monkey || this.monkeys.length >= 12) return;
		const seat = await this.asksAgain(monkey, false);
		if (!seat) return;
		if (seat.id !== monkey.id) return void (await this.enters(monkey.name, seat, true));
		monkey.gone = false;
		await monkey.dial();
	}

	private path = (audience: boolean) => `/rooms/${this.code}/${audience ? "audience" : "players"}`;

	private get here(): Monkey[] {
		return this.monkeys.filter(({ gone }) => !gone);
	}

	/** Whether the room is closed: no monkey has a seat. */
	private get isOver(): boolean {
		return this.here.every(({ player }) => player?.data.audience);
	}

	private async comes(mature: boolean, audience: boolean, mustSucceed = true): Promise<void> {
		const n = this.monkeys.length + 1;
		const who = person(`Player${n}`, mature);
		const { settings } = this.script.evening;
		const { status, body } = this.code
			? await this.call("PUT", this.path(audience), { ...who, secret: randomUUID() })
			: await this.call("POST", "/rooms/", { settings, host: who });
		if (status >= 300 && mustSucceed)
			this.fault(`${who.name} could not come: ${status} ${JSON.stringify(body)}`);
		if (status >= 300) return;
		const seat = (this.code ? body : body.host) as unknown as WireSeat;
		this.code = seat.room_code;
		await this.enters(who.name, seat, mature);
	}

	/** Makes a call, and again when the server fails, as it may on a busy machine. */
	async call(method: string, path: string, body: object): ReturnType<typeof call> {
		for (let tries = 1; ; tries++) {
			const answer = await call(this.url, method, path, body);
			if (answer.status < 500) return answer;
			if (tries === TRIES) this.fault(`${method} ${path}: ${answer.status} ${answer.body.code}`);
			if (tries === TRIES) return answer;
			await pause(1000 * tries);
		}
	}

	private async enters(name: string, seat: WireSeat, mature: boolean): Promise<void> {
		const guest: Guest = {
			...seat,
			name,
			mature,
			audience: false,
			account: `account of ${seat.id}`,
		};
		this.ledger.guests.set(guest.id, guest);
		const monkey = new Monkey(this.url, guest, this);
		this.monkeys.push(monkey);
		await monkey.dial();
	}

	private async takeSteps(): Promise<void> {
		const doing = new Set<Promise<void>>();
		for (const step of this.script.steps) {
			if (this.faults.length > 0 || this.isOver) break;
			await pause(step.after);
			const done = this.takeStep(step).finally(() => doing.delete(done));
			doing.add(done);
			for (const monkey of this.here) void monkey.stayConnected();
		}
		await Promise.race([Promise.all(doing), pause(ANSWERED)]);
	}

	private async takeStep(step: MonkeyStep): Promise<void> {
		const monkey = this.here[step.who % Math.max(1, this.here.length)];
		if (!monkey?.player) return;
		if (ENDING.includes(step.action)) this.departures++;
		try {
			await MONKEY_ACTIONS.get(step.action)?.do(monkey, step, this);
		} catch (fault) {
			this.fault(`${monkey.name}, ${step.action}: ${fault}`);
		}
	}

	/** Lets all monkeys play until the results. */
	private async playOn(): Promise<void> {
		const end = Date.now() + PATIENCE;
		while (!this.isThrough()) {
			if (Date.now() > end) return this.fault(`the game does not end: ${this.standing()}`);
			if (this.faults.length > 0) return;
			for (const monkey of this.here) if (monkey.isAway) await monkey.dial();
			const acting = this.here.map(async (monkey) => {
				await monkey.stayConnected();
				if (!monkey.isOpen || monkey.waiting > 0) return;
				if (monkey.player.data.audience && !isAskedAgain(monkey)) return;
				if (await this.closesEmptyLobby(monkey)) return;
				await Promise.race([playTurn(monkey, () => this.write(monkey, 1)), pause(ANSWERED)]);
			});
			await Promise.all(acting);
			await pause(BEAT);
		}
	}

	/** Lets a host with too few players close the room, because it cannot start. */
	private async closesEmptyLobby(monkey: Monkey): Promise<boolean> {
		const { game } = monkey;
		if (game.status !== STATUS.lobby || game.host_id !== monkey.id) return false;
		const players = Object.values(game.players).filter(({ data }) => !data.audience && !data.gone);
		if (players.length >= (game.settings.game_mode === "solo_mode" ? 1 : 2)) return false;
		this.departures++;
		return (await monkey.act("game/vip", { vip_action: { close_game: true } })) !== GONE;
	}

	private isThrough(): boolean {
		return this.here.every(
			({ game, isOpen, waiting }) => isOpen && waiting === 0 && game.status === STATUS.results,
		);
	}

	private standing(): string {
		return this.here
			.map(
				({ name, game, player, closed, waiting }) =>
					`${name} ${game?.status}/${player?.status} ${closed ?? "open"}, ${waiting} unanswered`,
			)
			.join("; ");
	}

	/** Compares the players' final states with each other, and the points with the ledger. */
	private async compare(): Promise<void> {
		const [first, ...others] = this.here;
		if (!first) return;
		const isComplete = () => this.here.every((monkey) => monkey.hasAllTexts);
		const differences = () =>
			others.flatMap(
				(other) => firstDifference(`what ${other.name} sees`, lasting(other), lasting(first)) ?? [],
			);
		// The last change reaches them one after another.
		const end = Date.now() + AGREEMENT;
		while (Date.now() < end && (!isComplete() || differences().length > 0)) await pause(BEAT);
		if (!isComplete()) this.fault("a long text does not come");
		for (const found of differences()) this.fault(found);
		if (!this.somebodyLeft) {
			const found = firstDifference("scores", shownScores(first.game), this.scores(first));
			if (found) this.fault(found);
		}
	}

	/** Returns the scores that the reactions and votes of all players imply. */
	private scores({ game }: Monkey): ReturnType<typeof shownScores> {
		const ledger = new Ledger(this.ledger.settings);
		for (const { player } of this.here) {
			const guest = this.ledger.guests.get(player.id);
			if (guest) ledger.guests.set(player.id, { ...guest, audience: player.data.audience });
			for (const { id, story_id, meta } of Object.values(player.reactions))
				ledger.reactions.set(`${id}`, {
					player: player.id,
					story: story_id,
					parts: meta.submission_reactions,
				});
			for (const { id, story_id, award } of Object.values(player.votes))
				ledger.votes.set(`${id}`, { player: player.id, story: story_id, award });
		}
		for (const story of Object.values(game.stories)) {
			ledger.titles.set(story.id, { captain: story.captain?.id ?? 0, title: "" });
			for (const { id, index, player_id } of Object.values(story.submissions))
				ledger.parts.set(id, {
					id,
					story: story.id,
					index,
					writer: player_id ?? 0,
					text: "",
					words: 0,
					prompts: [],
				});
		}
		return expectedScores(game, ledger);
	}
}

const person = (name: string, mature: boolean) => ({
	name,
	meta: { sprite_id: 2, mature, accessibility2: "classic" },
});

const lasting = ({ game: { status, stories, awards, game_stats, host_id } }: Monkey) => ({
	status,
	stories,
	awards,
	game_stats,
	host_id,
});

import type { Game, OwnPlayer, PublicPlayer } from "#game/wire/state.ts";
import { comingBackWords } from "#words/game/coming-back.ts";
import { clock, dayAndMonth } from "#words/grammar.ts";
import { isOwnTurn } from "../../game/own-turn.ts";
import { Avatar } from "../../parts/avatar.tsx";
import common from "../../parts/common.module.css";
import { clockOffset } from "../../room/clock.ts";
import { daysOf } from "./diary-days.ts";
import styles from "./game-so-far.module.css";
import { KnownStories } from "./known-stories.tsx";
import { MoveDevice } from "./move-device.tsx";
import RecapNumbers from "./recap.tsx";

const say = comingBackWords.soFar;

interface SoFarProps {
	game: Game;
	player: OwnPlayer;
}

/** Shows a slow game that runs to one of its people (docs/game.md "Slow games"). */
export default function GameSoFar({ game, player }: SoFarProps) {
	return (
		<div className={styles.page}>
			{game.recap && <RecapNumbers game={game} recap={game.recap} />}
			<WhoIsWhere game={game} />
			<Diary game={game} />
			{!player.data.audience && <KnownStories game={game} player={player} />}
			<MoveDevice code={game.room_code} />
		</div>
	);
}

/** Lists the writers with what they do now. */
function WhoIsWhere({ game }: { game: Game }) {
	const writers = Object.values(game.players).filter(({ data }) => !data.audience);
	return (
		<section className={styles.block}>
			<h3>{say.who}</h3>
			<ul className={styles.people}>
				{writers.map((person) => (
					<li key={person.id}>
						<Avatar sprite={person.meta.sprite_id} size={40} />
						<span dir="auto">{person.name}</span>
						<span className={common.quiet}>{say.states[placeOf(game, person)]}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

function placeOf(game: Game, person: PublicPlayer): keyof typeof say.states {
	if (person.data.gone) return "gone";
	if (person.data.asleep) return "asleep";
	if (!isOwnTurn(game, person)) return "done";
	return game.submission.part === null ? "busy" : "writing";
}

/** Shows what was handed in, day by day. */
function Diary({ game }: { game: Game }) {
	const days = daysOf(game.diary ?? {}, clockOffset());
	return (
		<section className={styles.block}>
			<h3>{say.days}</h3>
			{days.length === 0 && <p className={common.quiet}>{say.nothing}</p>}
			{days.map(({ date, lines }) => (
				<div key={date.getTime()} className={styles.day}>
					<h4>{dayAndMonth(date.getDate(), date.getMonth())}</h4>
					<ul>
						{lines.map(({ at, part, player, words }, i) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: lines are only added
							<li key={i}>
								<time className={common.quiet}>{clock(new Date(at))}</time>
								<span>
									{say.handedIn(
										player === undefined ? null : (game.players[player]?.name ?? null),
										part + 1,
										words ?? null,
									)}
								</span>
							</li>
						))}
					</ul>
				</div>
			))}
		</section>
	);
}

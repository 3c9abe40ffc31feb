import { points } from "../../game/ordinals.ts";
import { storyStandings, writerStandings } from "../../game/standings.ts";
import { titleOf } from "../../game/stories.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { Crown } from "../../parts/crown.tsx";
import { Button } from "../../parts/form/button.tsx";
import { Marked } from "../../parts/marked.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Page } from "../../parts/page/page.tsx";
import { listed } from "../../words/grammar.ts";
import { screenWords } from "../../words/screens.ts";
import { RoomFooter } from "../frame/room-footer.tsx";
import { RoomHeader } from "../frame/room-header.tsx";
import type { ScreenProps } from "../screen.ts";
import styles from "./congratulations.module.css";

const words = screenWords.congratulations;

/** Pictures of one, two or three winners in CSS pixels; more are smaller. */
const SIZES = [0, 148, 124, 84];

/** Who won, large and alone on the screen, before the numbers. */
export function Congratulations({
	game,
	onOnward,
}: Pick<ScreenProps, "game"> & { onOnward: () => void }) {
	const decided = Object.keys(game.awards).length > 0;
	const writers = writerStandings(game);
	const winners = writers.filter(({ rank }) => rank === 1);
	const best = storyStandings(game).filter(({ rank }) => rank === 1);
	const cheered = decided ? winners : writers;
	return (
		<Page
			header={<RoomHeader />}
			footer={
				<RoomFooter>
					<Button onClick={onOnward}>{words.onward}</Button>
				</RoomFooter>
			}
		>
			<div className={styles.congratulations}>
				<Heading>
					<Marked>{words.heading}</Marked>
				</Heading>
				<ul>
					{cheered.map(({ who }) => (
						<li key={who.id}>
							{decided && <Crown size={52} className={styles.crown} />}
							<Avatar
								sprite={who.meta.sprite_id}
								size={SIZES[cheered.length] ?? 64}
								blink
								className={styles.avatar}
							/>
							<b>{who.name}</b>
						</li>
					))}
				</ul>
				{decided ? (
					<>
						<p>
							{words.won(
								listed(winners.map(({ who }) => who.name)),
								winners.length,
								points(winners[0]?.points ?? 0),
							)}
						</p>
						<p>{words.best(best.map(({ who }) => titleOf(who)))}</p>
					</>
				) : (
					<p>{screenWords.results.none}</p>
				)}
			</div>
		</Page>
	);
}

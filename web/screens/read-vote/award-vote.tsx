import { useState } from "react";
import { LIMITS } from "#game/limits.ts";
import { mayVoteFor } from "../../game/read-state.ts";
import { storiesOf, titleOf } from "../../game/stories.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { Marked } from "../../parts/marked.tsx";
import { NewsLine } from "../../parts/news-line.tsx";
import { Dialog, DialogActions } from "../../parts/page/dialog.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Page } from "../../parts/page/page.tsx";
import { Pill } from "../../parts/pill.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { screenWords } from "../../words/screens.ts";
import { RoomHeader } from "../frame/room-header.tsx";
import type { ScreenProps } from "../screen.ts";
import { BallotStory, OwnStory } from "../vote/ballot-story.tsx";
import { ReadingFooter } from "../vote/reading-footer.tsx";
import { RosettePicker } from "../vote/rosette-picker.tsx";
import { useBallot } from "../vote/use-ballot.ts";
import { VoteCrowd } from "../vote/vote-crowd.tsx";
import styles from "./award-vote.module.css";

const words = screenWords.vote;
const [before, marked] = words.heading;

/** Shows the rosettes of all awards and the stories to stick them on. */
export function AwardVote({ game, player, onList }: ScreenProps & { onList: () => void }) {
	const { awards, ballot, give, handIn, handingIn } = useBallot(game, player);
	const missing = awards.filter(({ id }) => ballot[id] === undefined);
	const [picked, pick] = useState(() => (missing[0] ?? awards[0])?.id);
	const [alert, setAlert] = useState(false);
	const [stuck, setStuck] = useState("");
	const award = awards.find(({ id }) => id === picked);
	if (!award) return null;

	const titleAt = (story: number) => game.stories[story] && titleOf(game.stories[story]);
	const stick = (to: number, story: number) => {
		const name = awards.find(({ id }) => id === to)?.meta.name ?? "";
		pick(to);
		give(to, story);
		setStuck(words.stuck(name, titleAt(story) ?? ""));
	};
	const close = () => {
		setAlert(false);
		if (missing[0]) pick(missing[0].id);
	};
	const stories = storiesOf(game);
	const eligible = stories.filter((story) => mayVoteFor(game, player, story));
	return (
		<Page
			wide
			header={
				<RoomHeader>
					<Pill>{words.name}</Pill>
				</RoomHeader>
			}
			footer={
				<ReadingFooter game={game} voting>
					<Button
						busy={handingIn}
						onClick={missing.length > 0 ? () => setAlert(true) : () => handIn()}
					>
						{words.submit(awards.length - missing.length, awards.length)}
					</Button>
				</ReadingFooter>
			}
		>
			<TwoPages
				left={
					<>
						<Heading className={styles.heading}>
							{before} <Marked>{marked}</Marked>
						</Heading>
						<RosettePicker
							awards={awards}
							picked={award.id}
							onPick={pick}
							holder={(id) => titleAt(ballot[id] ?? -1) ?? null}
							onDrop={stick}
						/>
						<div className={styles.award}>
							<h2>{award.meta.name}</h2>
							<p className={common.quiet}>
								{words.worth(award.meta.subtitle, LIMITS.pointsPerAward)}
							</p>
						</div>
						<p className={styles.hint}>{words.hint}</p>
					</>
				}
				right={
					<>
						<fieldset className={styles.ballot}>
							<legend className={common.silentText}>{words.choices(award.meta.name)}</legend>
							{eligible.map((story) => (
								<BallotStory
									key={story.id}
									story={story}
									award={award}
									stuck={awards.filter(({ id }) => ballot[id] === story.id)}
									onChoose={() => stick(award.id, story.id)}
								/>
							))}
						</fieldset>
						{stories
							.filter((story) => !eligible.includes(story))
							.map((story) => (
								<OwnStory key={story.id} story={story} />
							))}
						<Button kind="plain" small className={styles.list} onClick={onList}>
							{words.list}
						</Button>
						<NewsLine text={stuck} />
						<VoteCrowd game={game} player={player} />
					</>
				}
			/>
			<Dialog title={words.alert} open={alert} onClose={close}>
				<p>{words.missing(missing.map(({ meta }) => meta.name))}</p>
				<p>{words.alertText}</p>
				<DialogActions>
					<Button onClick={close}>{words.alertClose}</Button>
				</DialogActions>
			</Dialog>
		</Page>
	);
}

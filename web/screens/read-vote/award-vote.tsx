import { useState } from "react";
import type { WireAward } from "#game/wire/state.ts";
import { mayVoteFor } from "../../game/read-state.ts";
import { storiesOf, titleOf } from "../../game/stories.ts";
import { Avatar } from "../../parts/avatar.tsx";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { Marked } from "../../parts/marked.tsx";
import { Dialog, DialogActions } from "../../parts/page/dialog.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Page } from "../../parts/page/page.tsx";
import { Pill } from "../../parts/pill.tsx";
import { useSending } from "../../room/sending.ts";
import { screenWords } from "../../words/screens.ts";
import { RoomHeader } from "../frame/room-header.tsx";
import type { ScreenProps } from "../screen.ts";
import { Nobody } from "../story/nobody.tsx";
import styles from "./award-vote.module.css";
import { ReadingFooter } from "./reading-footer.tsx";

const words = screenWords.vote;

/** Shows the awards that the reader has not voted for, one at a time. */
export function AwardVote({ game, player, onList }: ScreenProps & { onList: () => void }) {
	const awards = Object.values(game.awards).sort((a, b) => a.id - b.id);
	const voted = new Set(Object.values(player.votes).map((vote) => vote.award));
	const at = awards.findIndex((award) => !voted.has(award.id));
	const award = awards[at];
	if (!award) return null;
	return (
		<Ballot
			key={award.id}
			game={game}
			player={player}
			award={award}
			count={words.count(at + 1, awards.length)}
			onList={onList}
		/>
	);
}

interface BallotProps extends ScreenProps {
	award: WireAward;
	count: string;
	onList: () => void;
}

function Ballot({ game, player, award, count, onList }: BallotProps) {
	const { sending, send } = useSending();
	const [choice, setChoice] = useState<number | null>(null);
	const [alert, setAlert] = useState(false);
	const eligible = storiesOf(game).filter((story) => mayVoteFor(game, player, story));
	const vote = () =>
		choice === null
			? setAlert(true)
			: send("story/vote", { vote: { id: award.id, story_id: choice } });
	const close = () => setAlert(false);
	return (
		<Page
			header={
				<RoomHeader>
					<Pill>{count}</Pill>
				</RoomHeader>
			}
			footer={
				<ReadingFooter game={game}>
					<Button busy={sending} onClick={vote}>
						{words.submit}
					</Button>
				</ReadingFooter>
			}
		>
			<div className={styles.award}>
				<Heading>
					<Marked>{award.meta.name}</Marked>
				</Heading>
				<p>{award.meta.subtitle}</p>
			</div>
			<fieldset className={styles.ballot}>
				<legend className={common.silentText}>{words.choices}</legend>
				{eligible.map((story) => (
					<label key={story.id}>
						<input
							type="radio"
							name={`award-${award.id}`}
							checked={choice === story.id}
							onChange={() => setChoice(story.id)}
						/>
						{story.captain ? (
							<Avatar sprite={story.captain.meta.sprite_id} size={46} />
						) : (
							<Nobody size={46} />
						)}
						<span className={styles.title}>{titleOf(story)}</span>
					</label>
				))}
			</fieldset>
			<Button kind="plain" small className={styles.list} onClick={onList}>
				{words.list}
			</Button>
			<Dialog title={words.alert} open={alert} onClose={close}>
				<p>{words.alertText}</p>
				<DialogActions>
					<Button onClick={close}>{words.alertClose}</Button>
				</DialogActions>
			</Dialog>
		</Page>
	);
}

import { readingWords } from "#words/game/reading.ts";
import { awardName } from "../../game/awards.ts";
import { Button } from "../../parts/form/button.tsx";
import { Dialog, DialogActions } from "../../parts/page/dialog.tsx";
import { Page } from "../../parts/page/page.tsx";
import { Pill } from "../../parts/pill.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { RoomHeader } from "../frame/room-header.tsx";
import type { ScreenProps } from "../screen.ts";
import { BallotPage } from "./ballot-page.tsx";
import { ReadingFooter } from "./reading-footer.tsx";
import { RosettesPage } from "./rosettes-page.tsx";
import { useVoting } from "./use-voting.ts";

const words = readingWords.vote;

interface Props extends ScreenProps {
	onList: () => void;
	onGuess: (() => void) | null;
}

/** Shows the rosettes of all awards and the stories to stick them on. */
export function AwardVote({ game, player, ...ways }: Props) {
	const voting = useVoting(game, player);
	const { awards, missing, award, submit, handingIn, alert, close } = voting;
	if (!award) return null;
	const shared = { voting, award };
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
						kind={missing.length === awards.length ? "plain" : "hot"}
						busy={handingIn}
						onClick={submit}
					>
						{words.submit(awards.length - missing.length, awards.length)}
					</Button>
				</ReadingFooter>
			}
		>
			<TwoPages
				left={<RosettesPage {...shared} />}
				right={<BallotPage {...shared} game={game} player={player} {...ways} />}
			/>
			<Dialog title={words.alert} open={alert} onClose={close}>
				<p>{words.missing(missing.map(({ meta }) => awardName(meta.name)))}</p>
				<p>{words.alertText}</p>
				<DialogActions>
					<Button onClick={close}>{words.alertClose}</Button>
				</DialogActions>
			</Dialog>
		</Page>
	);
}

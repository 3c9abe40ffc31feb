import type { Status } from "#game/status.ts";
import type { Game } from "#game/wire/state.ts";
import { screenWords } from "#words/game/screens.ts";
import { Button } from "../../parts/form/button.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { PhasePage } from "../frame/phase-page.tsx";
import { Subheader } from "../story/subheader.tsx";
import { AtWork } from "../waiting/at-work.tsx";
import { guideOf } from "./guide.ts";
import { noteGuideRead } from "./guide-read.ts";
import { GuideSteps } from "./guide-steps.tsx";
import { RoomSummary } from "./room-summary.tsx";

interface Props {
	game: Game;
	/** Players with this status or a later one are done with the phase. */
	done: Status;
	busy?: boolean;
	onReady: () => void;
}

/** Shows the guide to the mode, and a button to be ready. */
export function GuidePage({ game, done, busy = false, onReady }: Props) {
	const guide = guideOf(game.settings);
	return (
		<PhasePage
			wide
			limit={game.countdown.limit}
			action={
				<Button
					busy={busy}
					onClick={() => {
						noteGuideRead();
						onReady();
					}}
				>
					{screenWords.guide.ready}
				</Button>
			}
		>
			<TwoPages
				left={
					<>
						<Heading>{guide.header}</Heading>
						<Subheader game={game}>
							<RoomSummary game={game} />
						</Subheader>
						<AtWork game={game} done={done} />
					</>
				}
				right={<GuideSteps guide={guide} />}
			/>
		</PhasePage>
	);
}

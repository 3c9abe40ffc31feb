import { STATUS } from "#game/status.ts";
import { screenWords } from "#words/screens.ts";
import { waits } from "../../game/seats.ts";
import { Button } from "../../parts/form/button.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { useSending } from "../../room/sending.ts";
import { PhasePage } from "../frame/phase-page.tsx";
import type { ScreenProps } from "../screen.ts";
import { Subheader } from "../story/subheader.tsx";
import { AtWork } from "../waiting/at-work.tsx";
import { Waiting } from "../waiting/waiting.tsx";
import { audienceGuideOf, guideOf } from "./guide.ts";
import { GuideSteps } from "./guide-steps.tsx";
import { RoomSummary } from "./room-summary.tsx";

const words = screenWords.guide;

/**
 * Shows the quick start phase: the guide to the mode, and a button to be ready
 * (docs/game.md "Quick start").
 */
export function QuickStart({ game, player }: ScreenProps) {
	const { sending, send } = useSending();
	const done = STATUS.postQuickStart;
	const waiting = {
		game,
		player,
		done,
		host: ["skip", "kick"],
		picture: player.data.audience ? "eyes" : "book",
	} as const;
	if (player.data.audience) {
		const watching = audienceGuideOf(game.settings);
		return (
			<Waiting {...waiting} heading={watching.header}>
				<GuideSteps guide={watching} />
			</Waiting>
		);
	}
	if (waits(player, done))
		return <Waiting {...waiting} heading={words.readyHeading} text={words.readyText} />;
	const guide = guideOf(game.settings);
	return (
		<PhasePage
			wide
			limit={game.countdown.limit}
			action={
				<Button busy={sending} onClick={() => send("game/ready", {})}>
					{words.ready}
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

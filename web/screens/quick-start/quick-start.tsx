import { STATUS } from "#game/status.ts";
import { screenWords } from "#words/game/screens.ts";
import { waits } from "../../game/seats.ts";
import { useSending } from "../../room/sending.ts";
import type { ScreenProps } from "../screen.ts";
import { Waiting } from "../waiting/waiting.tsx";
import { audienceGuideOf } from "./guide.ts";
import { GuidePage } from "./guide-page.tsx";
import { GuideSteps } from "./guide-steps.tsx";

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
	return (
		<GuidePage game={game} done={done} busy={sending} onReady={() => send("game/ready", {})} />
	);
}

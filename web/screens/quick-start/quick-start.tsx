import { STATUS } from "#game/status.ts";
import { waits } from "../../game/seats.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { Emoji } from "../../parts/emoji.tsx";
import { Button } from "../../parts/form/button.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { useSending } from "../../room/sending.ts";
import { screenWords } from "../../words/screens.ts";
import { PhasePage } from "../frame/phase-page.tsx";
import { RoomSummary } from "../lobby/room-summary.tsx";
import type { ScreenProps } from "../screen.ts";
import { Subheader } from "../story/subheader.tsx";
import { Waiting } from "../waiting/waiting.tsx";
import { audienceGuideOf, type Guide, guideOf, type PictureChoice } from "./guide.ts";
import styles from "./quick-start.module.css";

const words = screenWords.guide;

const GuidePicture = ({ picture }: { picture: PictureChoice }) =>
	"sprite" in picture ? (
		<Avatar sprite={picture.sprite} size={64} className={styles.picture} />
	) : (
		<Emoji index={picture.emoji} size={50} className={styles.picture} />
	);

const GuideSteps = ({ guide }: { guide: Guide }) => (
	<ol className={styles.guide}>
		{guide.steps.map((step) => (
			<Sheet as="li" key={step.title}>
				<GuidePicture picture={step.picture} />
				<div>
					<h2>{step.title}</h2>
					<p>{step.text}</p>
				</div>
			</Sheet>
		))}
	</ol>
);

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
			limit={game.countdown.limit}
			action={
				<Button busy={sending} onClick={() => send("game/ready", {})}>
					{words.ready}
				</Button>
			}
		>
			<Heading>{guide.header}</Heading>
			<Subheader game={game}>
				<RoomSummary game={game} inGuide />
			</Subheader>
			<GuideSteps guide={guide} />
		</PhasePage>
	);
}

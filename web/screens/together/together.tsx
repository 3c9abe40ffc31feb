import { useState } from "react";
import type { Game, WireSubmission } from "#game/wire/state.ts";
import { marked } from "../../game/marked-word.ts";
import { partName } from "../../game/ordinals.ts";
import { givenTo, needsNone } from "../../game/read-state.ts";
import { isHost } from "../../game/seats.ts";
import { partsOf, titleOf } from "../../game/stories.ts";
import { type OpenPage, openedParts } from "../../game/together-pages.ts";
import { watchingScreens } from "../../game/watching-screens.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Marked } from "../../parts/marked.tsx";
import { NewsLine } from "../../parts/news-line.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Page } from "../../parts/page/page.tsx";
import { sparks } from "../../room/sparks.ts";
import { hostWords } from "../../words/host.ts";
import { readingWords } from "../../words/reading.ts";
import type { ScreenProps } from "../screen.ts";
import { betrays } from "../sparks/gathered.ts";
import { AboutStory } from "../spread/about-story.tsx";
import { StoryPages } from "../spread/story-pages.tsx";
import { CastLine } from "../story/cast-line.tsx";
import { useReading } from "../story/reactions.ts";
import { StoryHeader } from "../story/story-header.tsx";
import { Strip } from "../story/strip.tsx";
import { Writer } from "../story/writer.tsx";
import { StickerRow } from "../vote/sticker-row.tsx";
import { Ask } from "./ask.tsx";
import { BeingRead } from "./being-read.tsx";
import { Listening } from "./listening.tsx";
import { liveCounts } from "./live-counts.ts";
import styles from "./together.module.css";
import { TogetherFooter } from "./together-footer.tsx";

const words = readingWords.together;

interface Props extends ScreenProps {
	page: OpenPage;
	onList: () => void;
	onProceed: () => void;
}

/**
 * Shows the part that the host has opened for everybody: to its writer how the others take it, to
 * everybody else the text with the reactions.
 */
export function Together({ game, player, page, onList, onProceed }: Props) {
	const { story, part: index } = page;
	const reading = useReading(game, player, story, { live: true });
	const opened = openedParts(page);
	const part = opened.at(-1);
	const leave = (then: () => void) => async () => {
		if (await reading.save()) then();
	};
	if (!part) return null;
	const given = reading.given[index] ?? [];
	const counts = liveCounts(part, givenTo(player, story)[index] ?? [], given);
	const isOwn = player.own_submissions.includes(part.id);
	const some = reading.given.some((emojis) => emojis.length > 0);
	const owes = !some && !needsNone(player, story);
	return (
		<Page
			wide
			header={<StoryHeader game={game} story={story} part={index} />}
			footer={
				<TogetherFooter
					game={game}
					player={player}
					page={page}
					reacted={some}
					onBow={
						isOwn && !betrays(game, { kind: "bow" })
							? () => void sparks.send({ kind: "bow" })
							: undefined
					}
					onList={leave(onList)}
					onProceed={leave(onProceed)}
				/>
			}
		>
			<NewsLine text={partName(index)} />
			<StoryPages
				left={
					<>
						{!isOwn && <OnStage key={part.id} game={game} player={player} part={part} />}
						<StoryName title={titleOf(story)} />
						{!isOwn && (
							<CastLine story={story} className={classes(index > 0 && styles.spreadOnly)} />
						)}
						<AboutStory
							game={game}
							story={story}
							parts={opened}
							of={partsOf(story).length}
							now={index}
						/>
						<Earlier game={game} parts={opened.slice(0, -1)} />
					</>
				}
				right={
					isOwn ? (
						<>
							<BeingRead
								key={part.id}
								onScreen={watchingScreens(game) > 0}
								player={player}
								part={part}
								counts={counts}
							/>
							{owes && index === partsOf(story).length - 1 && (
								<>
									<Ask host={isHost(game, player)} />
									<StickerRow game={game} player={player} story={story} reading={reading} />
								</>
							)}
						</>
					) : (
						<Listening
							key={part.id}
							game={game}
							player={player}
							page={page}
							part={part}
							reading={reading}
							counts={counts}
							owes={owes}
						/>
					)
				}
			/>
		</Page>
	);
}

/** Says whose part is on, and who leads the reading. */
function OnStage({ game, player, part }: ScreenProps & { part: WireSubmission }) {
	const host = isHost(game, player);
	const hostName = game.players[game.host_id]?.name ?? "";
	return (
		<div className={styles.writer}>
			<span className={styles.face}>
				<Writer game={game} part={part} size={64} />
			</span>
			<div className={styles.lead}>
				<Heading className={styles.who}>
					{part.player === null ? words.onUnknown : words.on(part.player)}
				</Heading>
				<p className={common.quiet}>
					{host ? hostWords.together.leading : hostWords.together.led(hostName)}
				</p>
			</div>
		</div>
	);
}

/** Shows the title on wide windows, where the heading says whose part is on. */
function StoryName({ title }: { title: string }) {
	const [before, word, after] = marked(title);
	return (
		<p className={classes(styles.name, styles.spreadOnly)}>
			{before}
			<Marked>{word}</Marked>
			{after}
		</p>
	);
}

/** Shows the parts before the open one, which the reader can unfold. */
function Earlier({ game, parts }: { game: Game; parts: readonly WireSubmission[] }) {
	const [open, setOpen] = useState(false);
	if (parts.length === 0) return null;
	return (
		<details className={styles.earlier} onToggle={(event) => setOpen(event.currentTarget.open)}>
			<summary>{words.earlier(parts.length)}</summary>
			{open && parts.map((part) => <Strip key={part.id} game={game} part={part} />)}
		</details>
	);
}

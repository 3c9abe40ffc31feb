import { useState } from "react";
import type { Game, WireSubmission } from "#game/wire/state.ts";
import { partName } from "../../game/ordinals.ts";
import { givenTo, mayReactTo, mayVoteFor } from "../../game/read-state.ts";
import { isHost } from "../../game/seats.ts";
import { type OpenPage, openedParts } from "../../game/together-pages.ts";
import common from "../../parts/common.module.css";
import { NewsLine } from "../../parts/news-line.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { Page } from "../../parts/page/page.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { send } from "../../room/sending.ts";
import { sparks } from "../../room/sparks.ts";
import { hostWords } from "../../words/host.ts";
import { readingWords } from "../../words/reading.ts";
import type { ScreenProps } from "../screen.ts";
import { betrays } from "../sparks/gathered.ts";
import { CastLine } from "../story/cast-line.tsx";
import { CensorButton } from "../story/censor-button.tsx";
import { FlagButton } from "../story/flags.tsx";
import { isReadable, PartText } from "../story/part-text.tsx";
import { type Reading, useReading } from "../story/reactions.ts";
import { StoryHeader } from "../story/story-header.tsx";
import { Strip } from "../story/strip.tsx";
import { Writer } from "../story/writer.tsx";
import { BeingRead } from "./being-read.tsx";
import { liveCounts, ownMark } from "./live-counts.ts";
import { MarkedText } from "./marked-text.tsx";
import { ReactionBoard } from "./reaction-board.tsx";
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
	return (
		<Page
			header={<StoryHeader game={game} story={story} part={index} />}
			footer={
				<TogetherFooter
					game={game}
					player={player}
					page={page}
					reacted={reading.given.some((emojis) => emojis.length > 0)}
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
			{isOwn ? (
				<BeingRead key={part.id} player={player} part={part} counts={counts} />
			) : (
				<Audience
					key={part.id}
					game={game}
					player={player}
					page={page}
					part={part}
					reading={reading}
					counts={counts}
				/>
			)}
			<Earlier game={game} parts={opened.slice(0, -1)} />
		</Page>
	);
}

interface AudienceProps extends ScreenProps {
	page: OpenPage;
	part: WireSubmission;
	reading: Reading;
	counts: ReadonlyMap<number, number>;
}

/** Shows somebody else's part while it is read. */
function Audience({ game, player, page, part, reading, counts }: AudienceProps) {
	const { story, part: index } = page;
	const own = ownMark(player, part);
	const host = isHost(game, player);
	const hostName = game.players[game.host_id]?.name ?? "";
	const mayReact = mayReactTo(game, player, part);
	const given = reading.given[index] ?? [];
	const fly = (emoji: number) => {
		if (!betrays(game, { kind: "react" })) sparks.send({ kind: "react", emoji });
	};
	const toggle = (emoji: number) => {
		if (!given.includes(emoji)) fly(emoji);
		reading.toggle(index, emoji);
	};
	return (
		<>
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
			{index === 0 && <CastLine story={story} />}
			<Sheet as="article" className={styles.paper}>
				{isReadable(part) ? (
					<MarkedText
						text={part.content.trim()}
						marks={part.meta.marks ?? {}}
						own={own}
						onMark={
							mayReact
								? (sentence) => void send("line/mark", { submission: part.id, sentence })
								: undefined
						}
					/>
				) : (
					<PartText part={part} />
				)}
				<div className={styles.tools}>
					<FlagButton flags={reading.flags} part={part} onFlag={reading.flag} />
					<CensorButton game={game} player={player} part={part} />
				</div>
			</Sheet>
			<p className={styles.note}>{noteOn(part, own)}</p>
			{!mayVoteFor(game, player, story) && (
				<p className={common.quiet}>{readingWords.read.ownStory}</p>
			)}
			<ReactionBoard
				part={partName(index)}
				sprite={player.meta.sprite_id}
				given={given}
				counts={counts}
				onToggle={mayReact ? toggle : undefined}
				onAgain={fly}
				onHop={() => void sparks.send({ kind: "hop" })}
			/>
			<p className={common.quiet}>{words.takeBack}</p>
		</>
	);
}

function noteOn(part: WireSubmission, own: number | null): string {
	if (own === null) return words.tap;
	return words.markedToo((part.meta.marks?.[own] ?? 1) - 1);
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

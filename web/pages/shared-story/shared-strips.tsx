import { exportWords as words } from "#words/game/exports.ts";
import { sharingWords } from "#words/game/sharing.ts";
import type { PublicStory } from "../../../gateway/api/answers.ts";
import { useWakeLock } from "../../device/wake-lock.ts";
import { awardName } from "../../game/awards.ts";
import common from "../../parts/common.module.css";
import { LateCover } from "../../parts/cover/late-cover.tsx";
import { EmojiPicture } from "../../parts/emoji.tsx";
import { Cast } from "../../parts/story/cast.tsx";
import { MarkedTitle } from "../../parts/story/marked-title.tsx";
import { GivenOpening } from "../../screens/first-line/given-opening.tsx";
import { EarlierStories } from "./earlier-stories.tsx";
import { SharedParts } from "./shared-parts.tsx";
import styles from "./shared-strips.module.css";

/**
 * Shows a story part by part, with the faces of its writers, the reactions and the awards it won.
 * Writers without an avatar get an initial.
 */
export function SharedStrips({ story }: { story: PublicStory }) {
	const { title, captain, characters, cover, opening, earlier = [], parts, awards = [] } = story;
	useWakeLock(true);
	return (
		<>
			<h1 dir="auto" className={common.breakAnywhere}>
				<MarkedTitle>{title}</MarkedTitle>
			</h1>
			<LateCover cover={cover} by={captain?.name ?? null} />
			<Cast label={words.with} names={characters} />
			{awards.length > 0 && (
				<ul className={styles.awards} aria-label={sharingWords.awards}>
					{awards.map((award) => (
						<li key={award}>
							<EmojiPicture name="trophy" size={20} />
							{awardName(award)}
						</li>
					))}
				</ul>
			)}
			{captain && <p className={common.quiet}>{words.startedBy(captain.name)}</p>}
			{opening !== undefined && <GivenOpening opening={opening} />}
			<EarlierStories earlier={earlier} />
			<SharedParts parts={parts} />
		</>
	);
}

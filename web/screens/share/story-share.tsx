import { useState } from "react";
import type { Game, WireStory } from "#game/wire/state.ts";
import { ApiError, api } from "../../api.ts";
import { copyText } from "../../device/copy-text.ts";
import { picturesZip, storyPictures, storyTeaser } from "../../exports/archives.ts";
import { storyName } from "../../exports/file-names.ts";
import { saveFile, textFile } from "../../exports/save-file.ts";
import { storyText } from "../../exports/story-text.ts";
import { useTask } from "../../exports/use-task.ts";
import { isSolo } from "../../game/seats.ts";
import { isWhole, titleOf } from "../../game/stories.ts";
import { Button } from "../../parts/form/button.tsx";
import { Input } from "../../parts/form/input.tsx";
import { secretFor } from "../../room/seats/last-games.ts";
import { exportWords as words } from "../../words/exports.ts";
import { SaveStory } from "./save-story.tsx";
import styles from "./story-share.module.css";
import { TaskNote } from "./task-note.tsx";
import { useDrawn } from "./use-drawn.ts";

interface Props {
	game: Game;
	story: WireStory;
	className?: string | undefined;
}

/**
 * Offers a story as pictures, a text or a permalink (docs/game.md "Saving and sharing stories").
 */
export function StoryShare({ game, story, className }: Props) {
	const { running, error, run } = useTask<"picture" | "teaser" | "text" | "link">();
	const [link, setLink] = useState<string | null>(null);
	const [copied, setCopied] = useState(false);
	const solo = isSolo(game);
	const ready = running === null && isWhole(story);
	const { drawn, takeHome } = useDrawn<"picture" | "teaser">();

	const drawPicture = async () => {
		const date = new Date();
		const files = await storyPictures(story, game, date);
		return {
			files,
			pack: async () => ({
				name: `${storyName(titleOf(story), date)}.zip`,
				content: await picturesZip(files),
			}),
		};
	};
	const drawTeaser = async () => {
		const teaser = await storyTeaser(story, game, new Date(), location.host);
		return { files: [teaser], pack: async () => teaser };
	};
	const saveText = async () => {
		const date = new Date();
		saveFile(textFile(storyText(story, date)), `${storyName(titleOf(story), date)}.txt`);
	};
	const share = async () => {
		const address = link ?? permalink(story);
		const copying = copyText(address);
		setLink(await address);
		setCopied(await copying);
	};

	return (
		<div className={className}>
			<div className={styles.ways}>
				<Button
					kind="plain"
					small
					className={styles.button}
					busy={running === "picture"}
					disabled={!ready}
					onClick={() => run("picture", () => takeHome("picture", drawPicture))}
				>
					{drawn === "picture" ? words.share : solo ? words.downloadImage : words.savePicture}
				</Button>
				<Button
					kind="plain"
					small
					className={styles.button}
					busy={running === "teaser"}
					disabled={!ready}
					onClick={() => run("teaser", () => takeHome("teaser", drawTeaser))}
				>
					{drawn === "teaser" ? words.share : words.teaser}
				</Button>
				<Button
					kind="plain"
					small
					className={styles.button}
					busy={running === "text"}
					disabled={!ready}
					onClick={() => run("text", saveText)}
				>
					{solo ? words.downloadText : words.saveText}
				</Button>
				<Button
					kind="plain"
					small
					className={styles.button}
					busy={running === "link"}
					disabled={running !== null}
					onClick={() => run("link", share)}
				>
					{link ? words.copyLink : words.permalink}
				</Button>
				<SaveStory story={story.id} buttonClass={styles.button} />
			</div>
			{link && (
				<Input
					className={styles.link}
					readOnly
					value={link}
					aria-label={words.link}
					onFocus={(event) => event.target.select()}
				/>
			)}
			<TaskNote error={error}>
				{drawn ? words.drawn : link && (copied ? words.copied : words.copyByHand)}
			</TaskNote>
		</div>
	);
}

async function permalink(story: WireStory): Promise<string> {
	const secret = secretFor(story.id);
	if (secret === undefined) throw new ApiError(0, words.noSeat);
	const { shortcut } = await api.share(story.id, secret);
	return `${location.origin}/view/${shortcut}`;
}

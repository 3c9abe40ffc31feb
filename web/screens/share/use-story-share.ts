import { useState } from "react";
import type { Game, WireStory } from "#game/wire/state.ts";
import { sharingWords as words } from "#words/game/sharing.ts";
import { ApiError, call } from "../../api.ts";
import { copyText } from "../../device/copy-text.ts";
import { storyPictures, storyTeaser, storyTextFile } from "../../exports/archives.ts";
import { saveFile } from "../../exports/save-file.ts";
import { useTask } from "../../exports/use-task.ts";
import { isWhole } from "../../game/stories.ts";
import { secretFor } from "../../room/seats/last-games.ts";
import { useDrawn } from "./use-drawn.ts";

/** Returns the ways to take a story home, and what has become of the last one. */
export function useStoryShare(game: Game, story: WireStory) {
	const { running, error, run } = useTask<"picture" | "teaser" | "text" | "link">();
	const [link, setLink] = useState<string | null>(null);
	const [copied, setCopied] = useState(false);
	const { drawn, takeHome } = useDrawn<"picture" | "teaser">();

	const drawPicture = () => storyPictures(story, game, new Date(), location.host);
	const drawTeaser = async () => {
		const teaser = await storyTeaser(story, game, new Date(), location.host);
		return { files: [teaser], pack: async () => teaser };
	};
	const saveText = async () => {
		const { content, name } = await storyTextFile(story, game, new Date());
		saveFile(content, name);
	};
	const share = async () => {
		const address = link ?? permalink(story);
		const copying = copyText(address);
		setLink(await address);
		setCopied(await copying);
	};

	return {
		running,
		error,
		/** The permalink; null before it was asked for. */
		link,
		copied,
		/** The pictures that wait for the second press. */
		drawn,
		/** All texts have arrived, and nothing is running. */
		ready: running === null && isWhole(story),
		takePicture: () => run("picture", () => takeHome("picture", drawPicture)),
		takeTeaser: () => run("teaser", () => takeHome("teaser", drawTeaser)),
		takeText: () => run("text", saveText),
		takeLink: () => run("link", share),
	};
}

async function permalink(story: WireStory): Promise<string> {
	const secret = secretFor(story.id);
	if (secret === undefined) throw new ApiError(0, words.noSeat);
	const params = { id: story.id };
	const { shortcut } = await call("PUT /stories/:id", { params, body: { secret } });
	return `${location.origin}/view/${shortcut}`;
}

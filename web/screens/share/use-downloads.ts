import { useState } from "react";
import type { Game } from "#game/wire/state.ts";
import { sharingWords as words } from "#words/game/sharing.ts";
import { storyPoster, textsZip } from "../../exports/archives.ts";
import type { BookFormat } from "../../exports/book/make-book.ts";
import { bookName, zipName } from "../../exports/file-names.ts";
import { sharesPictures } from "../../exports/hand-over.ts";
import { saveFile } from "../../exports/save-file.ts";
import { useTask } from "../../exports/use-task.ts";
import { storyStandings } from "../../game/standings.ts";
import { isWhole, storiesOf } from "../../game/stories.ts";
import { drawPictures, roomInNames } from "./draw-pictures.ts";
import { useDrawn } from "./use-drawn.ts";

/**
 * Returns the files of a game to offer, and the state of the one that is being made. `books` leaves
 * out pictures and texts.
 */
export function useDownloads(game: Game, books: boolean) {
	const { running, error, run } = useTask<"poster" | "pictures" | "texts" | BookFormat>();
	const { drawn, takeHome } = useDrawn<"poster" | "pictures">();
	const [progress, setProgress] = useState("");
	const room = roomInNames(game);

	const takeTexts = async () => {
		const date = new Date();
		setProgress(words.packing);
		saveFile(await textsZip(game, date), zipName(room, "texts", date));
	};
	const takeBook = async (format: BookFormat) => {
		setProgress(words.binding);
		const [{ makeBook }, table] = await Promise.all([
			import("../../exports/book/make-book.ts"),
			tableName(game),
		]);
		const evening = { date: new Date(), table, site: location.host };
		saveFile(await makeBook(game, evening, format), bookName(room, format, evening.date));
	};

	const takePoster = async () => {
		const winner = storyStandings(game)[0]?.who;
		setProgress("");
		if (winner)
			await takeHome("poster", () => storyPoster(winner, game, new Date(), location.host));
	};

	const singles = [
		{
			name: "poster" as const,
			label: drawn === "poster" ? words.share : words.poster,
			take: takePoster,
		},
		{
			name: "pictures" as const,
			label:
				drawn === "pictures" ? words.share : sharesPictures() ? words.pictures : words.picturesZip,
			take: () => takeHome("pictures", () => drawPictures(game, setProgress)),
		},
		{ name: "texts" as const, label: words.textsZip, take: takeTexts },
	];
	const ways = [
		...(books ? [] : singles),
		...(["epub", "html"] as const).map((format) => ({
			name: format,
			label: words.book[format],
			take: () => takeBook(format),
		})),
	];
	return {
		ways: ways.map(({ name, label, take }) => ({ name, label, take: () => run(name, take) })),
		running,
		error,
		/** All texts have arrived, and nothing is running. */
		ready: running === null && storiesOf(game).every(isWhole),
		note: running ? progress : drawn && words.drawn,
	};
}

/** Resolves to the name of the group's lasting table; null without one, or where it is unknown. */
async function tableName({ room_code }: Game): Promise<string | null> {
	try {
		const { tableApi } = await import("../../room/seats/lasting-tables.ts");
		return (await tableApi.ofRoom(room_code)).table?.name ?? null;
	} catch {
		return null; // the room is gone, or this device has no seat in it; the names of the writers do
	}
}

import { useState } from "react";
import type { Game } from "#game/wire/state.ts";
import { textsZip } from "../../exports/archives.ts";
import type { BookFormat } from "../../exports/book/make-book.ts";
import { bookName, zipName } from "../../exports/file-names.ts";
import { sharesPictures } from "../../exports/hand-over.ts";
import { saveFile } from "../../exports/save-file.ts";
import { useTask } from "../../exports/use-task.ts";
import { isWhole, storiesOf } from "../../game/stories.ts";
import { Button } from "../../parts/form/button.tsx";
import sheet from "../../parts/page/sheet.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import { store } from "../../store.ts";
import { exportWords as words } from "../../words/exports.ts";
import styles from "./downloads.module.css";
import { drawPictures, roomInNames } from "./draw-pictures.ts";
import { TaskNote } from "./task-note.tsx";
import { useDrawn } from "./use-drawn.ts";

interface DownloadsProps {
	game: Game;
	/** Offers the books only, because the game has one story, which has pictures and texts already. */
	books?: boolean;
}

/** Offers a room's whole game as pictures, texts or a book (docs/game.md "Exports"). */
export function Downloads({ game, books = false }: DownloadsProps) {
	const { running, error, run } = useTask<"pictures" | "texts" | BookFormat>();
	const { drawn, takeHome } = useDrawn<"pictures">();
	const [progress, setProgress] = useState("");
	const ready = running === null && storiesOf(game).every(isWhole);
	const room = roomInNames(game);

	const takeTexts = async () => {
		const date = new Date();
		setProgress(words.packing);
		saveFile(await textsZip(game, date), zipName(room, "texts", date));
	};
	const takeBook = async (format: BookFormat) => {
		const evening = {
			date: new Date(),
			room: store.hiddenCode ? null : game.room_code,
			site: location.host,
		};
		setProgress(words.binding);
		const { makeBook } = await import("../../exports/book/make-book.ts");
		saveFile(await makeBook(game, evening, format), bookName(room, format, evening.date));
	};

	const singles = [
		{
			name: "pictures" as const,
			label: drawn ? words.share : sharesPictures() ? words.pictures : words.picturesZip,
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
	const heading = books ? words.bookHeading : words.heading;
	return (
		<Sheet as="section" aria-label={heading}>
			<h2 className={sheet.heading}>{heading}</h2>
			<div className={styles.two}>
				{ways.map(({ name, label, take }) => (
					<Button
						key={name}
						kind="plain"
						small
						className={styles.button}
						busy={running === name}
						disabled={!ready}
						onClick={() => run(name, take)}
					>
						{label}
					</Button>
				))}
			</div>
			<p className={styles.help}>{words.bookHelp}</p>
			<TaskNote error={error}>{running ? progress : drawn && words.drawn}</TaskNote>
		</Sheet>
	);
}

import { useState } from "react";
import type { Game } from "#game/wire/state.ts";
import { picturesZip, textsZip } from "../../exports/archives.ts";
import { zipName } from "../../exports/file-names.ts";
import { saveFile } from "../../exports/save-file.ts";
import { useTask } from "../../exports/use-task.ts";
import { isWhole, storiesOf } from "../../game/stories.ts";
import { Button } from "../../parts/form/button.tsx";
import sheet from "../../parts/page/sheet.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import { store } from "../../store.ts";
import { exportWords as words } from "../../words/exports.ts";
import { layoutWords } from "../../words/layout.ts";
import styles from "./downloads.module.css";
import { TaskNote } from "./task-note.tsx";

/** The id of the downloads, to which the results' footer leads. */
export const DOWNLOADS_ID = "downloads";

/** Offers all stories of a room as pictures or as texts (docs/game.md "Exports"). */
export function Downloads({ game }: { game: Game }) {
	const { running, error, run } = useTask<"pictures" | "texts">();
	const [progress, setProgress] = useState("");
	const ready = running === null && storiesOf(game).every(isWhole);
	const take = (what: "pictures" | "texts", pack: (date: Date) => Promise<Blob>) =>
		run(what, async () => {
			const date = new Date();
			setProgress(words.packing);
			const room = store.hiddenCode ? layoutWords.streamerMode.file : game.room_code;
			saveFile(await pack(date), zipName(room, what, date));
		});
	return (
		<Sheet
			as="section"
			id={DOWNLOADS_ID}
			className={styles.downloads}
			aria-label={words.heading}
			tabIndex={-1}
		>
			<h2 className={sheet.heading}>{words.heading}</h2>
			<div className={styles.two}>
				<Button
					kind="plain"
					small
					className={styles.button}
					busy={running === "pictures"}
					disabled={!ready}
					onClick={() =>
						take("pictures", (date) =>
							picturesZip(game, date, (n, of) => setProgress(words.drawing(n, of))),
						)
					}
				>
					{words.picturesZip}
				</Button>
				<Button
					kind="plain"
					small
					className={styles.button}
					busy={running === "texts"}
					disabled={!ready}
					onClick={() => take("texts", (date) => textsZip(game, date))}
				>
					{words.textsZip}
				</Button>
			</div>
			<TaskNote error={error}>{running && progress}</TaskNote>
		</Sheet>
	);
}

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
import { exportWords as words } from "../../words/exports.ts";
import styles from "./downloads.module.css";
import { TaskNote } from "./task-note.tsx";

/** Offers all stories of a room as pictures or as texts (docs/game.md "Exports"). */
export function Downloads({ game }: { game: Game }) {
	const { running, error, run } = useTask<"pictures" | "texts">();
	const [progress, setProgress] = useState("");
	const ready = running === null && storiesOf(game).every(isWhole);
	const take = (what: "pictures" | "texts", pack: (date: Date) => Promise<Blob>) =>
		run(what, async () => {
			const date = new Date();
			setProgress(words.packing);
			saveFile(await pack(date), zipName(game.room_code, what, date));
		});
	return (
		<Sheet as="section">
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

import { ownAccountWords } from "#words/site/own-account.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { downloadData } from "../../account/own-account-api.ts";
import { saveFile } from "../../exports/save-file.ts";
import { Button } from "../../parts/form/button.tsx";
import { TaskError } from "../../parts/form/field.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import styles from "./account.module.css";

const say = ownAccountWords.account;

/** The length of a day such as 2026-12-03. */
const DAY = 10;

/** Lets a person download everything that the site has about them. */
export function DataDownload() {
	const { busy, error, run } = useAccountTask();
	return (
		<Sheet as="section" className={styles.part} aria-labelledby="account-data">
			<h2 id="account-data">{say.data}</h2>
			<p>{say.dataText}</p>
			<Button
				kind="plain"
				small
				busy={busy}
				onClick={() =>
					run(async () =>
						saveFile(await downloadData(), say.dataFile(new Date().toISOString().slice(0, DAY))),
					)
				}
			>
				{say.download}
			</Button>
			<TaskError error={error} />
		</Sheet>
	);
}

import { ownAccountWords } from "#words/site/own-account.ts";
import { saveFile, textFile } from "../../exports/save-file.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import styles from "./recovery-codes.module.css";

const say = ownAccountWords.codes;

/** Shows new recovery codes, which can never be shown again. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
	return (
		<>
			<p>{say.text}</p>
			<Sheet>
				<ul className={classes(styles.codes, common.breakAnywhere)}>
					{codes.map((code) => (
						<li key={code}>{code}</li>
					))}
				</ul>
			</Sheet>
			<Button kind="plain" onClick={() => saveFile(textFile(say.fileText(codes)), say.file)}>
				{say.save}
			</Button>
		</>
	);
}

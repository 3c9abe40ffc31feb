import { firstLineWords } from "#words/game/first-line.ts";
import { useTask } from "../../exports/use-task.ts";
import { Button } from "../../parts/form/button.tsx";
import sheet from "../../parts/page/sheet.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import { TaskNote } from "../share/task-note.tsx";
import { noteAnswer } from "./days.ts";
import { firstLineApi } from "./first-line-api.ts";
import styles from "./line-consent.module.css";

const say = firstLineWords.consent;

interface Props {
	code: string;
	date: string;
	/** The place of the best line among the sentences of the part, from 0. */
	sentence: number;
	/** Null before an answer. */
	answer: boolean | null;
	onAnswer: (answer: boolean) => void;
}

/** Asks whether others may read the best line tomorrow. The answer can be changed. */
export function LineConsent({ code, date, sentence, answer, onAnswer }: Props) {
	const { running, error, run } = useTask<"yes" | "no">();
	const choose = (shared: boolean) =>
		run(shared ? "yes" : "no", async () => {
			await firstLineApi.share(code, shared, sentence);
			noteAnswer(date, shared);
			onAnswer(shared);
		});
	return (
		<Sheet as="section" aria-labelledby="line-consent">
			<h2 id="line-consent" className={sheet.heading}>
				{say.ask}
			</h2>
			<p>{say.text}</p>
			<div className={styles.ways}>
				{[true, false].map((shared) => (
					<Button
						key={String(shared)}
						kind="plain"
						small
						busy={running === (shared ? "yes" : "no")}
						aria-pressed={answer === shared}
						onClick={() => choose(shared)}
					>
						{shared ? say.yes : say.no}
					</Button>
				))}
			</div>
			<TaskNote error={error}>{answer !== null && (answer ? say.saidYes : say.saidNo)}</TaskNote>
		</Sheet>
	);
}

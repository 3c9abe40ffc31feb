import { firstLineWords } from "#words/game/first-line.ts";
import { weekdayAndTime } from "#words/grammar.ts";
import { useTask } from "../../exports/use-task.ts";
import common from "../../parts/common.module.css";
import { Toggle } from "../../parts/form/toggle.tsx";
import { TaskNote } from "../share/task-note.tsx";
import { noteAnswer } from "./days.ts";
import { firstLineApi } from "./first-line-api.ts";

const say = firstLineWords.consent;

/** Milliseconds from the start of a line's day (UTC) to the end of the next one. */
const KEPT = 2 * 24 * 60 * 60_000;

interface Props {
	code: string;
	date: string;
	/** The place of the best line among the sentences of the part, from 0. */
	sentence: number;
	shared: boolean;
	onAnswer: (shared: boolean) => void;
}

/** Lets others read the best line tomorrow. It can be taken back. */
export function LineConsent({ code, date, sentence, shared, onAnswer }: Props) {
	const { running, error, run } = useTask<"answer">();
	const answer = (yes: boolean) =>
		run("answer", async () => {
			await firstLineApi.share(code, yes, sentence);
			noteAnswer(date, yes);
			onAnswer(yes);
		});
	return (
		<div>
			<Toggle checked={shared} busy={running !== null} onChange={answer} label={say.label} />
			<p className={common.quiet}>{say.text(weekdayAndTime(Date.parse(date) + KEPT))}</p>
			<TaskNote error={error} />
		</div>
	);
}

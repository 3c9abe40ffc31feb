import { reportWords } from "#words/site/report.ts";
import { useCodeField } from "../../parts/code/use-code-field.ts";
import { Field, TaskError } from "../../parts/form/field.tsx";
import { Input } from "../../parts/form/input.tsx";
import { Segmented } from "../../parts/form/segmented.tsx";
import { TextArea } from "../../parts/form/text-area.tsx";
import { ANSWERS, FREQUENCY_NAMES, LONGEST } from "./form.ts";
import type { BugReportState } from "./use-bug-report.ts";

const say = reportWords.bug;

/** Shows the fields of a bug report. */
export function ReportFields({ form, change, error, wrong }: BugReportState) {
	const field = (name: keyof typeof LONGEST) => ({
		value: form[name],
		maxLength: LONGEST[name],
		"aria-invalid": wrong === name,
		onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
	});
	const codeField = useCodeField(form.roomCode, (roomCode) => change({ roomCode }));
	const notes = (name: keyof typeof LONGEST) => ({
		label: say.fields[name],
		error: wrong === name ? (error ?? say.missing) : null,
	});

	return (
		<>
			<Field {...notes("summary")} hint={say.hints.summary(LONGEST.summary)}>
				<TextArea {...field("summary")} required />
			</Field>
			<Field {...notes("date")} hint={say.hints.date}>
				<Input {...field("date")} required autoComplete="off" />
			</Field>
			<Segmented
				label={say.fields.frequency}
				options={FREQUENCY_NAMES.map((value) => ({ value, label: say.frequencies[value] }))}
				value={form.frequency}
				onChange={(frequency) => change({ frequency })}
			/>
			<Segmented
				label={say.fields.errorDisplayed}
				options={ANSWERS}
				value={form.errorDisplayed}
				onChange={(errorDisplayed) => change({ errorDisplayed })}
			/>
			<Segmented
				label={say.fields.otherDevice}
				options={ANSWERS}
				value={form.otherDevice}
				onChange={(otherDevice) => change({ otherDevice })}
			/>
			<Field {...notes("roomCode")} hint={say.hints.roomCode}>
				<Input {...codeField} aria-invalid={wrong === "roomCode"} />
			</Field>
			<Field {...notes("device")} hint={say.hints.device}>
				<Input {...field("device")} autoComplete="off" />
			</Field>
			<Field {...notes("additionalInfo")} hint={say.hints.additionalInfo}>
				<TextArea {...field("additionalInfo")} rows={5} />
			</Field>
			<TaskError error={wrong === null ? error : null} />
		</>
	);
}

import type { ReactNode } from "react";
import { CutNote, useCut } from "./cut.tsx";
import styles from "./field.module.css";
import { FieldNotes } from "./field-notes.tsx";

interface FieldProps {
	label: ReactNode;
	hint?: ReactNode;
	error?: string | null;
	children: ReactNode;
}

/**
 * Shows a control with its label, hint and error, and how much of a text did not fit. Screen
 * readers announce the last two.
 */
export function Field({ label, hint, error, children }: FieldProps) {
	const [around, cut] = useCut<HTMLDivElement>();
	return (
		<div className={styles.field} ref={around} data-field>
			{/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the child */}
			<label className={styles.label}>
				<span>{label}</span>
				{children}
			</label>
			<CutNote count={cut} />
			<FieldNotes hint={hint} error={error} />
		</div>
	);
}

interface FieldSetProps {
	legend: ReactNode;
	disabled?: boolean | undefined;
	/** A choice is missing. */
	wrong?: boolean | undefined;
	children: ReactNode;
}

/** Shows several controls under one legend. */
export const FieldSet = ({ legend, disabled, wrong = false, children }: FieldSetProps) => (
	<fieldset className={styles.field} disabled={disabled} data-field data-wrong={wrong || undefined}>
		<legend className={styles.legend}>{legend}</legend>
		{children}
	</fieldset>
);

/** Shows the error of a task that has no control. Screen readers announce it. */
export const TaskError = ({ error }: { error: string | null }) => (
	<div className={styles.field}>
		<FieldNotes error={error} />
	</div>
);

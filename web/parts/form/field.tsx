import type { ReactNode } from "react";
import { FieldNotes } from "./field-notes.tsx";
import "./field.css";

interface FieldProps {
	label: ReactNode;
	hint?: ReactNode;
	error?: string | null;
	children: ReactNode;
}

/** A labelled control; hint and error stand below it, the error is announced. */
export function Field({ label, hint, error, children }: FieldProps) {
	return (
		<div className="field">
			{/* biome-ignore lint/a11y/noLabelWithoutControl: the control is the child */}
			<label>
				<span>{label}</span>
				{children}
			</label>
			<FieldNotes hint={hint} error={error} />
		</div>
	);
}

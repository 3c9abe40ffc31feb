import { type ReactNode, useId } from "react";
import { FieldNotes } from "./field-notes.tsx";
import "./field.css";

interface SegmentedProps<T extends string | number> {
	label: ReactNode;
	options: readonly { value: T; label: ReactNode; disabled?: boolean }[];
	/** Null while nothing is chosen yet. */
	value: T | null;
	onChange: (value: T) => void;
	hint?: ReactNode;
	error?: string | null;
	disabled?: boolean;
}

/** One of a few, side by side: radio buttons, so the arrow keys work as everywhere. */
export function Segmented<T extends string | number>({
	label,
	options,
	value,
	onChange,
	hint,
	error,
	disabled,
}: SegmentedProps<T>) {
	const name = useId();
	return (
		<fieldset className="field" disabled={disabled}>
			<legend>{label}</legend>
			<div className="seg">
				{options.map((option) => (
					<label key={option.value}>
						<input
							type="radio"
							name={name}
							checked={option.value === value}
							disabled={option.disabled}
							onChange={() => onChange(option.value)}
						/>
						{option.label}
					</label>
				))}
			</div>
			<FieldNotes hint={hint} error={error} />
		</fieldset>
	);
}

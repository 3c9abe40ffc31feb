import { type ReactNode, useId } from "react";
import { classes } from "../classes.ts";
import common from "../common.module.css";
import { FieldSet } from "./field.tsx";
import { FieldNotes } from "./field-notes.tsx";
import styles from "./segmented.module.css";

interface SegmentedProps<T extends string | number> {
	label: ReactNode;
	options: readonly { value: T; label: ReactNode; disabled?: boolean }[];
	/** Null before the first choice. */
	value: T | null;
	onChange: (value: T) => void;
	hint?: ReactNode;
	error?: string | null;
	disabled?: boolean;
	/** One row, a grid for many short options, or a grid of three columns for longer ones. */
	layout?: "row" | "grid" | "thirds";
}

/** Shows a choice of one option. It uses radio buttons, because these support the arrow keys. */
export function Segmented<T extends string | number>({
	label,
	options,
	value,
	onChange,
	hint,
	error,
	disabled,
	layout = "row",
}: SegmentedProps<T>) {
	const name = useId();
	return (
		<FieldSet legend={label} disabled={disabled} wrong={Boolean(error)}>
			<div
				className={classes(
					styles.options,
					layout !== "row" && styles.grid,
					layout === "thirds" && styles.thirds,
				)}
			>
				{options.map((option) => (
					<label key={option.value}>
						<input
							type="radio"
							className={common.covering}
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
		</FieldSet>
	);
}

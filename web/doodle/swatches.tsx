import { type ReactNode, useId } from "react";
import common from "../parts/common.module.css";
import styles from "./swatches.module.css";

interface SwatchesProps<T extends string> {
	legend: string;
	value: T;
	options: readonly { value: T; label: string; picture: ReactNode }[];
	onChange: (value: T) => void;
}

/** Shows a choice of one picture. It uses radio buttons, because these support the arrow keys. */
export function Swatches<T extends string>({ legend, value, options, onChange }: SwatchesProps<T>) {
	const name = useId();
	return (
		<fieldset className={styles.swatches}>
			<legend className={common.silentText}>{legend}</legend>
			{options.map((option) => (
				<label key={option.value} className={styles.swatch} title={option.label}>
					<input
						type="radio"
						className={styles.radio}
						name={name}
						checked={option.value === value}
						aria-label={option.label}
						onChange={() => onChange(option.value)}
					/>
					<span className={styles.picture}>{option.picture}</span>
				</label>
			))}
		</fieldset>
	);
}

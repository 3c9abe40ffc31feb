import { useState } from "react";
import { createWords } from "#words/game/create.ts";
import { labelled } from "#words/grammar.ts";
import { Input } from "../../parts/form/input.tsx";
import { Segmented } from "../../parts/form/segmented.tsx";
import { wholeNumber } from "./house-rules.ts";
import styles from "./number-choice.module.css";

interface NumberChoiceProps {
	label: string;
	/** The values that have a button; every other value is custom. */
	usual: readonly number[];
	value: number;
	/** The lowest custom value. */
	low: number;
	/** The highest custom value. */
	high: number;
	onChange: (value: number) => void;
	disabled?: boolean | undefined;
}

const CUSTOM = "custom";

/** Shows a choice between a few usual numbers and a custom one. */
export function NumberChoice({
	label,
	usual,
	value,
	low,
	high,
	onChange,
	disabled = false,
}: NumberChoiceProps) {
	const [custom, setCustom] = useState(!usual.includes(value));
	const options = [
		...usual.map((n) => ({ value: String(n), label: n })),
		{ value: CUSTOM, label: createWords.custom },
	];
	return (
		<div className={styles.choice}>
			<Segmented
				layout="grid"
				label={label}
				options={options}
				value={custom ? CUSTOM : String(value)}
				disabled={disabled}
				onChange={(answer) => {
					setCustom(answer === CUSTOM);
					if (answer !== CUSTOM) onChange(Number(answer));
				}}
			/>
			{custom && (
				<NumberInput
					label={labelled(label, createWords.between(low, high))}
					value={value}
					low={low}
					high={high}
					onChange={onChange}
				/>
			)}
		</div>
	);
}

interface NumberInputProps
	extends Pick<NumberChoiceProps, "label" | "value" | "low" | "high" | "onChange"> {
	/** An allowed value outside of the range. */
	also?: number;
}

/** Shows a field for a number, which it clamps to the range on blur and on Enter. */
export function NumberInput({ label, value, low, high, also, onChange }: NumberInputProps) {
	const [typed, setTyped] = useState(value);
	const clamp = () => {
		const kept = typed === also ? typed : Math.min(high, Math.max(low, typed));
		setTyped(kept);
		onChange(kept);
	};
	return (
		<Input
			className={styles.input}
			inputMode="numeric"
			aria-label={label}
			value={typed}
			onChange={(event) => setTyped(wholeNumber(event.target.value))}
			onBlur={clamp}
			onKeyDown={(event) => event.key === "Enter" && clamp()}
		/>
	);
}

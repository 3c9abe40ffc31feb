import { useState } from "react";
import { Input } from "../../parts/form/input.tsx";
import { Segmented } from "../../parts/form/segmented.tsx";
import { createWords } from "../../words/create.ts";
import { wholeNumber } from "./house-rules.ts";
import styles from "./number-choice.module.css";

interface NumberChoiceProps {
	label: string;
	/** The usual answers; anything else is custom. */
	usual: readonly number[];
	value: number;
	/** What a custom answer may be. */
	low: number;
	high: number;
	onChange: (value: number) => void;
	disabled?: boolean;
}

const CUSTOM = "custom";

/** A number out of a few usual ones, or one of the player's own. */
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
					label={`${label}: ${createWords.between(low, high)}`}
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
	/** A value outside low and high that is allowed all the same. */
	also?: number;
}

/** A number typed freely; it is put within its bounds when the field is left. */
export function NumberInput({ label, value, low, high, also, onChange }: NumberInputProps) {
	const [typed, setTyped] = useState(value);
	const settle = () => {
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
			onBlur={settle}
			onKeyDown={(event) => event.key === "Enter" && settle()}
		/>
	);
}

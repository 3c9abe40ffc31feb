import { type ComponentProps, useEffect, useState } from "react";
import { Button } from "./button.tsx";

/** A press too soon after another is a double click, not a decision. */
const PAUSE = 250;
const RESET = 2000;

interface ConfirmButtonProps extends Omit<ComponentProps<typeof Button>, "onClick" | "children"> {
	label: string;
	sure: string;
	onConfirm: () => void;
	/** All labels in order, for more than two presses. */
	steps?: string[];
}

/** A button that acts on its last press and forgets the earlier ones after 2 s (gameplay.md section 4). */
export function ConfirmButton({ label, sure, onConfirm, steps, disabled, kind = "plain", className = "", ...rest }: ConfirmButtonProps) {
	const labels = steps ?? [label, sure];
	const [step, setStep] = useState(0);
	const [paused, setPaused] = useState(false);

	useEffect(() => {
		if (step === 0) return;
		setPaused(true);
		const wake = setTimeout(() => setPaused(false), PAUSE);
		const reset = setTimeout(() => setStep(0), RESET);
		return () => {
			clearTimeout(wake);
			clearTimeout(reset);
			setPaused(false);
		};
	}, [step]);

	const press = () => {
		if (step < labels.length - 1) return setStep(step + 1);
		setStep(0);
		onConfirm();
	};

	/* aria-disabled keeps the focus on the button during the pause; a disabled one would lose it. */
	return (
		<Button
			{...rest}
			kind={kind}
			className={`${className} ${step > 0 ? "asking" : ""}`}
			disabled={disabled}
			aria-disabled={paused || undefined}
			onClick={paused ? undefined : press}
		>
			<span aria-live="polite">{labels[step]}</span>
		</Button>
	);
}

import type { ComponentProps } from "react";
import { usePresses } from "../presses.ts";
import { Button } from "./button.tsx";

interface ConfirmButtonProps extends Omit<ComponentProps<typeof Button>, "onClick" | "children"> {
	label: string;
	sure: string;
	onConfirm: () => void;
	/** The labels of all presses in order; only needed for more than two. */
	steps?: readonly string[];
}

/** Shows a button that acts on its last press only (docs/game.md "Host"). */
export function ConfirmButton({
	label,
	sure,
	onConfirm,
	steps,
	disabled,
	kind = "plain",
	...rest
}: ConfirmButtonProps) {
	const labels = steps ?? [label, sure];
	const { step, paused, press } = usePresses(labels.length, onConfirm);
	// The pause uses aria-disabled, because a disabled button loses the focus.
	return (
		<Button
			{...rest}
			kind={kind}
			asking={step > 0}
			disabled={disabled}
			aria-disabled={paused || undefined}
			onClick={press}
		>
			<span aria-live="polite">{labels[step]}</span>
		</Button>
	);
}

import type { ComponentProps } from "react";
import { Button } from "./button.tsx";
import { usePresses } from "./presses.ts";

interface ConfirmButtonProps extends Omit<ComponentProps<typeof Button>, "onClick" | "children"> {
	label: string;
	sure: string;
	onConfirm: () => void;
	/** All labels in order, for more than two presses. */
	steps?: readonly string[];
}

/**
 * A button that acts on its last press and forgets the earlier ones after a while (docs/game.md
 * "Host").
 */
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
	/* aria-disabled keeps the focus on the button during the pause; a disabled one would lose it. */
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

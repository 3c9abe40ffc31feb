import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./toggle.module.css";

interface ToggleProps {
	checked: boolean;
	onChange: (checked: boolean) => void;
	label: ReactNode;
	disabled?: boolean | undefined;
	/** Takes no press until the answer arrives, and keeps the focus. */
	busy?: boolean;
	className?: string | undefined;
}

/** Shows a switch with its label. */
export function Toggle({
	checked,
	onChange,
	label,
	disabled,
	busy = false,
	className,
}: ToggleProps) {
	return (
		<button
			type="button"
			role="switch"
			aria-checked={checked}
			className={classes(styles.toggle, className)}
			disabled={disabled}
			aria-disabled={busy || undefined}
			aria-busy={busy || undefined}
			onClick={() => !busy && onChange(!checked)}
		>
			<span className={styles.switch}>
				<span className={styles.knob}>
					{checked && <Check size={15} strokeWidth={4} aria-hidden />}
				</span>
			</span>
			<span>{label}</span>
		</button>
	);
}

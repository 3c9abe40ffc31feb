import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { classes } from "../classes.ts";
import styles from "./toggle.module.css";

interface ToggleProps {
	checked: boolean;
	onChange: (checked: boolean) => void;
	label: ReactNode;
	/** A quiet line, which describes the switch to screen readers and is not in its name. */
	hint?: ReactNode;
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
	hint,
	disabled,
	busy = false,
	className,
}: ToggleProps) {
	const id = useId();
	return (
		<button
			type="button"
			role="switch"
			aria-checked={checked}
			aria-labelledby={id}
			aria-describedby={hint ? `${id}h` : undefined}
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
			<span>
				<span id={id}>{label}</span>
				{hint && (
					<small id={`${id}h`} className={styles.hint}>
						{hint}
					</small>
				)}
			</span>
		</button>
	);
}

import { Check } from "lucide-react";
import type { ReactNode } from "react";
import "./field.css";

interface ToggleProps {
	checked: boolean;
	onChange: (checked: boolean) => void;
	label: ReactNode;
	disabled?: boolean;
}

/** A switch with its label: the done flag, and every other yes or no. */
export function Toggle({ checked, onChange, label, disabled }: ToggleProps) {
	return (
		<button
			type="button"
			role="switch"
			aria-checked={checked}
			className="toggle"
			disabled={disabled}
			onClick={() => onChange(!checked)}
		>
			<span className="switch">
				<span className="knob">{checked && <Check size={15} strokeWidth={4} aria-hidden />}</span>
			</span>
			<span>{label}</span>
		</button>
	);
}

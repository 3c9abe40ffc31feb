import { Check } from "lucide-react";
import type { ReactNode } from "react";
import common from "../../parts/common.module.css";
import { FieldSet } from "../../parts/form/field.tsx";
import { Hint } from "../../parts/form/field-notes.tsx";
import styles from "./pack-box.module.css";

interface PackBoxesProps {
	legend: string;
	hint?: ReactNode;
	/** The `PackBox` elements. */
	children: ReactNode;
}

/** Shows a group of tick boxes for prompt packs. */
export const PackBoxes = ({ legend, hint, children }: PackBoxesProps) => (
	<FieldSet legend={legend}>
		<div className={styles.packs}>{children}</div>
		{hint && <Hint>{hint}</Hint>}
	</FieldSet>
);

interface PackBoxProps {
	checked: boolean;
	disabled?: boolean;
	onTick: (on: boolean) => void;
	children: ReactNode;
}

/** Shows the tick box of one prompt pack. */
export const PackBox = ({ checked, disabled = false, onTick, children }: PackBoxProps) => (
	<label className={styles.pack}>
		<input
			type="checkbox"
			className={common.covering}
			checked={checked}
			disabled={disabled}
			onChange={(event) => onTick(event.target.checked)}
		/>
		<Check className={styles.tick} size={16} strokeWidth={4} aria-hidden />
		{children}
	</label>
);

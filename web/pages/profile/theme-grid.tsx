import { useId } from "react";
import { AVAILABLE_THEMES } from "../../device/themes.ts";
import { FieldSet } from "../../parts/form/field.tsx";
import { siteWords } from "../../words/site.ts";
import styles from "./theme-grid.module.css";

interface ThemeGridProps {
	theme: number;
	onChange: (theme: number) => void;
}

/** Shows each theme as a radio button in the colours of that theme. */
export function ThemeGrid({ theme, onChange }: ThemeGridProps) {
	const name = useId();
	return (
		<FieldSet legend={siteWords.profile.theme}>
			<div className={styles.themes}>
				{AVAILABLE_THEMES.map(({ id, name: look, label }) => (
					<label key={id} className={styles.theme}>
						<input type="radio" name={name} checked={id === theme} onChange={() => onChange(id)} />
						<span className={styles.swatch} data-theme={look}>
							<span className={styles.stripe} />
							<span className={styles.name}>{label}</span>
						</span>
					</label>
				))}
			</div>
		</FieldSet>
	);
}

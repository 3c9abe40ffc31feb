import { useId } from "react";
import { Link } from "react-router-dom";
import { THEMES } from "#game/catalogue.ts";
import { space } from "#words/grammar.ts";
import { personWords } from "#words/site/person.ts";
import { usePerks } from "../../account/offer.ts";
import { deviceTheme } from "../../device/apply-theme.ts";
import common from "../../parts/common.module.css";
import { EmojiPicture } from "../../parts/emoji.tsx";
import { FieldSet } from "../../parts/form/field.tsx";
import { Hint } from "../../parts/form/field-notes.tsx";
import styles from "./theme-grid.module.css";
import "../../device/theme-looks.ts";

interface ThemeGridProps {
	/** Null follows the device. */
	theme: number | null;
	onChange: (theme: number | null) => void;
}

/** Shows each theme as a radio button in the colours of that theme; some are for supporters. */
export function ThemeGrid({ theme, onChange }: ThemeGridProps) {
	const name = useId();
	const perks = usePerks();
	const { name: look } = deviceTheme();
	const follow = { id: null, name: look, free: true };
	const themes = [follow, ...THEMES].map((choice) => ({
		...choice,
		locked: !choice.free && perks === false,
		disabled: !choice.free && perks !== true && choice.id !== theme,
	}));
	const { locked } = personWords;
	const { deviceTheme: asDevice, themes: names } = personWords.profile;
	return (
		<FieldSet legend={personWords.profile.theme}>
			<div className={styles.themes}>
				{themes.map(({ id, name: look, ...choice }) => (
					<label key={id} className={styles.theme}>
						<input
							type="radio"
							className={common.covering}
							name={name}
							checked={id === theme}
							disabled={choice.disabled}
							onChange={() => onChange(id)}
						/>
						<span className={styles.swatch} data-theme={look}>
							<span className={styles.stripe} />
							<span className={styles.name}>{id === null ? asDevice : names[look]}</span>
							{choice.locked && (
								<EmojiPicture name="lock" size={22} label={locked.mark} className={styles.lock} />
							)}
						</span>
					</label>
				))}
			</div>
			{themes.some((choice) => choice.locked) && (
				<Hint as="p">
					{locked.theme}
					{space}
					<Link to="/supporter">{locked.unlock}</Link>
				</Hint>
			)}
		</FieldSet>
	);
}

import { FONTS } from "#game/catalogue.ts";
import { personWords } from "#words/site/person.ts";
import { Segmented } from "../../parts/form/segmented.tsx";
import type { Profile } from "../../store.ts";
import styles from "./profile.module.css";
import { ThemeGrid } from "./theme-grid.tsx";

/** How the pages look to their reader. */
export type Look = Pick<Profile, "font" | "theme">;

const say = personWords.profile;
const FACES = { classic: undefined, silly: styles.silly, accessible: styles.accessible };
const FONT_CHOICES = FONTS.map((value) => ({
	value,
	label: <span className={FACES[value]}>{say.fonts[value]}</span>,
}));

interface LookFieldsProps {
	look: Look;
	onChange: (part: Partial<Look>) => void;
}

/** Shows the fields for font and theme. */
export const LookFields = ({ look, onChange }: LookFieldsProps) => (
	<>
		<Segmented
			label={say.font}
			options={FONT_CHOICES}
			value={look.font}
			onChange={(font) => onChange({ font })}
		/>
		<ThemeGrid theme={look.theme} onChange={(theme) => onChange({ theme })} />
	</>
);

import { useId } from "react";
import { AVAILABLE_THEMES } from "../../device/themes.ts";
import { siteWords } from "../../words/site.ts";

interface ThemeGridProps {
	theme: number;
	onChange: (theme: number) => void;
}

/** The themes as small sheets in their own colours. */
export function ThemeGrid({ theme, onChange }: ThemeGridProps) {
	const name = useId();
	return (
		<fieldset className="field">
			<legend>{siteWords.profile.theme}</legend>
			<div className="themes">
				{AVAILABLE_THEMES.map(({ id, name: look, label }) => (
					<label key={id} className="theme">
						<input type="radio" name={name} checked={id === theme} onChange={() => onChange(id)} />
						<span className="swatch" data-theme={look}>
							<span className="stripe" />
							<span className="theme-name">{label}</span>
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

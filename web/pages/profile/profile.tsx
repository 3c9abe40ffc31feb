import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { FONTS } from "#game/catalogue.ts";
import { LIMITS } from "#game/limits.ts";
import { pickSprites } from "../../avatars/free.ts";
import { applyTheme } from "../../device/apply-theme.ts";
import { keepProfile, nameError } from "../../device/profile.ts";
import { Button } from "../../parts/form/button.tsx";
import { Field } from "../../parts/form/field.tsx";
import { Input } from "../../parts/form/input.tsx";
import { Segmented } from "../../parts/form/segmented.tsx";
import { type Profile, store } from "../../store.ts";
import { siteWords } from "../../words/site.ts";
import sitePage from "../site-page.module.css";
import { SitePage } from "../site-page.tsx";
import { AvatarCarousel } from "./avatar-carousel.tsx";
import styles from "./profile.module.css";
import { safeWay } from "./safe-redirect.ts";
import { SignInBlock } from "./sign-in-block.tsx";
import { ThemeGrid } from "./theme-grid.tsx";

type Draft = Omit<Profile, "mature"> & { mature: boolean | null };

const say = siteWords.profile;
const FACES = { classic: undefined, silly: styles.silly, accessible: styles.accessible };
const FONT_CHOICES = FONTS.map((value) => ({
	value,
	label: <span className={FACES[value]}>{say.fonts[value]}</span>,
}));
const AGES = [
	{ value: "no", label: siteWords.no },
	{ value: "yes", label: siteWords.yes },
] as const;

const newcomer = (): Draft => ({
	name: "",
	sprite_id: pickSprites(1)[0] ?? 0,
	mature: null,
	font: "classic",
	theme: 0,
});

function ProfileForm({ back, next }: { back: string; next: string }) {
	const [draft, setDraft] = useState<Draft>(() =>
		store.profile ? { ...store.profile } : newcomer(),
	);
	const [tried, setTried] = useState(false);
	const [query] = useSearchParams();
	const navigate = useNavigate();
	const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });

	// The page previews theme and font. It restores the saved ones when the player leaves.
	useEffect(() => applyTheme(draft), [draft]);
	useEffect(() => () => applyTheme(store.profile), []);

	const wrongName = tried ? nameError(draft.name) : null;
	const noAge = tried && draft.mature === null ? say.noAge : null;

	const save = () => {
		setTried(true);
		const name = draft.name.trim();
		if (nameError(name) !== null || draft.mature === null) return;
		const profile = { ...draft, name, mature: draft.mature };
		store.profile = profile;
		keepProfile(profile);
		// This replaces the history entry, so that "back" skips the form.
		navigate(safeWay(query.get("then")) ?? next, { replace: true });
	};

	return (
		<form
			noValidate
			className={sitePage.form}
			onSubmit={(event) => {
				event.preventDefault();
				save();
			}}
		>
			<SitePage
				title={say.title}
				heading={say.heading}
				back={back}
				footer={<Button type="submit">{say.save}</Button>}
			>
				<AvatarCarousel sprite={draft.sprite_id} onChange={(sprite_id) => change({ sprite_id })} />
				<Field label={say.name} hint={say.nameHint} error={wrongName}>
					<Input
						value={draft.name}
						required
						minLength={LIMITS.playerNameLength.min}
						maxLength={LIMITS.playerNameLength.max}
						autoComplete="nickname"
						autoCapitalize="words"
						spellCheck={false}
						enterKeyHint="done"
						aria-invalid={wrongName !== null}
						onChange={(event) => change({ name: event.target.value })}
					/>
				</Field>
				<Segmented
					label={say.mature}
					options={AGES}
					value={draft.mature === null ? null : draft.mature ? "yes" : "no"}
					onChange={(answer) => change({ mature: answer === "yes" })}
					hint={say.matureHint}
					error={noAge}
				/>
				<Segmented
					label={say.font}
					options={FONT_CHOICES}
					value={draft.font}
					onChange={(font) => change({ font })}
				/>
				<ThemeGrid theme={draft.theme} onChange={(theme) => change({ theme })} />
				<SignInBlock />
			</SitePage>
		</form>
	);
}

/** Shows /user: the profile. Saving leads home, or to the page that asked for the profile. */
export const ProfilePage = () => <ProfileForm back="/" next="/" />;

/** Shows /user/setup: the profile before the first game. Saving leads to /play. */
export const SetupPage = () => <ProfileForm back="/" next="/play" />;

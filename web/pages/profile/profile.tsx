import { lazy, Suspense, useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useSnapshot } from "valtio";
import { settlePerks } from "../../account/perks.ts";
import { pickSprites } from "../../avatars/free.ts";
import { SECRET_SPRITE } from "../../avatars/index.ts";
import { applyTheme } from "../../device/apply-theme.ts";
import { keepPlat } from "../../device/plat.ts";
import { keepProfile } from "../../device/profile.ts";
import { Button } from "../../parts/form/button.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Alert } from "../../parts/page/dialog.tsx";
import { PersonFields } from "../../parts/person/person-fields.tsx";
import { nameError, offeredName } from "../../parts/person/player-name.ts";
import { loadPart } from "../../routing/late.ts";
import { type Profile, store } from "../../store.ts";
import { personWords } from "../../words/person.ts";
import sitePage from "../site-page.module.css";
import { SitePage } from "../site-page.tsx";
import { Help } from "./help.tsx";
import { useKonami } from "./konami.ts";
import { LookFields } from "./look-fields.tsx";
import { safeWay } from "./safe-redirect.ts";
import { SignInBlock } from "./sign-in-block.tsx";
import { Support } from "./support.tsx";

type Draft = Omit<Profile, "mature"> & { mature: boolean | null };

const say = personWords.profile;

/** Where "Start a room of your own" leads. */
const START = "/play/create?mode=default";

// It brings the code of a room, which the profile does not need.
const NewHost = lazy(() => loadPart(() => import("../create/new-host.tsx")));

const newcomer = (): Draft => ({
	name: "",
	sprite_id: pickSprites(1)[0] ?? 0,
	mature: null,
	font: "classic",
	theme: null,
});

function ProfileForm({ back, next }: { back: string; next: string }) {
	const [draft, setDraft] = useState<Draft>(() =>
		store.profile ? { ...store.profile } : newcomer(),
	);
	const [tried, setTried] = useState(false);
	const [query] = useSearchParams();
	const navigate = useNavigate();
	const [alert, setAlert] = useState<string | null>(null);
	const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
	useKonami(() => {
		keepPlat();
		change({ sprite_id: SECRET_SPRITE });
	});
	useSettledLook(change);
	useOfferedName((name) => setDraft((now) => (now.name === "" ? { ...now, name } : now)));

	// The page previews theme and font. It restores the saved ones when the player leaves.
	useEffect(() => applyTheme(draft), [draft]);
	useEffect(() => () => applyTheme(store.profile), []);

	const save = () => {
		setTried(true);
		const name = draft.name.trim();
		const wrong = nameError(name);
		if (wrong !== null) return setAlert(wrong);
		if (draft.mature === null) return;
		const profile = { ...draft, name, mature: draft.mature };
		store.profile = profile;
		store.otherAvatar = false;
		keepProfile(profile);
		void settlePerks();
		// This replaces the history entry, so that "back" skips the form.
		navigate(safeWay(query.get("then")) ?? next, { replace: true });
	};

	return (
		<Form
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
				<PersonFields draft={draft} tried={tried} onChange={change} allAvatars />
				<LookFields look={draft} onChange={change} />
				<SignInBlock />
				<Support />
				<Help />
				<Alert text={alert} onClose={() => setAlert(null)} />
			</SitePage>
		</Form>
	);
}

/** Takes over what was taken off the kept profile, or given back (web/account/perks.ts). */
function useSettledLook(change: (look: Pick<Profile, "sprite_id" | "theme">) => void): void {
	const { profile } = useSnapshot(store);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only when the kept look changes
	useEffect(() => {
		if (profile) change({ sprite_id: profile.sprite_id, theme: profile.theme });
	}, [profile?.sprite_id, profile?.theme]);
}

/** Offers the name of the account to a player who has none yet. */
function useOfferedName(offer: (name: string) => void): void {
	const { account } = useSnapshot(store);
	const name = account?.name;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each account
	useEffect(() => {
		if (name) offer(offeredName(name));
	}, [name]);
}

/**
 * Shows /user: the profile. Saving leads home, or to the page that asked for the profile. Who has none
 * and starts a room is asked for less, and opens it here.
 */
export function ProfilePage() {
	const [query] = useSearchParams();
	const [opens] = useState(() => store.profile === null && query.get("then") === START);
	if (!opens) return <ProfileForm back="/" next="/" />;
	return (
		<Suspense>
			<NewHost start={START} />
		</Suspense>
	);
}

/** Shows /user/setup: the profile before the first game. Saving leads to /play. */
export const SetupPage = () => <ProfileForm back="/" next="/play" />;

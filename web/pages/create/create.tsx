import { type FormEvent, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useSnapshot } from "valtio";
import { estimatedMinutes } from "#game/length.ts";
import { modeNamed } from "#game/modes/index.ts";
import { type Preset, presetOf } from "#game/presets.ts";
import { DEFAULT_SETTINGS, type GameMode, type PromptPack, type Settings } from "#game/settings.ts";
import { useSupporter } from "../../account/offer.ts";
import { ApiError } from "../../api.ts";
import { USUAL_PARTY } from "../../game/minutes.ts";
import { Button } from "../../parts/form/button.tsx";
import { Hint } from "../../parts/form/field-notes.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Banner } from "../../parts/page/banner.tsx";
import { Alert } from "../../parts/page/dialog.tsx";
import { createRoom } from "../../room/room.ts";
import { roomWay } from "../../room/room-address.ts";
import { store } from "../../store.ts";
import { createWords } from "../../words/create.ts";
import { siteWords } from "../../words/site.ts";
import { AllRules } from "../house-rules/all-rules.tsx";
import {
	coherentRules,
	keepRules,
	keptRules,
	rulesOf,
	type Wishes,
} from "../house-rules/house-rules.ts";
import { MODE_FORMS, modeOfQuery } from "../house-rules/modes.ts";
import { useOwnPackChoice } from "../house-rules/own-pack-choice.tsx";
import { RulesFold } from "../house-rules/rules-fold.tsx";
import sitePage from "../site-page.module.css";
import { SitePage } from "../site-page.tsx";
import styles from "./create.module.css";
import { Menus } from "./menus.tsx";
import { ModePicker } from "./mode-picker.tsx";
import { Rating } from "./rating.tsx";
import { Reckoned } from "./reckoned.tsx";

const say = createWords;

/** Shows /play/create: the form of the mode in `?mode=`, else the mode picker. */
export function CreatePage() {
	const [query, setQuery] = useSearchParams();
	const mode = modeOfQuery(query.get("mode"));
	const change = (next: GameMode) => setQuery({ mode: MODE_FORMS[next].query }, { replace: true });
	return mode ? <CreateForm mode={mode} onMode={change} /> : <ModePicker />;
}

function CreateForm({ mode, onMode }: { mode: GameMode; onMode: (mode: GameMode) => void }) {
	const mature = store.profile?.mature ?? false;
	// The wishes stay unadjusted, because a choice that is ruled out now may be possible later.
	const [wishes, setWishes] = useState(keptRules);
	const supporter = useSupporter();
	const own = useOwnPackChoice();
	const { do_sonic: sonic, words_per_second } = useSnapshot(store).flags;
	const ownPacks = own.ticked.length > 0;
	const rulesIn = (game_mode: GameMode) =>
		coherentRules(wishes, game_mode, mature, { supporter, ownPacks, sonic });
	const settingsIn = (game_mode: GameMode): Settings => ({
		...DEFAULT_SETTINGS,
		...rulesIn(game_mode),
		game_mode,
	});
	const [rules, settings] = [rulesIn(mode), settingsIn(mode)];
	const preset = presetOf(settings);
	const [picked, setPicked] = useState<Preset>(preset ?? "classic");
	const [party, setParty] = useState(USUAL_PARTY);
	const { alone } = modeNamed(mode);
	const [error, setError] = useState<string | null>(null);
	const [alert, setAlert] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const navigate = useNavigate();
	const change = (part: Partial<Wishes>) => setWishes({ ...wishes, ...part });
	const blocks = { rules, change, mode };

	const pick = (menu: Preset) => {
		const { maturity, prompt_packs } = wishes;
		setPicked(menu);
		setWishes({ ...rulesOf(menu), maturity, prompt_packs });
	};

	const create = async (event: FormEvent) => {
		event.preventDefault();
		if (!store.profile) return setAlert(siteWords.errors.noPlayer);
		setBusy(true);
		setError(null);
		keepRules(wishes);
		try {
			// The cast allows own packs, which are sent by name. The server looks them up in the
			// caller's account.
			const prompt_packs = [...rules.prompt_packs, ...own.ticked] as PromptPack[];
			navigate(...roomWay(await createRoom({ game_mode: mode, ...rules, prompt_packs })));
		} catch (reason) {
			const text = reason instanceof Error ? reason.message : String(reason);
			setError(reason instanceof ApiError ? text : say.somethingBad(text));
			setBusy(false);
		}
	};

	return (
		<Form className={sitePage.form} onSubmit={create}>
			<SitePage
				title={say.title}
				heading={say.heading}
				back="/"
				wide
				footer={
					<>
						{error && (
							<Banner kind="red" onDismiss={() => setError(null)}>
								{error}
							</Banner>
						)}
						<Button type="submit" busy={busy} className={styles.open}>
							{say.create(
								preset && say.presets[preset].name,
								alone,
								estimatedMinutes(settings, party, words_per_second),
							)}
						</Button>
					</>
				}
			>
				<div className={styles.start}>
					<Menus
						settings={settings}
						people={party}
						picked={preset ?? picked}
						pure={preset !== null}
						onPick={pick}
					/>
					{preset === null && (
						<Button kind="plain" small className={styles.back} onClick={() => pick(picked)}>
							{say.backTo(say.presets[picked].name)}
						</Button>
					)}
					{!alone && (
						<Reckoned
							people={Math.min(party, settings.max_players)}
							most={settings.max_players}
							together={rules.read_together}
							onChange={setParty}
						/>
					)}
					<div className={styles.rules}>
						<Rating {...blocks} mature={mature} />
						<RulesFold inShort={say.rulesInShort}>
							<AllRules
								{...blocks}
								settingsIn={settingsIn}
								people={party}
								onMode={onMode}
								supporter={supporter}
								own={own}
							/>
						</RulesFold>
					</div>
					<Hint as="p" className={styles.changeable}>
						{say.changeable}
					</Hint>
				</div>
				<Alert text={alert} onClose={() => setAlert(null)} />
			</SitePage>
		</Form>
	);
}

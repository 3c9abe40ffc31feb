import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useSnapshot } from "valtio";
import { estimatedMinutes } from "#game/length.ts";
import { modeNamed } from "#game/modes/index.ts";
import type { GameMode } from "#game/settings.ts";
import { USUAL_PARTY } from "../../game/minutes.ts";
import { Button } from "../../parts/form/button.tsx";
import { Hint } from "../../parts/form/field-notes.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Banner } from "../../parts/page/banner.tsx";
import { Alert } from "../../parts/page/dialog.tsx";
import { store } from "../../store.ts";
import { createWords } from "../../words/create.ts";
import { AllRules } from "../house-rules/all-rules.tsx";
import { MODE_FORMS, modeOfQuery } from "../house-rules/modes.ts";
import { RulesFold } from "../house-rules/rules-fold.tsx";
import sitePage from "../site-page.module.css";
import { SitePage } from "../site-page.tsx";
import styles from "./create.module.css";
import { Menus } from "./menus.tsx";
import { ModePicker } from "./mode-picker.tsx";
import { Rating } from "./rating.tsx";
import { Reckoned } from "./reckoned.tsx";
import { useCreateForm } from "./use-create-form.ts";

const say = createWords;

/** Shows /play/create: the form of the mode in `?mode=`, else the mode picker. */
export function CreatePage() {
	const [query, setQuery] = useSearchParams();
	const mode = modeOfQuery(query.get("mode"));
	const change = (next: GameMode) => setQuery({ mode: MODE_FORMS[next].query }, { replace: true });
	return mode ? <CreateForm mode={mode} onMode={change} /> : <ModePicker />;
}

function CreateForm({ mode, onMode }: { mode: GameMode; onMode: (mode: GameMode) => void }) {
	const { words_per_second } = useSnapshot(store).flags;
	const form = useCreateForm(mode);
	const { rules, settings, preset, picked, pick } = form;
	const [party, setParty] = useState(USUAL_PARTY);
	const { alone } = modeNamed(mode);
	const blocks = { rules, change: form.change, mode };
	const create = (event: FormEvent) => {
		event.preventDefault();
		void form.create();
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
						{form.error && (
							<Banner kind="red" onDismiss={form.dismissError}>
								{form.error}
							</Banner>
						)}
						<Button type="submit" busy={form.busy} className={styles.open}>
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
						<Rating {...blocks} mature={form.mature} />
						<RulesFold inShort={say.rulesInShort}>
							<AllRules
								{...blocks}
								settingsIn={form.settingsIn}
								people={party}
								onMode={onMode}
								supporter={form.supporter}
								own={form.own}
							/>
						</RulesFold>
					</div>
					<Hint as="p" className={styles.changeable}>
						{say.changeable}
					</Hint>
				</div>
				<Alert text={form.alert} onClose={form.dismissAlert} />
			</SitePage>
		</Form>
	);
}

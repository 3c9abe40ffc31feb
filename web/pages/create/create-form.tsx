import { type FormEvent, useState } from "react";
import type { GameMode } from "#game/settings.ts";
import { createWords as say } from "#words/game/create.ts";
import { USUAL_PARTY } from "../../game/minutes.ts";
import { Hint } from "../../parts/form/field-notes.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Alert } from "../../parts/page/dialog.tsx";
import { ShareButton } from "../../recipe/share-button.tsx";
import sitePage from "../site-page.module.css";
import { SitePage } from "../site-page.tsx";
import { ChosenRules } from "./chosen-rules.tsx";
import styles from "./create.module.css";
import { CreateFooter } from "./create-footer.tsx";
import { ExpectedPeople } from "./expected-people.tsx";
import { Menus } from "./menus.tsx";
import { useCreateForm } from "./use-create-form.ts";

interface Props {
	mode: GameMode;
	onMode: (mode: GameMode) => void;
}

/** Shows the form of a mode: the menu, the expected number of people, and the rules. */
export function CreateForm({ mode, onMode }: Props) {
	const form = useCreateForm(mode);
	const { rules, settings, preset, picked, pick, alone } = form;
	const [party, setParty] = useState(USUAL_PARTY);
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
				footer={<CreateFooter form={form} people={party} />}
			>
				<div className={styles.start}>
					<Menus
						settings={settings}
						people={party}
						picked={preset ?? picked}
						pure={preset !== null}
						onPick={pick}
					/>
					{!alone && (
						<ExpectedPeople
							people={Math.min(party, settings.max_players)}
							most={settings.max_players}
							together={rules.read_together}
							onChange={setParty}
						/>
					)}
					<ChosenRules form={form} mode={mode} onMode={onMode} people={party} />
					<Hint as="p" className={styles.changeable}>
						{say.changeable}
					</Hint>
					<ShareButton settings={settings} className={styles.share} />
				</div>
				<Alert text={form.alert} onClose={form.dismissAlert} />
			</SitePage>
		</Form>
	);
}

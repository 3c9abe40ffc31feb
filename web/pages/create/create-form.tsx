import { type FormEvent, useState } from "react";
import type { GameMode } from "#game/settings.ts";
import { createWords as say } from "#words/game/create.ts";
import { USUAL_PARTY } from "../../game/minutes.ts";
import { Form } from "../../parts/form/form.tsx";
import { Alert } from "../../parts/page/dialog.tsx";
import { ShareButton } from "../../recipe/share-button.tsx";
import { Evening } from "../house-rules/evening/evening.tsx";
import { MODES } from "../house-rules/modes.ts";
import sitePage from "../site-page.module.css";
import { SitePage } from "../site-page.tsx";
import { CreateFooter } from "./create-footer.tsx";
import { ExpectedPeople } from "./expected-people.tsx";
import { useCreateForm } from "./use-create-form.ts";

interface Props {
	mode: GameMode;
	onMode: (mode: GameMode) => void;
}

/** Shows the form of a mode. */
export function CreateForm({ mode, onMode }: Props) {
	const [party, setParty] = useState(USUAL_PARTY);
	const form = useCreateForm(mode);
	const { settings, alone } = form.rules;
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
				<Evening rules={form.rules} mode={mode} modes={MODES} onMode={onMode} people={party} whole>
					{!alone && (
						<ExpectedPeople
							people={Math.min(party, settings.max_players)}
							most={settings.max_players}
							together={settings.read_together}
							onChange={setParty}
						/>
					)}
					<ShareButton settings={settings} />
				</Evening>
				<Alert text={form.alert} onClose={form.dismissAlert} />
			</SitePage>
		</Form>
	);
}

import { type FormEvent, useState } from "react";
import { createWords } from "#words/game/create.ts";
import { Button } from "../../parts/form/button.tsx";
import { Form } from "../../parts/form/form.tsx";
import { ShareButton } from "../../recipe/share-button.tsx";
import type { RulesFormProps } from "../../screens/settings/rules-form-slot.ts";
import { Evening } from "../house-rules/evening/evening.tsx";
import styles from "./room-rules.module.css";
import { useRoomRules } from "./use-room-rules.ts";

/** Changes the settings of a room in its lobby, with the controls of the create form. */
export default function RoomRules({ settings, people, onSave, onClose }: RulesFormProps) {
	const { rules, mode, setMode, modes, changes } = useRoomRules(settings, people);
	const [busy, setBusy] = useState(false);
	const save = async (event: FormEvent) => {
		event.preventDefault();
		setBusy(true);
		const taken = await onSave(changes());
		setBusy(false);
		if (taken) onClose();
	};

	return (
		<Form onSubmit={save} className={styles.form}>
			<Evening rules={rules} mode={mode} modes={modes} onMode={setMode} people={people}>
				<ShareButton settings={rules.settings} />
			</Evening>
			<div className={styles.done}>
				<Button type="submit" busy={busy}>
					{createWords.saveRules}
				</Button>
			</div>
		</Form>
	);
}

import { type FormEvent, useState } from "react";
import { modeNamed } from "#game/modes/index.ts";
import { createWords } from "#words/game/create.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { Form } from "../../parts/form/form.tsx";
import { DialogActions } from "../../parts/page/dialog.tsx";
import type { RulesFormProps } from "../../screens/settings/rules-form-slot.ts";
import { Rating } from "../create/rating.tsx";
import { AllRules } from "../house-rules/all-rules.tsx";
import { useRoomRules } from "./use-room-rules.ts";

/** Changes the settings of a room in its lobby, with the blocks of the create form. */
export default function RoomRules({ settings, people, onSave, onClose }: RulesFormProps) {
	const chosen = useRoomRules(settings);
	const { mature, mode, setMode, rules, change, settingsIn, supporter, own, changes } = chosen;
	const [busy, setBusy] = useState(false);
	const blocks = { rules, change, mode };
	const save = async (event: FormEvent) => {
		event.preventDefault();
		setBusy(true);
		const taken = await onSave(changes());
		setBusy(false);
		if (taken) onClose();
	};

	return (
		<Form onSubmit={save} className={common.stack}>
			<Rating {...blocks} mature={mature} />
			<AllRules
				{...blocks}
				settingsIn={settingsIn}
				people={people}
				onMode={(next) => modeNamed(next).alone === modeNamed(mode).alone && setMode(next)}
				supporter={supporter}
				own={own}
			/>
			<DialogActions>
				<Button type="submit" busy={busy}>
					{createWords.saveRules}
				</Button>
			</DialogActions>
		</Form>
	);
}

import { lobbyWords } from "#words/game/lobby.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { TaskError } from "../../parts/form/field.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Segmented } from "../../parts/form/segmented.tsx";
import { DialogActions } from "../../parts/page/dialog.tsx";
import { PersonFields } from "../../parts/person/person-fields.tsx";
import type { ScreenProps } from "../screen.ts";
import { useSeatChange } from "./use-seat-change.ts";

/** Changes a seat in the lobby, and the profile of this device (docs/game.md "Lobby"). */
export default function ChangeForm({
	game,
	player,
	onClose,
}: ScreenProps & { onClose: () => void }) {
	const change = useSeatChange({ game, player, onDone: onClose });
	const { draft, edit, side, setSide, tried, busy, error, refusedName, host, full, twin } = change;
	return (
		<Form noValidate onSubmit={change.save} className={common.looseStack}>
			<PersonFields
				draft={draft}
				tried={tried}
				refused={refusedName}
				onChange={edit}
				avatarNote={twin && lobbyWords.wornBy(twin.name)}
			/>
			{(game.settings.audiences || player.data.audience) && (
				<Segmented
					label={lobbyWords.side}
					options={[
						{ value: "players", label: lobbyWords.sides.players, disabled: full },
						{ value: "audience", label: lobbyWords.sides.audience, disabled: host },
					]}
					value={side}
					onChange={setSide}
					hint={host ? lobbyWords.crownFirst : full ? lobbyWords.tableFull : undefined}
				/>
			)}
			<TaskError error={error} />
			<DialogActions>
				<Button type="submit" busy={busy}>
					{lobbyWords.save}
				</Button>
			</DialogActions>
		</Form>
	);
}

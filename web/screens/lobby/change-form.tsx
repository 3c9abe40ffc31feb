import { type FormEvent, useState } from "react";
import { nameFault } from "#game/names/player-name-fault.ts";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { lobbyWords } from "#words/game/lobby.ts";
import { ApiError } from "../../api.ts";
import { isHost, writersOf } from "../../game/seats.ts";
import { Button } from "../../parts/form/button.tsx";
import { TaskError } from "../../parts/form/field.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Segmented } from "../../parts/form/segmented.tsx";
import { DialogActions } from "../../parts/page/dialog.tsx";
import { PersonFields } from "../../parts/person/person-fields.tsx";
import { changeSeat } from "../../room/room.ts";
import type { Side } from "../../room/seats/seat-api.ts";
import { store } from "../../store.ts";
import styles from "./lobby.module.css";

interface Props {
	game: Game;
	player: OwnPlayer;
	onClose: () => void;
}

/** Changes a seat in the lobby, and the profile of this device (docs/game.md "Lobby"). */
export default function ChangeForm({ game, player, onClose }: Props) {
	const { name, meta, data } = player;
	const [draft, setDraft] = useState({ name, sprite_id: meta.sprite_id, mature: meta.mature });
	const [side, setSide] = useState<Side>(data.audience ? "audience" : "players");
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const [error, setError] = useState<string | null>(null);
	const [refusedName, setRefusedName] = useState<string | null>(null);

	const host = isHost(game, player);
	const writers = writersOf(game);
	const full = data.audience && writers.length >= game.settings.max_players;
	const twin = writers.find(
		({ id, meta }) => id !== player.id && meta.sprite_id === draft.sprite_id,
	);

	const save = async (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		if (nameFault(draft.name) !== null || !store.profile) return;
		setBusy(true);
		setError(null);
		try {
			await changeSeat({ ...store.profile, ...draft, name: draft.name.trim() }, side);
			onClose();
		} catch (reason) {
			const text = reason instanceof Error ? reason.message : String(reason);
			if (reason instanceof ApiError && reason.field === "name") setRefusedName(text);
			else setError(text);
			setBusy(false);
		}
	};

	return (
		<Form noValidate onSubmit={save} className={styles.fields}>
			<PersonFields
				draft={draft}
				tried={tried}
				refused={refusedName}
				onChange={({ mature, ...part }) => {
					setDraft({ ...draft, ...part, mature: mature ?? draft.mature });
					setRefusedName(null);
				}}
				avatarNote={twin && lobbyWords.wornBy(twin.name)}
			/>
			{(game.settings.audiences || data.audience) && (
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

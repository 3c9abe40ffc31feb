import { type FormEvent, useState } from "react";
import { nameFault } from "#game/names/player-name-fault.ts";
import { ApiError } from "../../api.ts";
import { isHost, writersOf } from "../../game/seats.ts";
import type { PersonDraft } from "../../parts/person/person-fields.tsx";
import { changeSeat } from "../../room/room.ts";
import type { Side } from "../../room/seats/seat-api.ts";
import { store } from "../../store.ts";
import type { ScreenProps } from "../screen.ts";

/**
 * Returns the person and the side that a player chooses for their seat, and what rules a side out.
 * `onDone` is called once the seat has changed.
 */
export function useSeatChange({ game, player, onDone }: ScreenProps & { onDone: () => void }) {
	const { name, meta, data } = player;
	const [draft, setDraft] = useState({ name, sprite_id: meta.sprite_id, mature: meta.mature });
	const [side, setSide] = useState<Side>(data.audience ? "audience" : "players");
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const [error, setError] = useState<string | null>(null);
	const [refusedName, setRefusedName] = useState<string | null>(null);
	const writers = writersOf(game);

	const edit = ({ mature, ...part }: Partial<PersonDraft>) => {
		setDraft({ ...draft, ...part, mature: mature ?? draft.mature });
		setRefusedName(null);
	};
	const save = async (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		if (nameFault(draft.name) !== null || !store.profile) return;
		setBusy(true);
		setError(null);
		try {
			await changeSeat({ ...store.profile, ...draft, name: draft.name.trim() }, side);
			onDone();
		} catch (reason) {
			const text = reason instanceof Error ? reason.message : String(reason);
			if (reason instanceof ApiError && reason.field === "name") setRefusedName(text);
			else setError(text);
			setBusy(false);
		}
	};
	return {
		draft,
		edit,
		side,
		setSide,
		/** The player has tried to save. */
		tried,
		busy,
		error,
		/** Why the server refused the name; null without a refusal. */
		refusedName,
		host: isHost(game, player),
		/** The table has no seat for a player of the audience. */
		full: data.audience && writers.length >= game.settings.max_players,
		/** Another player with the chosen avatar. */
		twin: writers.find(({ id, meta }) => id !== player.id && meta.sprite_id === draft.sprite_id),
		save,
	};
}

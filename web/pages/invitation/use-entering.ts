import { type SubmitEvent, useState } from "react";
import { invitationWords as say } from "#words/site/invitation.ts";
import { ApiError } from "../../api.ts";
import { type GuestDraft, newGuest, usePersonDraft } from "../../parts/person/guest-draft.ts";
import { introduce } from "../../parts/person/introduce.ts";
import type { Side } from "../../room/seats/seat-api.ts";
import { takeOff } from "../../room/seats/take-off.ts";
import type { Invited } from "./use-invitation.ts";

// It loads late, because the room's page has it already.
const joinRoom = async (code: string, as: Side) =>
	(await import("../../room/seats/take-seat.ts")).joinRoom(code, as);

/** The value of the button that takes a seat in the audience. */
export const WATCHING = "audience";

interface EnteringOptions {
	code: string;
	invited: Invited;
	refresh: () => Promise<void>;
	refusedName: string | null;
	onSeated: () => void;
	onRefused: (refusal: ApiError) => void;
}

/** Returns the draft of an invited person, and the function that takes a seat. */
export function useEntering({
	code,
	invited,
	refresh,
	onSeated,
	onRefused,
	...door
}: EnteringOptions) {
	const [draft, setDraft] = usePersonDraft(() => newGuest(invited.players));
	const [tried, setTried] = useState(door.refusedName !== null);
	const [busy, setBusy] = useState(false);
	const [error, setError] = useState<string | null>(null);
	const [refusedName, setRefusedName] = useState(door.refusedName);
	const [knocked, setKnocked] = useState(false);

	const explain = async (refusal: ApiError) => {
		setKnocked(refusal.code === "locked");
		if (refusal.field === "name") return setRefusedName(refusal.message);
		if (refusal.code === "locked") setError(say.stillLocked(invited.host));
		else if (refusal.code === undefined || refusal.status === 0) setError(refusal.message);
		else if (refusal.code !== "full" && refusal.code !== "started") return onRefused(refusal);
		// The page shows what has changed meanwhile.
		await refresh();
	};
	const enter = async (as: Side) => {
		setTried(true);
		if (!introduce(draft)) return;
		setBusy(true);
		setError(null);
		try {
			if (as === "players") takeOff(document.querySelector("[data-own-sticker]"));
			await joinRoom(code, as);
			onSeated();
		} catch (reason) {
			await explain(reason instanceof ApiError ? reason : new ApiError(0, String(reason)));
			setBusy(false);
		}
	};
	const { state, audiences, mature } = invited;
	const side: Side = state === "lobby" ? "players" : "audience";
	return {
		draft,
		change: (part: Partial<GuestDraft>) => {
			setDraft((now) => ({ ...now, ...part }));
			setRefusedName(null);
		},
		/** The server's reason for refusing the name. */
		refusedName,
		/** The person has pressed a button. */
		tried,
		busy,
		error,
		/** A refusal also means locked, because the room may have been locked meanwhile. */
		locked: invited.locked || knocked,
		tooYoung: mature && draft.mature === false,
		/** The side on which the person sits unless they ask for the audience. */
		side,
		/** No seat is free. */
		shut: side === "audience" && !audiences,
		submit: (event: SubmitEvent) => {
			event.preventDefault();
			const { submitter } = event.nativeEvent;
			void enter(submitter?.getAttribute("value") === WATCHING ? "audience" : side);
		},
	};
}

export type Entering = ReturnType<typeof useEntering>;

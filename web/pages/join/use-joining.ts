import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router-dom";
import { personWords } from "#words/person.ts";
import { ApiError } from "../../api.ts";
import { codeAfter, isCode } from "../../room/codes.ts";
import { roomWay } from "../../room/room-address.ts";
import { suggestedCode } from "../../room/seats/look-up.ts";
import type { Side } from "../../room/seats/seat-api.ts";
import { joinRoom } from "../../room/seats/take-seat.ts";

/**
 * Suggests the code of the last room, unless the player has typed by then. Returns the ref for the
 * field.
 */
function useSuggestion(suggest: (code: string) => void): RefObject<HTMLInputElement | null> {
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		void suggestedCode().then((code) => {
			if (code === null || field.current?.value !== "") return;
			flushSync(() => suggest(code));
			if (document.activeElement === field.current) field.current.select();
		});
	}, [suggest]);
	return field;
}

/** Returns the code as it is typed, and the function that takes a seat in its room. */
export function useJoining(as: Side) {
	const [code, setCode] = useState("");
	const field = useSuggestion(setCode);
	const [error, setError] = useState<string | null>(null);
	const [alert, setAlert] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const navigate = useNavigate();

	const join = async (event: FormEvent) => {
		event.preventDefault();
		if (code === "") return setAlert(personWords.alerts.roomCode);
		if (!isCode(code)) return setError(personWords.join.badCode);
		setBusy(true);
		setError(null);
		try {
			await joinRoom(code, as);
			navigate(...roomWay(code));
		} catch (reason) {
			const text = reason instanceof Error ? reason.message.trim() : String(reason);
			if (reason instanceof ApiError && reason.status !== 0) setError(text);
			else setAlert(text);
		} finally {
			setBusy(false);
		}
	};
	return {
		field,
		code,
		type: (text: string) => {
			setCode(codeAfter(code, text));
			setError(null);
		},
		/** The error of the code. */
		error,
		/** The reason why joining is impossible, for a dialog. */
		alert,
		dismissAlert: () => setAlert(null),
		busy,
		join,
	};
}

export type Joining = ReturnType<typeof useJoining>;

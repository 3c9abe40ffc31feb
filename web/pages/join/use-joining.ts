import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { personWords } from "#words/site/person.ts";
import { ApiError } from "../../api.ts";
import { isCode } from "../../parts/code/codes.ts";
import { useCodeField } from "../../parts/code/use-code-field.ts";
import { roomWay } from "../../room/room-address.ts";
import { suggestedCode } from "../../room/seats/look-up.ts";
import type { Side } from "../../room/seats/seat-api.ts";
import { joinRoom } from "../../room/seats/take-seat.ts";

/**
 * Suggests the code of the last room, unless the player has typed by then. Returns the ref for the
 * field.
 */
function useSuggestion(): RefObject<HTMLInputElement | null> {
	const field = useRef<HTMLInputElement>(null);
	useEffect(() => {
		void suggestedCode().then((code) => {
			if (code === null || field.current?.value !== "") return;
			field.current.value = code;
			field.current.dispatchEvent(new Event("input", { bubbles: true }));
			if (document.activeElement === field.current) field.current.select();
		});
	}, []);
	return field;
}

/** Returns the field for a code, and the function that takes a seat in its room. */
export function useJoining(as: Side) {
	const [code, setCode] = useState("");
	const ref = useSuggestion();
	const [error, setError] = useState<string | null>(null);
	const [alert, setAlert] = useState<string | null>(null);
	const [busy, setBusy] = useState(false);
	const navigate = useNavigate();
	const codeField = useCodeField("", (next) => {
		setCode(next);
		setError(null);
	});

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
			// The invitation has a field for the name, which the server has refused.
			if (reason instanceof ApiError && reason.field === "name") return navigate(...roomWay(code));
			const text = reason instanceof Error ? reason.message.trim() : String(reason);
			if (reason instanceof ApiError && reason.status !== 0) setError(text);
			else setAlert(text);
		} finally {
			setBusy(false);
		}
	};
	return {
		/** The props of the field. */
		field: { ...codeField, ref },
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

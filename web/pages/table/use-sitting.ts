import { useNavigate } from "react-router-dom";
import type { TableAnswer } from "../../../gateway/api/days-answers.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { ApiError } from "../../api.ts";
import { wayToName } from "../../parts/person/way-to-name.ts";
import { roomWay } from "../../room/room-address.ts";
import { createRoom } from "../../room/seats/create-room.ts";
import { tableApi } from "../../room/seats/lasting-tables.ts";
import { store } from "../../store.ts";
import { enterByCode } from "../home/enter-by-code.ts";

/**
 * Returns the function that takes a seat in the open room of a table, or opens a room. People
 * without a profile make one first.
 */
export function useSitting({ key, open }: TableAnswer, onAgain: () => void) {
	const { busy, error, run } = useAccountTask();
	const navigate = useNavigate();
	const enter = async (code: string) => {
		const refused = await enterByCode(code);
		if (refused !== null) throw new ApiError(0, refused);
		navigate(...roomWay(code));
	};
	const openOrEnter = async () => {
		if (open) return enter(open.code);
		try {
			navigate(...roomWay(await createRoom({}, { table: key })));
		} catch (error) {
			const way = wayToName(error, `/table/${key}`);
			if (way) return navigate(...way);
			// Another one was quicker.
			const now = isOpen(error) ? (await tableApi.read(key)).open : null;
			if (now) return enter(now.code);
			throw error;
		}
	};
	const sit = () => {
		if (!open && !store.profile)
			return navigate(`/user?then=${encodeURIComponent(`/table/${key}`)}`);
		return run(() =>
			openOrEnter().catch((error: unknown) => {
				onAgain();
				throw error;
			}),
		);
	};
	return { busy, error, sit: () => void sit() };
}

const isOpen = (error: unknown): boolean => error instanceof ApiError && error.code === "tableOpen";

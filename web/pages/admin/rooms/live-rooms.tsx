import { useCallback, useState } from "react";
import { adminWords } from "#words/site/admin.ts";
import type { LiveRoomRow } from "../../../../gateway/api/site-answers.ts";
import { useTask } from "../../../exports/use-task.ts";
import { TaskError } from "../../../parts/form/field.tsx";
import { NewsLine } from "../../../parts/news-line.tsx";
import { adminApi } from "../admin-api.ts";
import { RowList } from "../row-list.tsx";
import { useRows } from "../use-rows.ts";
import { DeleteTable } from "./delete-table.tsx";
import { LiveRoom } from "./live-room.tsx";
import { RoomSearch } from "./room-search.tsx";

const say = adminWords.rooms;

/** Shows the running rooms, each with a way to close it. */
export function LiveRooms() {
	const [wanted, setWanted] = useState("");
	/** The rooms that were closed here; the engine's list may have them for a moment longer. */
	const [closed, setClosed] = useState<readonly LiveRoomRow[]>([]);
	const load = useCallback(
		(page: string | null) => adminApi.rooms(page, wanted === "" ? {} : { code: wanted }),
		[wanted],
	);
	const list = useRows(load);
	const { running, error, run } = useTask<"close">();
	const isClosed = ({ code, opened_at }: LiveRoomRow) =>
		closed.some((room) => room.code === code && room.opened_at === opened_at);
	const close = (room: LiveRoomRow) =>
		run("close", async () => {
			await adminApi.closeRoom(room.code);
			setClosed((before) => [...before, room]);
		});
	const last = closed.at(-1);
	return (
		<>
			<RoomSearch onSearch={setWanted} />
			<NewsLine text={last ? say.closed(last.code) : ""} turn={closed.length} />
			<TaskError error={error} />
			<RowList list={list} empty={say.empty} keyOf={(room) => room.code}>
				{(room) => (
					<LiveRoom
						room={room}
						closed={isClosed(room)}
						busy={running !== null}
						onClose={() => close(room)}
					/>
				)}
			</RowList>
			<DeleteTable />
		</>
	);
}

import { useSnapshot } from "valtio";
import { STATUS } from "#game/status.ts";
import type { RoomAnswer } from "../../../gateway/api/answers.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { Choice, Choices } from "../../parts/form/choice.tsx";
import { roomWay } from "../../room/room-address.ts";
import type { Seat } from "../../room/seats/seat.ts";
import { store } from "../../store.ts";
import { siteWords } from "../../words/site.ts";
import type { HeldRoom } from "./held-rooms.ts";

const say = siteWords.home;

/** Shows the rooms of the last 24 hours as links (docs/game.md "Pages"). */
export default function RoomsBack({ rooms }: { rooms: readonly HeldRoom[] }) {
	const { hiddenCode, profile } = useSnapshot(store);
	return (
		<Choices>
			{rooms.map(({ seat, room }, i) => {
				const [to, { state }] = roomWay(seat.roomCode);
				return (
					<Choice
						key={seat.roomCode}
						to={to}
						state={state}
						picture={<Avatar sprite={(seat.profile ?? profile)?.sprite_id ?? 0} size={50} />}
						title={say.resume(hiddenCode ? siteWords.code.masked : seat.roomCode)}
						text={describe(seat, room)}
						hot={i === 0}
					/>
				);
			})}
		</Choices>
	);
}

function describe({ audience }: Seat, room: RoomAnswer | null): string {
	if (!room) return say.seatKept;
	const { status, num_players } = room;
	const where =
		status <= STATUS.postLobby
			? say.rooms.lobby
			: status < STATUS.preResults
				? say.rooms.running
				: say.rooms.over;
	return `${where}, ${audience ? say.watching : say.playing(num_players)}`;
}

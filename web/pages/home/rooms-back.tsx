import { useSnapshot } from "valtio";
import { STATUS } from "#game/status.ts";
import { roomsBackWords } from "#words/evening/rooms-back.ts";
import { weekdayAndTime } from "#words/grammar.ts";
import { siteWords } from "#words/site.ts";
import type { RoomAnswer } from "../../../gateway/api/answers.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { ButtonLink } from "../../parts/form/button.tsx";
import { Choice, Choices } from "../../parts/form/choice.tsx";
import { roomWay } from "../../room/room-address.ts";
import type { LastGame } from "../../room/seats/last-games.ts";
import type { TakenSeat } from "../../room/seats/seat.ts";
import { store } from "../../store.ts";
import type { HeldRoom } from "./held-rooms.ts";
import styles from "./home.module.css";

const say = roomsBackWords;

interface RoomsBackProps {
	rooms: readonly HeldRoom[];
	/** The finished games of this device whose stories are still on the server. */
	games: readonly LastGame[];
}

/** Shows the open rooms with a seat of this device, and the finished games as links (docs/game.md "Pages"). */
export default function RoomsBack({ rooms, games }: RoomsBackProps) {
	const { hiddenCode, profile } = useSnapshot(store);
	const shown = (code: string) => (hiddenCode ? siteWords.code.masked : code);
	return (
		<nav className={styles.menu} aria-label={say.back}>
			{rooms.length > 0 && (
				<Choices>
					{[...rooms].sort(turnsFirst).map(({ seat, room }, i) => {
						const [to, { state }] = roomWay(seat.roomCode);
						return (
							<Choice
								key={seat.roomCode}
								to={to}
								state={state}
								picture={<Avatar sprite={(seat.profile ?? profile)?.sprite_id ?? 0} size={50} />}
								title={say.resume(shown(seat.roomCode))}
								text={describe(seat, room)}
								hot={i === 0}
							/>
						);
					})}
				</Choices>
			)}
			{games.map(({ id, roomCode, expiresAt }) => (
				<ButtonLink key={id} kind="plain" small className={styles.last} to={`/last/${id}`}>
					{games.length === 1
						? say.lastGames.until(weekdayAndTime(expiresAt))
						: say.lastGames.ofRoom(shown(roomCode), weekdayAndTime(expiresAt))}
				</ButtonLink>
			))}
		</nav>
	);
}

/** Later than any limit, in epoch ms. */
const NO_LIMIT = 1e15;

/** Sorts the rooms that wait for this person before the others, the most urgent first. */
const turnsFirst = (a: HeldRoom, b: HeldRoom): number => urgency(a) - urgency(b);
const urgency = ({ room }: HeldRoom): number =>
	room?.own?.turn ? (room.own.until ?? NO_LIMIT) : 2 * NO_LIMIT;

function describe({ audience }: TakenSeat, room: RoomAnswer | null): string {
	if (!room) return say.seatKept;
	if (room.own?.turn) {
		const { until } = room.own;
		return say.turn(until === null ? null : weekdayAndTime(until));
	}
	const { status, num_players } = room;
	const where =
		status <= STATUS.postLobby
			? say.rooms.lobby
			: status < STATUS.preResults
				? say.rooms.running
				: say.rooms.over;
	return `${where}, ${audience ? say.watching : say.playing(num_players)}`;
}

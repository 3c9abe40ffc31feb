import { type MouseEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useSnapshot } from "valtio";
import { STATUS } from "#game/status.ts";
import { roomsBackWords } from "#words/game/rooms-back.ts";
import { weekdayAndTime } from "#words/grammar.ts";
import { siteWords } from "#words/site/site.ts";
import type { RoomAnswer } from "../../../gateway/api/answers.ts";
import type { AccountSeat } from "../../../gateway/api/days-answers.ts";
import { ApiError } from "../../api.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { ButtonLink } from "../../parts/form/button.tsx";
import { Choice, Choices } from "../../parts/form/choice.tsx";
import { ErrorLine } from "../../parts/page/error-line.tsx";
import { roomWay } from "../../room/room-address.ts";
import { takeAccountSeat } from "../../room/seats/device-api.ts";
import type { LastGame } from "../../room/seats/last-games.ts";
import { newParts, type TakenSeat } from "../../room/seats/seat.ts";
import { store } from "../../store.ts";
import type { HeldRoom } from "./held-rooms.ts";
import styles from "./home.module.css";
import { OwnTables } from "./own-tables.tsx";
import { useAccountSeats } from "./use-account-seats.ts";

const say = roomsBackWords;

interface RoomsBackProps {
	rooms: readonly HeldRoom[];
	/** The finished games of this device whose stories are still on the server. */
	games: readonly LastGame[];
}

/**
 * Shows the open rooms with a seat of this person, the finished games as links, and the tables that
 * they belong to (docs/game.md "Pages").
 */
export default function RoomsBack({ rooms, games }: RoomsBackProps) {
	const others = useAccountSeats(rooms);
	const held = [...rooms.map(({ seat }) => seat.gameId), ...others.map(({ room }) => room.id)];
	return (
		<>
			{rooms.length + others.length + games.length > 0 && (
				<Back rooms={rooms} others={others} games={games} />
			)}
			<OwnTables held={held} />
		</>
	);
}

interface BackProps extends RoomsBackProps {
	/** The seats that the account has on other devices. */
	others: readonly AccountSeat[];
}

/** Shows these rooms and games. */
export function Back({ rooms, others, games }: BackProps) {
	const { hiddenCode, profile } = useSnapshot(store);
	const [failed, setFailed] = useState<string | null>(null);
	const navigate = useNavigate();
	const shown = (code: string) => (hiddenCode ? siteWords.code.masked : code);
	const sprite = (seat?: TakenSeat) => (seat?.profile ?? profile)?.sprite_id ?? 0;
	const bring = async (event: MouseEvent, player: number) => {
		event.preventDefault(); // the seat has to be here first
		try {
			navigate(...roomWay(await takeAccountSeat(player)));
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			setFailed(`${say.notBrought} ${error.message}`);
		}
	};
	const all = [
		...rooms.map(({ seat, room }) => ({
			code: seat.roomCode,
			room,
			sprite: sprite(seat),
			text: describe(seat, room),
			onClick: undefined,
		})),
		...others.map(({ id, room, audience }) => ({
			code: room.code,
			room,
			sprite: sprite(),
			text: `${whereIs(room, audience)}. ${say.elsewhere}`,
			onClick: (event: MouseEvent) => void bring(event, id),
		})),
	].sort(turnsFirst);
	const days = all.some(({ room }) => room?.own?.parts !== undefined);
	return (
		<nav className={styles.menu} aria-label={say.back}>
			{days && <h2 className={styles.games}>{say.myGames}</h2>}
			{all.length > 0 && (
				<Choices>
					{all.map(({ code, sprite, text, onClick }, i) => {
						const [to, { state }] = roomWay(code);
						return (
							<Choice
								key={code}
								to={to}
								state={state}
								picture={<Avatar sprite={sprite} size={50} />}
								title={say.resume(shown(code))}
								text={text}
								hot={i === 0}
								onClick={onClick}
							/>
						);
					})}
				</Choices>
			)}
			<div role="alert">{failed && <ErrorLine>{failed}</ErrorLine>}</div>
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

type WithRoom = Pick<HeldRoom, "room">;

/** Sorts the rooms that wait for this person before the others, the most urgent first. */
const turnsFirst = (a: WithRoom, b: WithRoom): number => urgency(a) - urgency(b);
const urgency = ({ room }: WithRoom): number =>
	room?.own?.turn ? (room.own.until ?? NO_LIMIT) : 2 * NO_LIMIT;

function describe(seat: TakenSeat, room: RoomAnswer | null): string {
	if (!room) return say.seatKept;
	const parts = newParts(seat, room.own?.parts ?? 0);
	const where = whereIs(room, seat.audience);
	return parts > 0 ? `${where}. ${say.since(parts)}` : where;
}

/** Returns what a room wants from this person, or else where it is. */
function whereIs({ own, status, num_players }: RoomAnswer, audience: boolean): string {
	if (own?.turn) return say.turn(own.until === null ? null : weekdayAndTime(own.until));
	const where =
		status <= STATUS.postLobby
			? say.rooms.lobby
			: status < STATUS.preResults
				? say.rooms.running
				: say.rooms.over;
	return `${where}, ${audience ? say.watching : say.playing(num_players)}`;
}

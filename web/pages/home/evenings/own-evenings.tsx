import { type MouseEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useSnapshot } from "valtio";
import { roomsBackWords as say } from "#words/game/rooms-back.ts";
import type { OwnTable } from "../../../../gateway/api/days-answers.ts";
import { useAccountTask } from "../../../account/account-task.ts";
import { ApiError } from "../../../api.ts";
import common from "../../../parts/common.module.css";
import { ErrorLine } from "../../../parts/page/error-line.tsx";
import { useLoaded } from "../../../parts/use-loaded.ts";
import { roomWay } from "../../../room/room-address.ts";
import { takeAccountSeat } from "../../../room/seats/device-api.ts";
import type { LastGame } from "../../../room/seats/last-games.ts";
import { knownTables, ownTables } from "../../../room/seats/lasting-tables.ts";
import { store } from "../../../store.ts";
import { enterByCode } from "../enter-by-code.ts";
import { Evening } from "./evening.tsx";
import styles from "./evenings.module.css";
import type { HeldRoom } from "./held-rooms.ts";
import { eveningsOf } from "./rows.ts";
import { useAccountSeats } from "./use-account-seats.ts";

/** The rows that are in view at once. */
const SHOWN = 2;

interface Props {
	rooms: readonly HeldRoom[];
	/** The finished games of this device whose stories are still on the server. */
	games: readonly LastGame[];
}

const load = () => ownTables();

/** Shows the evenings of this device and of the account. */
export default function OwnEvenings({ rooms, games }: Props) {
	const others = useAccountSeats(rooms);
	const { found } = useLoaded(load);
	const tables = found instanceof ApiError ? [] : found;
	return <EveningsCard {...{ rooms, games, others, tables }} />;
}

interface CardProps extends Props {
	/** The seats that the account has on other devices. */
	others: ReturnType<typeof useAccountSeats>;
	/** The lasting tables of this person; null until loaded. */
	tables: readonly OwnTable[] | null;
}

/** Shows two of these evenings, and the rest by a press (docs/game.md "Pages"). */
export function EveningsCard({ rooms, others, games, tables }: CardProps) {
	const { hiddenCode, profile } = useSnapshot(store);
	const [all, setAll] = useState(false);
	const { error, run } = useAccountTask();
	const navigate = useNavigate();
	const go = (work: () => Promise<string>) => (event: MouseEvent) => {
		event.preventDefault(); // the seat has to be here first
		void run(async () => navigate(...roomWay(await work())));
	};
	const bring = (player: number) =>
		go(() =>
			takeAccountSeat(player).catch((reason: unknown) => {
				throw reason instanceof ApiError
					? new ApiError(reason.status, say.notBrought(reason.message))
					: reason;
			}),
		);
	const sit = (code: string) =>
		go(async () => {
			const refused = await enterByCode(code);
			if (refused !== null) throw new ApiError(0, refused);
			return code;
		});
	const rows = eveningsOf({
		...{ rooms, others, games, tables: tables ?? [], profile },
		...{ hidden: hiddenCode, bring, sit },
	});
	const awaited = tables === null ? Math.min(knownTables(), SHOWN - rows.length) : 0;
	if (rows.length === 0 && awaited <= 0) return null;
	const hidden = rows.length - SHOWN;
	return (
		<nav className={styles.evenings} aria-labelledby="evenings">
			<h2 id="evenings" className={styles.heading}>
				{say.heading}
			</h2>
			{rows.slice(0, all ? undefined : SHOWN).map(({ key, ...row }) => (
				<Evening key={key} {...row} />
			))}
			{Array.from({ length: Math.max(0, awaited) }, (_, row) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: equal rows in a fixed order
				<div key={row} className={styles.awaited} />
			))}
			{hidden > 0 && !all && (
				<button type="button" className={styles.more} onClick={() => setAll(true)}>
					{say.more(hidden)}
				</button>
			)}
			<div role="alert" className={error === null ? common.silentText : undefined}>
				{error && <ErrorLine>{error}</ErrorLine>}
			</div>
		</nav>
	);
}

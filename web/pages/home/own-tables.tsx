import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import { useSnapshot } from "valtio";
import { lastingTableWords } from "#words/game/lasting-table.ts";
import type { OwnTable } from "../../../gateway/api/days-answers.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { ApiError } from "../../api.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { ButtonLink } from "../../parts/form/button.tsx";
import { Choice, Choices } from "../../parts/form/choice.tsx";
import { ErrorLine } from "../../parts/page/error-line.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { roomWay } from "../../room/room-address.ts";
import { ownTables } from "../../room/seats/lasting-tables.ts";
import { store } from "../../store.ts";
import { enterByCode } from "./enter-by-code.ts";
import styles from "./home.module.css";

const say = lastingTableWords.home;

/** Shows the lasting tables of this person: those that are open are one press away. */
export function OwnTables({ held }: { held: readonly number[] }) {
	const { found } = useLoaded(load);
	if (found === null || found instanceof ApiError || found.length === 0) return null;
	return <Tables tables={found} held={held} />;
}

const load = () => ownTables();

interface Props {
	tables: readonly OwnTable[];
	/** The ids of the rooms that this person has a seat in, which are on the page already. */
	held: readonly number[];
}

/** Shows these tables. */
export function Tables({ tables, held }: Props) {
	const { profile } = useSnapshot(store);
	const { error, run } = useAccountTask();
	const navigate = useNavigate();
	const sit = (event: MouseEvent, code: string) => {
		event.preventDefault(); // the seat is taken first
		void run(async () => {
			const refused = await enterByCode(code);
			if (refused !== null) throw new ApiError(0, refused);
			navigate(...roomWay(code));
		});
	};
	const open = tables.filter(({ open }) => open && !held.includes(open.id));
	const others = tables.filter((table) => !open.includes(table));
	return (
		<nav className={styles.menu} aria-labelledby="own-tables">
			<h2 id="own-tables" className={styles.games}>
				{say.heading}
			</h2>
			{open.length > 0 && (
				<Choices>
					{open.map(({ key, name, open: room }) => {
						const code = room?.code ?? "";
						const [to, { state }] = roomWay(code);
						return (
							<Choice
								key={key}
								to={to}
								state={state}
								picture={
									<Avatar
										sprite={room?.players[0]?.sprite_id ?? profile?.sprite_id ?? 0}
										size={50}
									/>
								}
								title={say.open(name)}
								text={say.there(room?.num_players ?? 0)}
								hot
								onClick={(event) => sit(event, code)}
							/>
						);
					})}
				</Choices>
			)}
			<div role="alert">{error && <ErrorLine>{error}</ErrorLine>}</div>
			{others.map(({ key, name }) => (
				<ButtonLink key={key} kind="plain" small className={styles.last} to={`/table/${key}`}>
					<bdi>{name}</bdi>
				</ButtonLink>
			))}
		</nav>
	);
}

import { DoorOpen } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { lastingTableWords as say } from "#words/game/lasting-table.ts";
import type { TableAnswer } from "../../../gateway/api/days-answers.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { TaskError } from "../../parts/form/field.tsx";
import { Hint } from "../../parts/form/field-notes.tsx";
import { tableApi } from "../../room/seats/lasting-tables.ts";
import { Drawer } from "../../screens/share/drawer.tsx";
import styles from "./table.module.css";

/** Lets a member leave, and the one who made the table delete it or give it another link. */
export function Away({ table: { key, maker } }: { table: TableAnswer }) {
	const { busy, error, run } = useAccountTask();
	const navigate = useNavigate();
	const act = (deed: "leave" | "delete") =>
		run(async () => {
			await tableApi[deed](key);
			navigate("/");
		});
	const renew = (alone: boolean) =>
		run(async () => {
			const renewed = await tableApi.renew(key, alone);
			navigate(`/table/${renewed.key}`, { replace: true });
		});
	const { leave, leaveSure, delete: remove, deleteSure, kept } = say.away;
	return (
		<Drawer
			label={
				<>
					<DoorOpen size={22} strokeWidth={2.5} aria-hidden />
					<b>{say.away.heading}</b>
				</>
			}
		>
			<div className={styles.inside}>
				<Hint as="p">{kept}</Hint>
				<ConfirmButton
					small
					disabled={busy}
					label={leave}
					sure={leaveSure}
					onConfirm={() => void act("leave")}
				/>
				{maker && (
					<>
						<ConfirmButton
							small
							disabled={busy}
							label={say.away.renew}
							sure={say.away.renewSure}
							onConfirm={() => void renew(false)}
						/>
						<ConfirmButton
							small
							disabled={busy}
							label={say.away.alone}
							sure={say.away.aloneSure}
							onConfirm={() => void renew(true)}
						/>
						<ConfirmButton
							small
							disabled={busy}
							label={remove}
							sure={deleteSure}
							onConfirm={() => void act("delete")}
						/>
					</>
				)}
				<TaskError error={error} />
			</div>
		</Drawer>
	);
}

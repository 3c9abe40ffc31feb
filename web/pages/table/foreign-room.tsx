import { lastingTableWords as say } from "#words/game/lasting-table.ts";
import { useAccountTask } from "../../account/account-task.ts";
import common from "../../parts/common.module.css";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { TaskError } from "../../parts/form/field.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { tableApi } from "../../room/seats/lasting-tables.ts";

/** Lets a member close the room of people who have only the link. */
export function ForeignRoom({ tableKey, onClosed }: { tableKey: string; onClosed: () => void }) {
	const { busy, error, run } = useAccountTask();
	return (
		<Sheet as="section" className={common.stack}>
			<p>{say.page.foreign}</p>
			<ConfirmButton
				small
				disabled={busy}
				label={say.page.close}
				sure={say.page.closeSure}
				onConfirm={() => void run(() => tableApi.close(tableKey).then(onClosed))}
			/>
			<TaskError error={error} />
		</Sheet>
	);
}

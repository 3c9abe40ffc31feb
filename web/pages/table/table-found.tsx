import { useSnapshot } from "valtio";
import { lastingTableWords as say } from "#words/game/lasting-table.ts";
import type { TableAnswer } from "../../../gateway/api/days-answers.ts";
import { Button } from "../../parts/form/button.tsx";
import { TaskError } from "../../parts/form/field.tsx";
import { startIsBlocked } from "../../site-config.ts";
import { store } from "../../store.ts";
import { SitePage } from "../site-page.tsx";
import { TablePages } from "./table-pages.tsx";
import { useSitting } from "./use-sitting.ts";

interface Props {
	table: TableAnswer;
	/** Reads the table again. */
	onAgain: () => void;
}

/** Shows a table: the way to it, its link, its weekly evening and its shelf. */
export default function TableFound({ table, onAgain }: Props) {
	const { profile, config } = useSnapshot(store);
	const { name, open, maturity } = table;
	const { busy, error, sit } = useSitting(table, onAgain);
	const tooYoung = !open && maturity === "MATURE" && profile?.mature === false;
	const blocked = !open && startIsBlocked(config?.maintenance ?? false);
	return (
		<SitePage
			title={name}
			heading={<bdi>{name}</bdi>}
			back="/"
			wide
			footer={
				<>
					<p role="status">
						{open
							? say.page.isOpen(open.num_players)
							: tooYoung
								? say.page.adults
								: say.page.openText}
					</p>
					<TaskError error={error} />
					<Button busy={busy} disabled={tooYoung || blocked} onClick={sit}>
						{open ? say.page.sit : say.page.open}
					</Button>
				</>
			}
		>
			<TablePages table={table} onAgain={onAgain} />
		</SitePage>
	);
}

import { useSnapshot } from "valtio";
import { lastingTableWords as say } from "#words/game/lasting-table.ts";
import type { TableAnswer } from "../../../gateway/api/days-answers.ts";
import { Button } from "../../parts/form/button.tsx";
import { TaskError } from "../../parts/form/field.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { startIsBlocked } from "../../site-config.ts";
import { store } from "../../store.ts";
import { SitePage } from "../site-page.tsx";
import { Away } from "./away.tsx";
import { ForeignRoom } from "./foreign-room.tsx";
import { Shelves } from "./shelves.tsx";
import { TableLink } from "./table-link.tsx";
import { useSitting } from "./use-sitting.ts";
import { Weekly } from "./weekly.tsx";

interface Props {
	table: TableAnswer;
	/** Reads the table again. */
	onAgain: () => void;
}

/** Shows a table: the way to it, its link, its weekly evening and its shelf. */
export default function TableFound({ table, onAgain }: Props) {
	const { profile, config } = useSnapshot(store);
	const { key, name, open, maturity, shelf, member, closable } = table;
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
			<TwoPages
				left={
					<>
						{closable && <ForeignRoom tableKey={key} onClosed={onAgain} />}
						{shelf ? (
							<Shelves tableKey={key} evenings={shelf} onAgain={onAgain} />
						) : (
							<Sheet as="p">{say.shelf.strangers}</Sheet>
						)}
					</>
				}
				right={
					<>
						<TableLink tableKey={key} />
						<Weekly tableKey={key} />
						{member && <Away table={table} />}
					</>
				}
			/>
		</SitePage>
	);
}

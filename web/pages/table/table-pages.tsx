import { lastingTableWords as say } from "#words/game/lasting-table.ts";
import type { TableAnswer } from "../../../gateway/api/days-answers.ts";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { Away } from "./away.tsx";
import { BareShelf } from "./bare-shelf.tsx";
import { ForeignRoom } from "./foreign-room.tsx";
import { Shelves } from "./shelves.tsx";
import { TableLink } from "./table-link.tsx";
import { Weekly } from "./weekly.tsx";

interface Props {
	table: TableAnswer;
	/** Reads the table again. */
	onAgain: () => void;
}

/** Shows the shelf of a table on the left page, and its link and its weekly evening on the right. */
export function TablePages({ table, onAgain }: Props) {
	const { key, shelf, member, closable } = table;
	return (
		<TwoPages
			left={
				<>
					{closable && <ForeignRoom tableKey={key} onClosed={onAgain} />}
					{shelf ? (
						<Shelves tableKey={key} evenings={shelf} onAgain={onAgain} />
					) : (
						<BareShelf closed>{say.shelf.strangers}</BareShelf>
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
	);
}

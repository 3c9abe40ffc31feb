import type { ReactNode } from "react";
import { adminWords as say } from "#words/site/admin.ts";
import { siteWords } from "#words/site/site.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { TaskError } from "../../parts/form/field.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { Shelf } from "../../parts/page/shelf.tsx";
import styles from "./admin.module.css";
import type { Rows } from "./use-rows.ts";

interface RowListProps<Row> {
	list: Rows<Row>;
	/** Shown when there are no rows. */
	empty: string;
	keyOf: (row: Row) => string | number;
	/** Returns the content of a row. */
	children: (row: Row) => ReactNode;
}

/** Shows a list of the admin page with its buttons for more rows and for reloading. */
export function RowList<Row>({ list, empty, keyOf, children }: RowListProps<Row>) {
	const { rows, busy, error, more, loadMore, again } = list;
	return (
		<div className={common.stack} aria-busy={busy}>
			<TaskError error={error} />
			<p role="status" className={classes(common.quiet, styles.result)}>
				{rows === null ? !error && siteWords.loading : rows.length === 0 && empty}
			</p>
			{rows !== null && rows.length > 0 && (
				<Shelf className={styles.rows}>
					{rows.map((row) => (
						<Sheet as="li" key={keyOf(row)}>
							{children(row)}
						</Sheet>
					))}
				</Shelf>
			)}
			<div className={styles.buttons}>
				{more && (
					<Button kind="plain" small disabled={busy} onClick={loadMore}>
						{say.more}
					</Button>
				)}
				<Button kind="plain" small disabled={busy} onClick={again}>
					{say.again}
				</Button>
			</div>
		</div>
	);
}

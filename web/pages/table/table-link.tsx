import { lastingTableWords as say } from "#words/game/lasting-table.ts";
import { LateQrCode } from "../../parts/code/late-qr-code.tsx";
import { ShareLink } from "../../parts/code/share-link.tsx";
import common from "../../parts/common.module.css";
import { Field } from "../../parts/form/field.tsx";
import { Input } from "../../parts/form/input.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { tableLink } from "../../room/seats/lasting-tables.ts";
import styles from "./table.module.css";

/** Shows the link to a table, and its QR code by a press. */
export function TableLink({ tableKey }: { tableKey: string }) {
	const link = tableLink(tableKey);
	return (
		<Sheet as="section" className={common.stack}>
			<Field label={say.page.link} hint={say.page.linkHint}>
				<Input readOnly value={link} onFocus={(event) => event.target.select()} />
			</Field>
			<ShareLink url={link} />
			<details className={styles.qr}>
				<summary>{say.page.qr}</summary>
				<LateQrCode text={link} label={say.page.qr} />
			</details>
		</Sheet>
	);
}

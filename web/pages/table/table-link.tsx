import { useSnapshot } from "valtio";
import { lastingTableWords as say } from "#words/game/lasting-table.ts";
import { layoutWords } from "#words/site/layout.ts";
import { LateQrCode } from "../../parts/code/late-qr-code.tsx";
import { ShareLink } from "../../parts/code/share-link.tsx";
import { Hint } from "../../parts/form/field-notes.tsx";
import sheet from "../../parts/page/sheet.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import { tableLink } from "../../room/seats/lasting-tables.ts";
import { store } from "../../store.ts";
import styles from "./table.module.css";

/** Shows the link to a table with its QR code, for those who sit beside this screen. */
export function TableLink({ tableKey }: { tableKey: string }) {
	const { hiddenCode } = useSnapshot(store);
	const link = tableLink(tableKey);
	return (
		<Sheet as="section" className={styles.link} aria-labelledby="link">
			<div>
				{hiddenCode ? (
					<p>{layoutWords.streamerMode.qr}</p>
				) : (
					<LateQrCode text={link} label={say.page.qr} />
				)}
			</div>
			<div className={styles.way}>
				<h2 id="link" className={sheet.heading}>
					{say.page.link}
				</h2>
				{!hiddenCode && (
					<span className={styles.address} dir="ltr" translate="no">
						{link}
					</span>
				)}
				<ShareLink url={link} />
			</div>
			<Hint as="p">{say.page.linkHint}</Hint>
		</Sheet>
	);
}

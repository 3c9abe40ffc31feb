import { timeOf } from "#words/grammar.ts";
import { adminWords } from "#words/site/admin.ts";
import common from "../../parts/common.module.css";
import { Pill } from "../../parts/pill.tsx";
import styles from "./admin.module.css";
import { adminApi } from "./admin-api.ts";
import { RowList } from "./row-list.tsx";
import { useRows } from "./use-rows.ts";

const say = adminWords.log;

/** Shows the actions of admins, the latest first. */
export function ActionLog() {
	const list = useRows(adminApi.log);
	return (
		<RowList list={list} empty={say.empty} keyOf={(row) => row.id}>
			{({ at, label, action, target, user_id, done }) => (
				<>
					<div className={styles.head}>
						<span className={styles.text}>
							<b>{say.actionOf(action)}</b> {target ?? user_id}
						</span>
						{!done && <Pill>{say.failed}</Pill>}
					</div>
					<p className={common.quiet}>{say.facts(label, timeOf(at))}</p>
				</>
			)}
		</RowList>
	);
}

import { type FormEvent, useCallback, useState } from "react";
import { adminWords } from "#words/site/admin.ts";
import type { ResetLinkAnswer } from "../../../gateway/api/site-answers.ts";
import { useTask } from "../../exports/use-task.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { Field, TaskError } from "../../parts/form/field.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Input } from "../../parts/form/input.tsx";
import styles from "./admin.module.css";
import { adminApi } from "./admin-api.ts";
import { ListedAccount } from "./listed-account.tsx";
import { RowList } from "./row-list.tsx";
import { useRows } from "./use-rows.ts";

const say = adminWords.accounts;

/** Shows the accounts, and makes supporters. */
export function AccountsSection() {
	const [text, setText] = useState("");
	const [wanted, setWanted] = useState("");
	const load = useCallback(
		(page: string | null) => adminApi.accounts(page, wanted === "" ? {} : { search: wanted }),
		[wanted],
	);
	const list = useRows(load);
	const [result, setResult] = useState("");
	const [link, setLink] = useState<ResetLinkAnswer | null>(null);
	const { running, error, run } = useTask<"set">();
	const reset = (id: string) => run("set", async () => setLink(await adminApi.resetPassword(id)));
	const search = (event: FormEvent) => {
		event.preventDefault();
		setWanted(text.trim());
	};
	const set = (id: string, supporter: boolean) =>
		run("set", async () => {
			await adminApi.setSupporter(id, supporter);
			setResult(supporter ? say.granted(id) : say.revoked(id));
			list.again();
		});
	const unknown = wanted !== "" && list.rows?.length === 0;
	return (
		<>
			<Form className={styles.search} onSubmit={search}>
				<Field label={say.search}>
					<Input
						value={text}
						type="search"
						autoComplete="off"
						spellCheck={false}
						onChange={(event) => setText(event.target.value)}
					/>
				</Field>
				<Button type="submit" kind="plain" small>
					{adminWords.search}
				</Button>
			</Form>
			<TaskError error={error} />
			<p role="status" className={styles.result}>
				{result}
			</p>
			<RowList list={list} empty={say.empty} keyOf={(account) => account.user_id}>
				{(account) => (
					<ListedAccount
						account={account}
						link={link?.user_id === account.user_id ? link : null}
						disabled={running !== null}
						onSet={(to) => set(account.user_id, to)}
						onReset={() => reset(account.user_id)}
					/>
				)}
			</RowList>
			{unknown && (
				<div className={common.stack}>
					<p className={styles.text}>{say.unknown(wanted)}</p>
					<ConfirmButton
						small
						label={say.grantTo(wanted)}
						sure={adminWords.sure}
						disabled={running !== null}
						onConfirm={() => set(wanted, true)}
					/>
				</div>
			)}
		</>
	);
}

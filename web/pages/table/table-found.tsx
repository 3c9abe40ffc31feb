import { useNavigate } from "react-router-dom";
import { useSnapshot } from "valtio";
import { lastingTableWords as say } from "#words/game/lasting-table.ts";
import type { TableAnswer } from "../../../gateway/api/days-answers.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { LateQrCode } from "../../parts/code/late-qr-code.tsx";
import { ShareLink } from "../../parts/code/share-link.tsx";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { Field, TaskError } from "../../parts/form/field.tsx";
import { Hint } from "../../parts/form/field-notes.tsx";
import { Input } from "../../parts/form/input.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { tableApi, tableLink } from "../../room/seats/lasting-tables.ts";
import { startIsBlocked } from "../../site-config.ts";
import { store } from "../../store.ts";
import { SitePage } from "../site-page.tsx";
import { Shelves } from "./shelves.tsx";
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
	const link = tableLink(key);
	return (
		<SitePage
			title={name}
			heading={<bdi>{name}</bdi>}
			back="/"
			footer={
				<>
					<TaskError error={error} />
					<Button busy={busy} disabled={tooYoung || blocked} onClick={sit}>
						{open ? say.page.sit : say.page.open}
					</Button>
				</>
			}
		>
			<p role="status">
				{open ? say.page.isOpen(open.num_players) : tooYoung ? say.page.adults : say.page.openText}
			</p>
			{closable && <Foreign tableKey={key} onClosed={onAgain} />}
			{shelf ? <Shelves evenings={shelf} /> : <Sheet as="p">{say.shelf.strangers}</Sheet>}
			<Sheet as="section" className={common.stack}>
				<Field label={say.page.link} hint={say.page.linkHint}>
					<Input readOnly value={link} onFocus={(event) => event.target.select()} />
				</Field>
				<ShareLink url={link} />
				<LateQrCode text={link} label={say.page.qr} />
			</Sheet>
			<Weekly tableKey={key} />
			{member && <Away table={table} />}
		</SitePage>
	);
}

/** Lets a member close the room of people who have only the link. */
function Foreign({ tableKey, onClosed }: { tableKey: string; onClosed: () => void }) {
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

/** Lets a member leave, and the one who made the table delete it or give it another link. */
function Away({ table: { key, maker } }: Pick<Props, "table">) {
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
		<div className={common.stack}>
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
	);
}

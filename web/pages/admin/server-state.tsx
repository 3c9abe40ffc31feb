import { useSnapshot } from "valtio";
import { sentences, timeOf } from "#words/grammar.ts";
import { adminWords } from "#words/site/admin.ts";
import { siteWords } from "#words/site/site.ts";
import type { BackupsAnswer, ReleasesAnswer } from "../../../gateway/api/site-answers.ts";
import { ApiError } from "../../api.ts";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { TaskError } from "../../parts/form/field.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { store } from "../../store.ts";
import { adminApi } from "./admin-api.ts";

const say = adminWords.server;

/** Shows the last backup, and what the admin should see to: a missing backup, or a newer version. */
export function ServerState() {
	const { found: backups } = useLoaded(adminApi.backups);
	const { found: releases } = useLoaded(adminApi.releases);
	const { operator_name, operator_contact } = useSnapshot(store).flags;
	return (
		<div className={classes(common.closeStack, common.breakAnywhere)}>
			<p className={common.quiet}>
				{backups === null && siteWords.loading}
				{backups !== null && !(backups instanceof ApiError) && lastBackup(backups)}
			</p>
			{backups !== null && <TaskError error={problemWith(backups)} />}
			{releases !== null && <NewVersion found={releases} />}
			{(operator_name === null || operator_contact === null) && (
				<p className={common.quiet}>{say.noOperator}</p>
			)}
		</div>
	);
}

function lastBackup({ postgres, good }: BackupsAnswer): string {
	if (postgres) return say.postgres;
	return good ? say.backup(timeOf(good.at), good.bytes, good.folder) : say.noBackup;
}

function problemWith(found: BackupsAnswer | ApiError): string | null {
	if (found instanceof ApiError) return found.message;
	const { last, overdue, scheduled } = found;
	const problems = sentences([
		last?.problem && say.failed(timeOf(last.at), last.problem),
		overdue && say.overdue(scheduled),
	]);
	return problems === "" ? null : problems;
}

function NewVersion({ found }: { found: ReleasesAnswer | ApiError }) {
	if (found instanceof ApiError) return <TaskError error={found.message} />;
	const { own, newer, problem } = found;
	if (problem !== null) return <TaskError error={say.unreadable(problem)} />;
	if (newer === null) return null;
	const text = say.newer(newer.version, own);
	return (
		<p>
			{newer.address === null ? (
				text
			) : (
				<a href={newer.address} target="_blank" rel="noreferrer">
					{text}
				</a>
			)}
		</p>
	);
}

import { useState } from "react";
import { timeOf } from "../../exports/story-date.ts";
import { useTask } from "../../exports/use-task.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { Field, TaskError } from "../../parts/form/field.tsx";
import { Input } from "../../parts/form/input.tsx";
import shelf from "../../parts/page/shelf.module.css";
import { Pill } from "../../parts/pill.tsx";
import { adminWords } from "../../words/admin.ts";
import { exportWords } from "../../words/exports.ts";
import { reportWords } from "../../words/report.ts";
import styles from "./admin.module.css";
import { adminApi } from "./admin-api.ts";
import { RowList } from "./row-list.tsx";
import { useRows } from "./use-rows.ts";

const say = adminWords.stories;

/** Shows the reported stories, and takes stories down. */
export function ReportedStories() {
	const list = useRows(adminApi.reports);
	const [link, setLink] = useState("");
	const [result, setResult] = useState("");
	const { running, error, run } = useTask<"deed">();
	const act = (work: () => Promise<unknown>, done: string) =>
		run("deed", async () => {
			await work();
			setResult(done);
			list.again();
		});
	const takeDownByLink = () =>
		act(async () => {
			await adminApi.takeDown(shortcutIn(link));
			setLink("");
		}, say.takenDown);
	return (
		<>
			<div className={styles.search}>
				<Field label={say.link}>
					<Input
						value={link}
						autoComplete="off"
						inputMode="url"
						placeholder="…/view/…"
						onChange={(event) => setLink(event.target.value)}
					/>
				</Field>
				<ConfirmButton
					small
					label={say.takeDown}
					sure={adminWords.sure}
					disabled={link.trim() === "" || running !== null}
					onConfirm={takeDownByLink}
				/>
			</div>
			<TaskError error={error} />
			<p role="status" className={styles.result}>
				{result}
			</p>
			<RowList list={list} empty={say.empty} keyOf={(story) => story.shortcut}>
				{(story) => (
					<>
						<div className={styles.head}>
							<span className={shelf.title}>{story.title ?? say.untitled}</span>
							<Pill>{say.states[story.state]}</Pill>
							{story.mature && <Pill>{exportWords.rating(true)}</Pill>}
						</div>
						<ul>
							{story.reasons.map(({ reason, count }) => (
								<li key={reason}>{say.reason(reportWords.reasons[reason], count)}</li>
							))}
						</ul>
						<p className={common.quiet}>
							{say.facts(
								timeOf(story.last_at),
								story.expires_at === null ? null : timeOf(story.expires_at),
							)}
						</p>
						{story.title !== null && (
							<div className={styles.buttons}>
								<a href={`/view/${story.shortcut}`} target="_blank" rel="noreferrer">
									{say.read}
								</a>
								<ConfirmButton
									small
									label={say.takeDown}
									sure={adminWords.sure}
									aria-label={say.takeDownName(story.title)}
									disabled={running !== null}
									onConfirm={() => act(() => adminApi.takeDown(story.shortcut), say.takenDown)}
								/>
								{story.state === "open" && (
									<Button
										kind="plain"
										small
										disabled={running !== null}
										onClick={() => act(() => adminApi.dismiss(story.shortcut), say.dismissed)}
									>
										{say.dismiss}
									</Button>
								)}
							</div>
						)}
					</>
				)}
			</RowList>
		</>
	);
}

/** Returns the last part of a permalink. */
const shortcutIn = (link: string): string =>
	link
		.trim()
		.replace(/[?#].*/, "")
		.split("/")
		.at(-1) ?? "";

import { exportWords } from "#words/game/exports.ts";
import { timeOf } from "#words/grammar.ts";
import { adminWords } from "#words/site/admin.ts";
import { reportWords } from "#words/site/report.ts";
import type { StoryReportRow } from "../../../gateway/api/site-answers.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import shelf from "../../parts/page/shelf.module.css";
import { Pill } from "../../parts/pill.tsx";
import styles from "./admin.module.css";

const say = adminWords.stories;

interface Props {
	story: StoryReportRow;
	disabled: boolean;
	onTakeDown: () => void;
	onRemoveCover: () => void;
	onDismiss: () => void;
}

/** Shows a reported story with its reasons, and the buttons that take it down or dismiss it. */
export const ReportedStoryEntry = ({
	story,
	disabled,
	onTakeDown,
	onRemoveCover,
	onDismiss,
}: Props) => (
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
					disabled={disabled}
					onConfirm={onTakeDown}
				/>
				{story.cover && (
					<ConfirmButton
						small
						label={say.removeCover}
						sure={adminWords.sure}
						disabled={disabled}
						onConfirm={onRemoveCover}
					/>
				)}
				{story.state === "open" && (
					<Button kind="plain" small disabled={disabled} onClick={onDismiss}>
						{say.dismiss}
					</Button>
				)}
			</div>
		)}
	</>
);

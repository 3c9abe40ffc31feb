import { Flag } from "lucide-react";
import { type FormEvent, useState } from "react";
import { reportWords } from "#words/site/report.ts";
import type { ReportReason } from "../../../gateway/api/site-answers.ts";
import { call } from "../../api.ts";
import { useTask } from "../../exports/use-task.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { FieldSet, TaskError } from "../../parts/form/field.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Dialog, DialogActions } from "../../parts/page/dialog.tsx";
import styles from "./report-story.module.css";

const say = reportWords.story;
// The words have a row for each reason, in the order in which they are shown.
const REASONS = Object.keys(reportWords.reasons) as ReportReason[];

/**
 * Shows the button that reports a shared story, and asks for a reason
 * (docs/site.md "Bug reports and reported stories").
 */
export function ReportStory({ shortcut }: { shortcut: string }) {
	const [open, setOpen] = useState(false);
	const [reason, setReason] = useState<ReportReason | null>(null);
	const [sent, setSent] = useState(false);
	const { running, error, run } = useTask<"send">();
	const send = (event: FormEvent) => {
		event.preventDefault();
		run("send", async () => {
			if (reason === null) return; // its button is off then
			await call("POST /stories/view/:shortcut/report", { params: { shortcut }, body: { reason } });
			setSent(true);
			setOpen(false);
		});
	};
	return (
		<div className={styles.report}>
			<p role="status" className={common.quiet}>
				{sent && say.sent}
			</p>
			{!sent && (
				<Button kind="plain" small onClick={() => setOpen(true)}>
					<Flag size={16} aria-hidden />
					{say.report}
				</Button>
			)}
			<Dialog title={say.heading} open={open} onClose={() => setOpen(false)}>
				<Form className={common.stack} onSubmit={send}>
					<p className={common.quiet}>{say.text}</p>
					<FieldSet legend={say.reason}>
						<div className={styles.reasons}>
							{REASONS.map((each) => (
								<label key={each}>
									<input
										type="radio"
										name="reason"
										checked={each === reason}
										onChange={() => setReason(each)}
									/>
									{reportWords.reasons[each]}
								</label>
							))}
						</div>
					</FieldSet>
					<TaskError error={error} />
					<DialogActions>
						<Button type="submit" busy={running !== null} disabled={reason === null}>
							{say.send}
						</Button>
					</DialogActions>
				</Form>
			</Dialog>
		</div>
	);
}

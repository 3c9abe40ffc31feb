import { useSnapshot } from "valtio";
import { reportWords } from "#words/site/report.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { Form } from "../../parts/form/form.tsx";
import { focusHeading } from "../../parts/page/heading-focus.ts";
import { Notice } from "../../parts/page/notice.tsx";
import { store } from "../../store.ts";
import sitePage from "../site-page.module.css";
import { SitePage } from "../site-page.tsx";
import { ReportFields } from "./report-fields.tsx";
import { ReporterNote } from "./reporter-note.tsx";
import { useBugReport } from "./use-bug-report.ts";

const say = reportWords.bug;

/** Shows /bugreport: the form for accounts (docs/site.md "Bug reports and reported stories"). */
export function BugReportPage() {
	const { account } = useSnapshot(store);
	const report = useBugReport();
	const { send, busy, sent, another } = report;
	const canSend = account !== null && !sent;

	return (
		<Form
			className={sitePage.form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				if (canSend) void send().then((done) => done && focusHeading());
			}}
		>
			<SitePage
				title={say.title}
				heading={say.heading}
				back="/"
				footer={
					<Button type="submit" busy={busy} disabled={!canSend}>
						{say.submit}
					</Button>
				}
			>
				{sent ? (
					<Notice role="status">
						<h2>{say.thanks}</h2>
						<p className={common.quiet}>{say.thanksText}</p>
						<Button kind="plain" small onClick={another}>
							{say.another}
						</Button>
					</Notice>
				) : (
					<>
						<ReporterNote />
						<ReportFields {...report} />
					</>
				)}
			</SitePage>
		</Form>
	);
}

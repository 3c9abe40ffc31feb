import { type FormEvent, useEffect, useState } from "react";
import { adminWords } from "#words/site/admin.ts";
import { siteWords } from "#words/site/site.ts";
import { type AnswerOf, ApiError, call } from "../../api.ts";
import { useTask } from "../../exports/use-task.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { Field, TaskError } from "../../parts/form/field.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Segmented } from "../../parts/form/segmented.tsx";
import { TextArea } from "../../parts/form/text-area.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { store } from "../../store.ts";
import { LoadFailed } from "../load-failed.tsx";
import { adminApi } from "./admin-api.ts";

const say = adminWords.messages;
const LONGEST = 1000;

type Config = AnswerOf<"GET /config">;
const load = () => call("GET /config");

const YES_NO = [
	{ value: "yes", label: siteWords.yes },
	{ value: "no", label: siteWords.no },
] as const;

/** Shows the form of the maintenance mode and of the messages to players. */
export function Messages() {
	const { found, again } = useLoaded(load);
	const [config, setConfig] = useState<Config | null>(null);
	const [saved, setSaved] = useState(false);
	const { running, error, run } = useTask<"save">();
	useEffect(() => {
		if (found && !(found instanceof ApiError)) setConfig(found);
	}, [found]);
	const change = (part: Partial<Config>) => {
		setSaved(false);
		setConfig((before) => before && { ...before, ...part });
	};
	const save = (event: FormEvent) => {
		event.preventDefault();
		if (!config) return;
		run("save", async () => {
			const answer = await adminApi.setConfig(config);
			setConfig(answer);
			store.config = answer;
			setSaved(true);
		});
	};
	if (found instanceof ApiError) return <LoadFailed error={found} onAgain={again} />;
	return (
		<Form className={common.stack} onSubmit={save}>
			<Segmented
				label={say.maintenance}
				hint={say.maintenanceHint}
				options={YES_NO}
				value={config && (config.maintenance ? "yes" : "no")}
				disabled={!config}
				onChange={(value) => change({ maintenance: value === "yes" })}
			/>
			<Field label={say.maintenanceMessage} hint={say.emptyHint}>
				<TextArea
					maxLength={LONGEST}
					value={config?.maintenance_message ?? ""}
					disabled={!config}
					onChange={(event) => change({ maintenance_message: event.target.value })}
				/>
			</Field>
			<Field label={say.notice} hint={say.noticeHint}>
				<TextArea
					maxLength={LONGEST}
					value={config?.notice_message ?? ""}
					disabled={!config}
					onChange={(event) => change({ notice_message: event.target.value })}
				/>
			</Field>
			<TaskError error={error} />
			<p role="status" className={common.quiet}>
				{saved && say.saved}
			</p>
			<Button type="submit" busy={!config || running !== null}>
				{say.submit}
			</Button>
		</Form>
	);
}

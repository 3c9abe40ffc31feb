import { useEffect, useState } from "react";
import { calendarWords as say } from "#words/game/calendar.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { copyText } from "../../device/copy-text.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { Field, TaskError } from "../../parts/form/field.tsx";
import { Input } from "../../parts/form/input.tsx";
import { calendarAddress } from "../../room/channel-api.ts";

/** Shows the secret address of one's own calendar, which programs can subscribe to. */
export default function CalendarAddress({ code }: { code: string }) {
	const { busy, error, run } = useAccountTask();
	const [address, setAddress] = useState<string | null>(null);
	const [news, setNews] = useState("");
	// biome-ignore lint/correctness/useExhaustiveDependencies: once per code; `run` is new with each render
	useEffect(() => {
		void run(async () => setAddress(await calendarAddress(code)));
	}, [code]);
	const renew = async () => {
		setAddress(await calendarAddress(code, true));
		setNews(say.renewed);
	};
	if (address === null) return <TaskError error={error} />;
	return (
		<div className={common.stack}>
			<p>{say.note}</p>
			<p>
				{/* Programs for calendars open this scheme in place of the browser. */}
				<a href={address.replace(location.protocol, "webcal:")}>{say.subscribe}</a>
			</p>
			<Field label={say.address} hint={say.hint}>
				<Input dir="ltr" value={address} readOnly onFocus={(event) => event.target.select()} />
			</Field>
			<Button
				kind="plain"
				small
				onClick={() =>
					void copyText(address).then((copied) => setNews(copied ? say.copied : say.notCopied))
				}
			>
				{say.copy}
			</Button>
			<ConfirmButton
				small
				busy={busy}
				label={say.renew}
				sure={say.renewSure}
				onConfirm={() => run(renew)}
			/>
			<p role="status">{news}</p>
			<TaskError error={error} />
		</div>
	);
}

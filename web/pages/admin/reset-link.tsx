import { useState } from "react";
import { weekdayAndTime } from "#words/grammar.ts";
import { adminWords } from "#words/site/admin.ts";
import type { ResetLinkAnswer } from "../../../gateway/api/site-answers.ts";
import { copyText } from "../../device/copy-text.ts";
import common from "../../parts/common.module.css";
import { Button } from "../../parts/form/button.tsx";
import { Field } from "../../parts/form/field.tsx";
import { Input } from "../../parts/form/input.tsx";

const say = adminWords.accounts;

/** Shows the link for a new password, which the server cannot show again. */
export function ResetLink({ link, who }: { link: ResetLinkAnswer; who: string }) {
	const [result, setResult] = useState("");
	const address = location.origin + link.path;
	return (
		<div className={common.stack}>
			<Field label={say.link(who)} hint={say.linkHint(weekdayAndTime(link.expires_at))}>
				<Input value={address} readOnly onFocus={(event) => event.target.select()} />
			</Field>
			<Button
				kind="plain"
				small
				onClick={() => void copyText(address).then((copied) => copied && setResult(say.copied))}
			>
				{say.copy}
			</Button>
			<p role="status">{result}</p>
		</div>
	);
}

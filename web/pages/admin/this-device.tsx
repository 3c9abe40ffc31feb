import { useState } from "react";
import { adminWords } from "#words/site/admin.ts";
import { forgetAdminKey, isTesting, setTesting } from "../../device/admin-key.ts";
import common from "../../parts/common.module.css";
import { ConfirmButton } from "../../parts/form/confirm-button.tsx";
import { Toggle } from "../../parts/form/toggle.tsx";

const say = adminWords.device;

/** Shows the options of this device: test during maintenance, and keep the admin key. */
export function ThisDevice() {
	const [testing, setTested] = useState(isTesting);
	return (
		<div className={common.stack}>
			<Toggle
				checked={testing}
				label={say.testing}
				onChange={(on) => {
					setTesting(on);
					setTested(on);
				}}
			/>
			<p className={common.quiet}>{say.testingHint}</p>
			<ConfirmButton
				label={say.forget}
				sure={adminWords.sure}
				onConfirm={() => {
					forgetAdminKey();
					// Reloads the document, which drops all loaded admin data.
					location.assign("/");
				}}
			/>
			<p className={common.quiet}>{say.forgetHint}</p>
		</div>
	);
}

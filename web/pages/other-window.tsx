import { useSnapshot } from "valtio";
import { reopenSignIn } from "../account/account.ts";
import common from "../parts/common.module.css";
import { Button } from "../parts/form/button.tsx";
import { store } from "../store.ts";
import { accountWords } from "../words/account.ts";

/** Leads back to the window for signing in; null while none is open. */
export function OtherWindow() {
	const { login } = useSnapshot(store);
	const [text, again] = accountWords.otherWindow;
	if (!login.window) return null;
	return (
		<div className={common.stack}>
			<p role="status">{text}</p>
			<Button kind="plain" small onClick={reopenSignIn}>
				{again}
			</Button>
		</div>
	);
}

import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { accountWords } from "#words/site/account.ts";
import { signIn } from "../account/account.ts";
import { useAccountTask } from "../account/account-task.ts";
import { useAccountsOffer } from "../account/offer.ts";
import common from "../parts/common.module.css";
import { Button } from "../parts/form/button.tsx";
import { TaskError } from "../parts/form/field.tsx";
import { Sheet } from "../parts/page/sheet.tsx";
import { store } from "../store.ts";
import { InsecureNote, OtherWindow } from "./account/sign-in-notes.tsx";

interface SignInAskProps {
	/** The text that explains what needs an account. */
	children: ReactNode;
	onSignedIn?: () => void;
}

/** Lets a guest sign in on the page that needs an account; only the text without any sign-in. */
export function SignInAsk({ children, onSignedIn }: SignInAskProps) {
	const offer = useAccountsOffer();
	const { login } = useSnapshot(store);
	const { busy, error, run } = useAccountTask();
	const enter = async () => {
		await signIn();
		onSignedIn?.();
	};
	return (
		<Sheet className={common.stack}>
			<p>{children}</p>
			{offer?.sign_in && !login.window && (
				<Button kind="plain" small busy={busy} onClick={() => run(enter)}>
					{accountWords.signIn}
				</Button>
			)}
			<OtherWindow />
			<InsecureNote />
			<TaskError error={error} />
		</Sheet>
	);
}

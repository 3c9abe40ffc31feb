import { useState } from "react";
import { dayOf, sentences } from "#words/grammar.ts";
import { ownAccountWords } from "#words/site/own-account.ts";
import { signOut } from "../../account/account.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { ownAccountApi } from "../../account/own-account-api.ts";
import { Button } from "../../parts/form/button.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { useLoaded } from "../../parts/use-loaded.ts";
import { AccountData } from "../not-loaded.tsx";
import { SitePage } from "../site-page.tsx";
import { DataDownload } from "./data-download.tsx";
import { Deletion } from "./deletion.tsx";
import { SignInWays } from "./sign-in-ways.tsx";

const say = ownAccountWords.account;

/**
 * Shows /account: names, password, passkeys, data and end of the account
 * (docs/site.md "Accounts on board").
 */
export function AccountPage() {
	const { found, again } = useLoaded(ownAccountApi.read);
	const [gone, setGone] = useState(false);
	if (gone)
		return (
			<SitePage title={say.title} heading={say.heading} back="/">
				<Sheet as="p" role="status">
					{say.gone}
				</Sheet>
			</SitePage>
		);
	return (
		<SitePage title={say.title} heading={say.heading} back="/user">
			<AccountData found={found} heading={say.unreachable} guest={say.guest} onAgain={again}>
				{({ account }) => (
					<>
						<p>
							{account
								? sentences([
										say.signedInAs(account.name),
										say.since(dayOf(new Date(account.created_at))),
									])
								: say.elsewhere}
						</p>
						{account && <SignInWays account={account} onChange={again} />}
						<DataDownload />
						<Deletion name={account?.name ?? null} onDeleted={() => setGone(true)} />
						<SignOut />
					</>
				)}
			</AccountData>
		</SitePage>
	);
}

function SignOut() {
	const { busy, run } = useAccountTask();
	return (
		<Button kind="plain" busy={busy} onClick={() => run(signOut)}>
			{say.signOut}
		</Button>
	);
}

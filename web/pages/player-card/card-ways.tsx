import { useSnapshot } from "valtio";
import { accountWords } from "#words/site/account.ts";
import { siteWords } from "#words/site/site.ts";
import { signIn } from "../../account/account.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { useAccountsOffer } from "../../account/offer.ts";
import { Button, ButtonLink } from "../../parts/form/button.tsx";
import { TaskError } from "../../parts/form/field.tsx";
import { DialogActions } from "../../parts/page/dialog.tsx";
import { store } from "../../store.ts";
import { OtherWindow } from "../account/sign-in-notes.tsx";
import styles from "./card-ways.module.css";
import { DeviceLine } from "./device-line.tsx";

/**
 * Leads from the player card to name, font and theme, to the account or its sign-in, to supporting
 * the site, as far as the site has them, and to the ways to play.
 */
export function CardWays() {
	const offer = useAccountsOffer();
	const { profile, account, login } = useSnapshot(store);
	const { busy, error, run } = useAccountTask();
	return (
		<>
			<nav className={offer ? undefined : styles.unknown}>
				<DialogActions>
					<ButtonLink kind="plain" small to="/user">
						{siteWords.home[profile ? "editName" : "name"]}
					</ButtonLink>
					{account ? (
						<ButtonLink kind="plain" small to="/account">
							{accountWords.account}
						</ButtonLink>
					) : (
						offer?.sign_in &&
						!login.window && (
							<Button kind="plain" small busy={busy || login.loading} onClick={() => run(signIn)}>
								{accountWords.signIn}
							</Button>
						)
					)}
					{offer?.premium && (
						<ButtonLink kind="plain" small to="/supporter">
							{siteWords.menu.supporter[account || login.loading ? "signedIn" : "guest"]}
						</ButtonLink>
					)}
					<ButtonLink kind="plain" small to="/howtoplay">
						{siteWords.home.howToPlay}
					</ButtonLink>
					<ButtonLink kind="plain" small to="/play">
						{siteWords.home.otherWays}
					</ButtonLink>
				</DialogActions>
			</nav>
			<DeviceLine />
			<OtherWindow />
			<TaskError error={error} />
		</>
	);
}

import { Lock } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { useSnapshot } from "valtio";
import type { AccountsAnswer } from "../../../gateway/api/answers.ts";
import { signIn } from "../../account/account.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { useAccountsOffer } from "../../account/offer.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { ButtonLink } from "../../parts/form/button.tsx";
import { TaskError } from "../../parts/form/field.tsx";
import { Marked } from "../../parts/marked.tsx";
import { Banner } from "../../parts/page/banner.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { type SignedInAccount, store } from "../../store.ts";
import { supporterWords as say } from "../../words/supporters.ts";
import { InsecureNote, OtherWindow } from "../account/sign-in-notes.tsx";
import { SitePage } from "../site-page.tsx";
import { Perks } from "./perks.tsx";
import { PurchaseForm } from "./purchase.tsx";
import styles from "./supporter.module.css";
import { useFreshAccount } from "./use-account.ts";

/** The three who wait for their supporter at the top of the page. */
const RELATIVES = [25, 30, 24];

/** Shows /supporter: what supporters get, and the form to become one. */
export function SupporterPage() {
	const offer = useAccountsOffer();
	const account = useFreshAccount();
	const [before, marked] = say.heading;
	const reads = offer?.premium === false || (account?.premium ?? false);
	return (
		<SitePage
			title={say.title}
			heading={
				<>
					{before} <Marked>{marked}</Marked>
				</>
			}
			back="/"
			footer={<PurchaseForm offer={offer} account={account} />}
		>
			<Refused />
			<Sheet as="section" className={styles.offer}>
				<div className={styles.relatives}>
					{RELATIVES.map((sprite) => (
						<Avatar key={sprite} sprite={sprite} size={64} blink />
					))}
				</div>
				<p>{say.lead}</p>
				{offer?.checkout !== null && <p className={styles.once}>{say.once}</p>}
				<Standing offer={offer} account={account} />
			</Sheet>
			<h2 className={common.silentText}>{say.perksTitle}</h2>
			<Perks
				label={say.perksTitle}
				describe={(perk) => (
					<>
						<b className={styles.perk}>{say.perks[perk].title}</b>
						<span className={common.quiet}>{say.perks[perk].text}</span>
						{perk === "zine" && <ZineLink open={reads} />}
					</>
				)}
			/>
		</SitePage>
	);
}

/** Says why the last purchase was refused, which the address tells. */
function Refused() {
	const [query, setQuery] = useSearchParams();
	const code = query.get("refused");
	if (code === null) return null;
	const known = Object.entries(say.refused).find(([name]) => name === code);
	return (
		<Banner kind="red" onDismiss={() => setQuery({}, { replace: true })}>
			{known?.[1] ?? say.refused.other}
		</Banner>
	);
}

interface StandingProps {
	offer: AccountsAnswer | null;
	account: SignedInAccount | null | undefined;
}

/** Says where the reader stands: a guest, a supporter, or with nothing to buy. */
function Standing({ offer, account }: StandingProps) {
	const { login } = useSnapshot(store);
	const { busy, error, run } = useAccountTask();
	const [press, sentence] = say.loggedOut;
	if (!offer || account === undefined) return <p role="status" className={styles.standing} />;
	if (!offer.premium) return <p role="status">{say.openText}</p>;
	if (account) return account.premium ? <p role="status">{say.thanks}</p> : null;
	if (!offer.sign_in) return <InsecureNote />;
	return login.window ? (
		<OtherWindow />
	) : (
		<div>
			<p>
				<button
					type="button"
					className={styles.logIn}
					disabled={busy}
					onClick={() => void run(signIn)}
				>
					{press}
				</button>
				{sentence}
			</p>
			<TaskError error={error} />
		</div>
	);
}

/** Leads to the zine, which only supporters can read. */
function ZineLink({ open }: { open: boolean }) {
	return (
		<span className={styles.zine}>
			{open ? (
				<ButtonLink kind="plain" small to="/zine">
					{say.zine}
				</ButtonLink>
			) : (
				<span className={classes(common.quiet, styles.locked)}>
					<Lock size={16} aria-hidden /> {say.zineLocked}
				</span>
			)}
		</span>
	);
}

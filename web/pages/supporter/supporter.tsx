import { useSearchParams } from "react-router-dom";
import { supporterWords as say } from "#words/site/supporters.ts";
import { useAccountsOffer } from "../../account/offer.ts";
import { Avatar } from "../../parts/avatar.tsx";
import common from "../../parts/common.module.css";
import { HalfMarked } from "../../parts/marked.tsx";
import { Banner } from "../../parts/page/banner.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { SitePage } from "../site-page.tsx";
import { Perks } from "./perks.tsx";
import { PurchaseForm } from "./purchase.tsx";
import { Standing } from "./standing.tsx";
import styles from "./supporter.module.css";
import { useFreshAccount } from "./use-account.ts";
import { ZineLink } from "./zine-link.tsx";

/** The three avatars at the top of the page. */
const RELATIVES = [25, 30, 24];

/** Shows /supporter: what supporters get, and the form to become one. */
export function SupporterPage() {
	const offer = useAccountsOffer();
	const account = useFreshAccount();
	const reads = offer?.premium === false || (account?.premium ?? false);
	return (
		<SitePage
			title={say.title}
			heading={<HalfMarked halves={say.heading} />}
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

/** Explains why the last purchase was refused, by the code in the address. */
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

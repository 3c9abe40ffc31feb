import { useEffect, useState } from "react";
import { supporterWords } from "#words/site/supporters.ts";
import { refresh } from "../../account/account.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { ButtonLink } from "../../parts/form/button.tsx";
import { HalfMarked } from "../../parts/marked.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { SitePage } from "../site-page.tsx";
import { Perks } from "./perks.tsx";
import styles from "./supporter.module.css";
import { useFreshAccount } from "./use-account.ts";

const say = supporterWords.thankYou;

/** Milliseconds between two checks for the payment, and how many there are. */
const PAUSE = 3000;
const LOOKS = 20;

/** Shows /thankyou: the perks that a supporter has unlocked. */
export function ThankYouPage() {
	const news = usePayment();
	return (
		<SitePage
			title={say.title}
			heading={<HalfMarked halves={say.heading} />}
			back="/"
			footer={
				// A plain link, because the document must load again.
				<ButtonLink to="/" reloadDocument>
					{say.button}
				</ButtonLink>
			}
		>
			<Sheet as="section" className={styles.offer}>
				<div className={styles.relatives}>
					<Avatar sprite={27} size={92} blink />
				</div>
				<p>{say.lead}</p>
			</Sheet>
			<Perks label={say.lead} describe={(perk) => <b>{say.unlocked[perk]}</b>} />
			<p className={common.center}>
				<b>{say.refresh}</b>
			</p>
			<p role="status" className={classes(common.quiet, common.center)}>
				{news && say[news]}
			</p>
		</SitePage>
	);
}

/**
 * Checks for the payment, because the buyer can be here before Stripe's event is. Returns null for
 * guests, who may have bought it for another account.
 */
function usePayment(): "waiting" | "here" | "slow" | null {
	const account = useFreshAccount();
	const [looks, setLooks] = useState(0);
	const waiting = account?.premium === false && looks < LOOKS;
	useEffect(() => {
		if (!waiting) return;
		const timer = setInterval(() => {
			setLooks((before) => before + 1);
			refresh().catch(() => undefined); // the next check may succeed
		}, PAUSE);
		return () => clearInterval(timer);
	}, [waiting]);
	if (!account) return null;
	if (account.premium) return "here";
	return waiting ? "waiting" : "slow";
}

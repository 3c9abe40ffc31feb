import { Lock, LockOpen } from "lucide-react";
import type { ReactNode } from "react";
import { useSnapshot } from "valtio";
import { supporterWords } from "#words/site/supporters.ts";
import { useSupporter } from "../../account/offer.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import { ButtonLink } from "../../parts/form/button.tsx";
import { HalfMarked } from "../../parts/marked.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { Pill } from "../../parts/pill.tsx";
import { store } from "../../store.ts";
import { CommunityLinks } from "../community-links.tsx";
import { SitePage } from "../site-page.tsx";
import styles from "./support-us.module.css";

const say = supporterWords.supportUs;

/** Shows /supportus: every way to support the game, with the links that the operator has set. */
export function SupportUsPage() {
	const { merch_url, tip_jar_url, community_url, social_urls } = useSnapshot(store).flags;
	const supporter = useSupporter();
	const social = community_url !== null || social_urls.length > 0;
	return (
		<SitePage title={say.title} heading={<HalfMarked halves={say.heading} />} back="/">
			<p>{say.lead}</p>
			<Way heading={say.supporter.heading} text={say.supporter.text}>
				<ButtonLink small to="/supporter">
					{say.supporter.button}
				</ButtonLink>
			</Way>
			<Way heading={say.tips.heading} text={tip_jar_url ? say.tips.text : say.tips.none}>
				<Goals />
				{tip_jar_url && <Outside to={tip_jar_url}>{say.tips.button}</Outside>}
			</Way>
			<Way heading={say.zine.heading} text={supporter ? say.zine.text : say.zine.locked}>
				{supporter && (
					<ButtonLink kind="plain" small to="/zine">
						{say.zine.button}
					</ButtonLink>
				)}
			</Way>
			<Way heading={say.merch.heading} text={merch_url ? say.merch.text : say.merch.none}>
				{merch_url && <Outside to={merch_url}>{say.merch.button}</Outside>}
			</Way>
			<Way heading={say.social.heading} text={social ? say.social.text : say.social.none}>
				{social && (
					<p className={styles.links}>
						<CommunityLinks className={styles.link} />
					</p>
				)}
			</Way>
		</SitePage>
	);
}

/** Shows one way to support the game. */
const Way = ({
	heading,
	text,
	children,
}: {
	heading: string;
	text: string;
	children: ReactNode;
}) => (
	<Sheet as="section" className={styles.way}>
		<h2>{heading}</h2>
		<p>{text}</p>
		{children}
	</Sheet>
);

/** Shows a button that leads to another site, in a new tab. */
const Outside = ({ to, children }: { to: string; children: string }) => (
	<ButtonLink kind="plain" small to={to} target="_blank" rel="noreferrer">
		{children}
	</ButtonLink>
);

/** Lists the goals of the tip jar, reached or not. */
function Goals() {
	return (
		<ul className={styles.goals} aria-label={say.tips.goals}>
			{supporterWords.goals.map(({ amount, prize, sprite }) => {
				const reached = sprite !== null;
				const Picture = reached ? LockOpen : Lock;
				return (
					<li key={amount} className={classes(styles.goal, reached && styles.reached)}>
						<b className={styles.amount}>{amount}</b>
						<span className={styles.prize}>{prize}</span>
						{reached && <Avatar sprite={sprite} size={44} />}
						<Pill>
							<Picture size={15} aria-hidden />
							{reached ? say.tips.unlocked : say.tips.locked}
						</Pill>
					</li>
				);
			})}
		</ul>
	);
}

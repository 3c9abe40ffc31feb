import { useSnapshot } from "valtio";
import { siteWords } from "#words/site/site.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { classes } from "../../parts/classes.ts";
import common from "../../parts/common.module.css";
import { latePart } from "../../parts/late-part.tsx";
import { Sheet } from "../../parts/page/sheet.tsx";
import { type Profile, store } from "../../store.ts";
import { accountName } from "./account-name.ts";
import styles from "./player-card.module.css";
import { useOwnName } from "./use-own-name.ts";

const say = siteWords.card;

// Loads while the account does; the card keeps room for it.
const AccountLines = latePart(() => import("./account-lines.tsx"), "default", {
	loading: <p className={common.quiet}>{say.loading}</p>,
});

/** Shows this device's player: avatar, name, account, rank and whether they support the site. */
export function PlayerCard({ profile }: { profile: Profile | null }) {
	const { account, login } = useSnapshot(store);
	const loading = login.loading && !account;
	const handle = account && accountName(account);
	const name = useOwnName();
	const waiting = profile && <p className={common.quiet}>{say.loading}</p>;
	return (
		<Sheet as="section" className={styles.card} aria-label={say.label}>
			<Avatar sprite={profile?.sprite_id ?? 0} size={92} blink className={styles.avatar} />
			<div className={classes(styles.who, (account || loading) && styles.known)}>
				<h2 dir="auto">{name}</h2>
				<div role="status">
					{account || loading ? (
						<AccountLines account={account} handle={profile && handle} waiting={waiting} />
					) : (
						<GuestLines profile={profile} />
					)}
				</div>
			</div>
		</Sheet>
	);
}

const GuestLines = ({ profile }: { profile: Profile | null }) => (
	<p className={common.quiet}>{profile ? say.guest : siteWords.home.nameless}</p>
);

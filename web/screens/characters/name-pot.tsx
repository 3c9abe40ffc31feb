import pot from "../../parts/page/pot.svg";
import styles from "./name-pot.module.css";

/** Draws the pot with a slip for each name, blank until it is typed. The fields say the same. */
export const NamePot = ({ names }: { names: readonly string[] }) => (
	<div className={styles.pot} aria-hidden>
		<ul>
			{names.map((name, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two names may be the same
				<li key={place} data-blank={name === "" || undefined}>
					<bdi>{name}</bdi>
				</li>
			))}
		</ul>
		<img src={pot} alt="" />
	</div>
);

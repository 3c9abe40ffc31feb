import { slowWords } from "#words/game/slow.ts";
import { languageWords } from "#words/languages.ts";
import { invitationWords } from "#words/site/invitation.ts";
import { pageLanguage } from "../../device/language.ts";
import { Avatar } from "../../parts/avatar.tsx";
import common from "../../parts/common.module.css";
import { Crown } from "../../parts/crown.tsx";
import { Marked } from "../../parts/marked.tsx";
import styles from "./hosts-table.module.css";
import type { Invited } from "./use-invitation.ts";

const say = invitationWords;
const SIZE = 106;

const tableOf = (host: string | null) => (host === null ? say.someTable : say.table(host));
const storyOf = (host: string | null) => (host === null ? say.story.some : say.story.of(host));

/** Shows whose table it is and who sits there. */
export function HostsTable({ invited, code }: { invited: Invited; code: string }) {
	const { host, players, count, state, language, partHours } = invited;
	const slow = partHours !== null;
	const crowned = players.findIndex(({ name }) => name === host);
	const more = count - players.length;
	return (
		<>
			<div className={styles.head}>
				<p className={common.quiet}>{slow ? say.story.expected : say.expected}</p>
				<h1>
					<Marked>{slow ? storyOf(host) : tableOf(host)}</Marked>
				</h1>
				<p className={styles.room}>{say.room(code, count)}</p>
				{slow && <p>{partHours === 24 ? say.slow : slowWords.chip(slowWords.time(partHours))}</p>}
				{language !== pageLanguage() && <p>{languageWords.table(language)}</p>}
			</div>
			{players.length > 0 && (
				<div className={styles.table} data-many={players.length > 4 || undefined}>
					{state === "lobby" && (
						<span className={styles.bubble} aria-hidden>
							{say.seat}
						</span>
					)}
					<ul aria-label={say.here}>
						{players.map(({ name, sprite_id }, i) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
							<li key={i} className={styles.seat}>
								{i === crowned && <Crown size={36} className={styles.crown} />}
								<Avatar
									sprite={sprite_id}
									size={SIZE}
									blink
									label={i === crowned ? say.host(name) : name}
									className={styles.face}
								/>
							</li>
						))}
					</ul>
					{more > 0 && <p className={common.quiet}>{say.others(more)}</p>}
				</div>
			)}
		</>
	);
}

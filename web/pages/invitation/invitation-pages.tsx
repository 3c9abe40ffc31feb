import { useSnapshot } from "valtio";
import { sentences } from "#words/grammar.ts";
import { invitationWords as say } from "#words/site/invitation.ts";
import { siteWords } from "#words/site/site.ts";
import { GuestFields } from "../../parts/person/guest-fields.tsx";
import { store } from "../../store.ts";
import { HostsTable } from "./hosts-table.tsx";
import styles from "./invitation.module.css";
import type { Entering } from "./use-entering.ts";
import type { Invited } from "./use-invitation.ts";

/** Shows whose table it is, and what is played there. */
export function HostsPage({ code, invited }: { code: string; invited: Invited }) {
	const { hiddenCode } = useSnapshot(store);
	return (
		<>
			<HostsTable invited={invited} code={hiddenCode ? siteWords.code.masked : code} />
			<p className={styles.game}>{say.game}</p>
		</>
	);
}

/** Asks for the guest's name and avatar, below the reasons that block a seat. */
export function GuestPage({ invited, entering }: { invited: Invited; entering: Entering }) {
	const { draft, change, tried, refusedName, locked, tooYoung } = entering;
	return (
		<>
			<div role="status" className={styles.state}>
				<State invited={{ ...invited, locked }} tooYoung={tooYoung} />
			</div>
			<GuestFields
				draft={draft}
				players={invited.players}
				slow={invited.partHours !== null}
				tried={tried}
				refused={refusedName}
				onChange={change}
			/>
		</>
	);
}

/** Explains what blocks a seat at the table. */
function State({ invited, tooYoung }: { invited: Invited; tooYoung: boolean }) {
	const { host, state, locked, audiences, mature } = invited;
	if (tooYoung) return say.tooYoung;
	if (locked) return say.locked(host);
	if (state !== "lobby")
		return audiences ? say[state] : sentences([say.taken[state], say.closedToAll]);
	return mature ? say.adultsOnly : null;
}

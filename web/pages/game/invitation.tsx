import { lazy, type SubmitEvent, Suspense, useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import { ApiError } from "../../api.ts";
import common from "../../parts/common.module.css";
import { Button, ButtonLink } from "../../parts/form/button.tsx";
import { TaskError } from "../../parts/form/field.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Logo } from "../../parts/page/logo.tsx";
import { Notice } from "../../parts/page/notice.tsx";
import { Page, PageFooter, PageHeader } from "../../parts/page/page.tsx";
import { GuestFields } from "../../parts/person/guest-fields.tsx";
import { SoundMenu } from "../../parts/sound/sound-menu.tsx";
import { TwoPages } from "../../parts/spread/two-pages.tsx";
import { StreamerButton } from "../../parts/streamer-button.tsx";
import type { Side } from "../../room/seats/seat-api.ts";
import { loadPart } from "../../routing/late.ts";
import { store } from "../../store.ts";
import { invitationWords } from "../../words/evening/invitation.ts";
import { roomWords } from "../../words/room.ts";
import { siteWords } from "../../words/site.ts";
import sitePage from "../site-page.module.css";
import { HostsTable } from "./hosts-table.tsx";
import styles from "./invitation.module.css";
import { useEntering } from "./use-entering.ts";
import { type Invited, useInvitation } from "./use-invitation.ts";

// Most people sit down as they are.
const LookDialog = lazy(() => loadPart(() => import("./look-dialog.tsx")));

const say = invitationWords;
/** The value of the button that takes a seat in the audience. */
const WATCHING = "audience";

interface InvitationProps {
	code: string;
	/** The device has a seat in the room now. */
	onSeated: () => void;
	/** There is no invitation, or nobody comes in by it. */
	onRefused: (refusal: ApiError) => void;
}

/** Shows whose room a link or QR code leads to, and asks who is coming. */
export default function Invitation({ code, onSeated, onRefused }: InvitationProps) {
	const { invited, refresh } = useInvitation(code);
	useEffect(() => {
		if (invited instanceof ApiError) onRefused(invited);
	}, [invited, onRefused]);
	if (!invited || invited instanceof ApiError)
		return (
			<Page header={<Header />}>
				<Notice busy>
					<h1>{say.loading}</h1>
				</Notice>
			</Page>
		);
	return (
		<Welcome
			code={code}
			invited={invited}
			refresh={refresh}
			onSeated={onSeated}
			onRefused={onRefused}
		/>
	);
}

const Header = () => (
	<PageHeader>
		<Logo />
		<span className={common.grow} />
		<StreamerButton />
		<SoundMenu />
	</PageHeader>
);

interface WelcomeProps extends InvitationProps {
	invited: Invited;
	refresh: () => Promise<void>;
}

/** Shows the invitation. */
export function Welcome(door: WelcomeProps) {
	const { code, invited } = door;
	const { hiddenCode } = useSnapshot(store);
	const { draft, change, tried, busy, error, locked, enter } = useEntering(door);
	/** Whether the dialog for fonts and colours is open; null until it was. */
	const [look, setLook] = useState<boolean | null>(null);

	const { state, audiences, mature } = invited;
	const tooYoung = mature && draft.mature === false;
	const side: Side = state === "lobby" ? "players" : "audience";
	const shut = side === "audience" && !audiences;

	const submit = (event: SubmitEvent) => {
		event.preventDefault();
		const { submitter } = event.nativeEvent;
		void enter(submitter?.getAttribute("value") === WATCHING ? "audience" : side);
	};

	return (
		<Form className={sitePage.form} noValidate onSubmit={submit}>
			<Page
				wide
				header={<Header />}
				footer={
					<PageFooter className={styles.footer}>
						<TaskError error={error} />
						{shut ? (
							<ButtonLink to="/" kind="plain">
								{roomWords.room.home}
							</ButtonLink>
						) : (
							<Button type="submit" busy={busy} disabled={tooYoung} className={styles.sit}>
								{locked ? say.knock : side === "players" ? say.sit : say.watch}
							</Button>
						)}
						<div className={styles.ways}>
							{side === "players" && audiences && !locked && !tooYoung && (
								<button type="submit" value={WATCHING}>
									{say.onlyWatch}
								</button>
							)}
							<button type="button" onClick={() => setLook(true)}>
								{say.look}
							</button>
						</div>
					</PageFooter>
				}
			>
				<title>{`${say.title} | ${siteWords.product}`}</title>
				<TwoPages
					className={styles.pages}
					left={
						<>
							<HostsTable invited={invited} code={hiddenCode ? siteWords.code.masked : code} />
							<p className={styles.game}>{say.game}</p>
						</>
					}
					right={
						<>
							<div role="status" className={styles.state}>
								<State invited={{ ...invited, locked }} tooYoung={tooYoung} />
							</div>
							<GuestFields
								draft={draft}
								players={invited.players}
								tried={tried}
								onChange={change}
							/>
						</>
					}
				/>
				{look !== null && (
					<Suspense>
						<LookDialog look={draft} open={look} onChange={change} onClose={() => setLook(false)} />
					</Suspense>
				)}
			</Page>
		</Form>
	);
}

/** Says what is in the way of a seat at the table. */
function State({ invited, tooYoung }: { invited: Invited; tooYoung: boolean }) {
	const { host, state, locked, audiences, mature } = invited;
	if (tooYoung) return say.tooYoung;
	if (locked) return say.locked(host);
	if (state !== "lobby") return audiences ? say[state] : `${say.taken[state]} ${say.closedToAll}`;
	return mature ? say.adultsOnly : null;
}

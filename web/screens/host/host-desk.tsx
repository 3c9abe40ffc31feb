import { type CSSProperties, lazy, Suspense, useRef, useState } from "react";
import { STATUS } from "#game/status.ts";
import type { Game, PublicPlayer } from "#game/wire/state.ts";
import { isSolo, othersHere, writersOf } from "../../game/seats.ts";
import { watchingScreens } from "../../game/watching-screens.ts";
import { Crown } from "../../parts/crown.tsx";
import { IconButton } from "../../parts/form/icon-button.tsx";
import { Dialog } from "../../parts/page/dialog.tsx";
import { send } from "../../room/sending.ts";
import { useRoom } from "../../room/use-room.ts";
import { loadPart } from "../../routing/late.ts";
import { hostWords } from "../../words/host.ts";
import { ClockControls, DoorControl, OverlayControl, SparksControl } from "./clock-controls.tsx";
import { CrownHandover } from "./crown-handover.tsx";
import type { DeskProps } from "./desk-props.ts";
import styles from "./host-desk.module.css";
import { KickDialog } from "./kick-dialog.tsx";
import { ScreensControl } from "./screens-control.tsx";

// Few desks are opened.
const People = lazy(() => loadPart(() => import("./people.tsx")));

/** Returns which sections of the host's desk the state of the game allows. */
const possible = (game: Game) => ({
	clock: game.countdown.limit !== null,
	door: !isSolo(game) && game.status < STATUS.voting,
	crown: writersOf(game).length > 1,
	people: othersHere(game).length > 0,
	screens: watchingScreens(game) > 0,
});

/** Returns whether this player's header shows the host's desk. */
export const hasDesk = (game: Game, player: number | undefined): boolean =>
	game.host_id === player && Object.values(possible(game)).includes(true);

/** Returns where the desk opens, for its style: below the crown. */
function placeBeside(crown: HTMLElement | null): CSSProperties | undefined {
	const box = crown?.getBoundingClientRect();
	// React's type knows no custom properties.
	return (
		box && ({ "--x": `${box.x + box.width / 2}px`, "--y": `${box.bottom}px` } as CSSProperties)
	);
}

/** Shows the host a crown that opens the host's desk. */
export function HostDesk() {
	const { game, player } = useRoom();
	const crownButton = useRef<HTMLButtonElement>(null);
	const [open, setOpen] = useState(false);
	const [target, setTarget] = useState<PublicPlayer | null>(null);
	if (!game || !player || !hasDesk(game, player.id)) return null;
	const { clock, door, crown, people, screens } = possible(game);
	const close = () => setOpen(false);
	const order: DeskProps["order"] = (vip_action) => {
		close(); // the footer shows a refusal
		void send("game/vip", { vip_action });
	};
	return (
		<>
			<IconButton
				ref={crownButton}
				aria-haspopup="dialog"
				aria-label={hostWords.open}
				onClick={() => setOpen(true)}
			>
				<Crown />
			</IconButton>
			<div className={styles.place} style={open ? placeBeside(crownButton.current) : undefined}>
				<Dialog title={hostWords.desk} open={open} className={styles.beside} onClose={close}>
					<div className={styles.desk}>
						{clock && <ClockControls game={game} order={order} />}
						{door && <DoorControl game={game} order={order} />}
						{screens && <ScreensControl game={game} onClose={close} />}
						{!isSolo(game) && <SparksControl game={game} order={order} />}
						{game.settings.maturity === "MATURE" && !isSolo(game) && (
							<OverlayControl game={game} order={order} />
						)}
						{crown && <CrownHandover game={game} order={order} />}
						{(people || player.shown_out) && (
							<Suspense>
								<People
									game={game}
									player={player}
									onKick={(person) => {
										close();
										setTarget(person);
									}}
								/>
							</Suspense>
						)}
					</div>
				</Dialog>
			</div>
			<KickDialog game={game} target={target} onClose={() => setTarget(null)} />
		</>
	);
}

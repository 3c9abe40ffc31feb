import { type CSSProperties, useEffect, useReducer, useRef, useState } from "react";
import type { PublicPlayer } from "#game/wire/state.ts";
import { hostWords } from "#words/game/host.ts";
import { siteWords } from "#words/site/site.ts";
import { Crown } from "../../parts/crown.tsx";
import { IconButton } from "../../parts/form/icon-button.tsx";
import { latePart } from "../../parts/late-part.tsx";
import { Dialog } from "../../parts/page/dialog.tsx";
import { send } from "../../room/sending.ts";
import { useRoom } from "../../room/use-room.ts";
import type { DeskProps } from "./desk-props.ts";
import styles from "./host-desk.module.css";
import { hasDesk } from "./possible.ts";

const { badMessage } = siteWords.errors;

// Loads late, because only one person in a room has a desk.
const DeskSections = latePart(() => import("./desk-sections.tsx"), "DeskSections", {
	missing: badMessage,
});
const KickDialog = latePart(() => import("./kick-dialog.tsx"), "KickDialog", {
	missing: badMessage,
});

/** Returns the position at which the desk opens, for its style: below the crown. */
function placeBeside(crown: HTMLElement | null): CSSProperties | undefined {
	const box = crown?.getBoundingClientRect();
	// React's type lacks custom properties.
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
	const [asked, setAsked] = useState(false);
	const [, follow] = useReducer((turns: number) => turns + 1, 0);
	// The crown moves when the window is resized.
	useEffect(() => {
		if (!open) return;
		addEventListener("resize", follow);
		return () => removeEventListener("resize", follow);
	}, [open]);
	if (!game || !player || !hasDesk(game, player.id)) return null;
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
					<DeskSections
						game={game}
						player={player}
						order={order}
						onClose={close}
						onKick={(person) => {
							close();
							setAsked(true);
							setTarget(person);
						}}
					/>
				</Dialog>
			</div>
			{asked && <KickDialog game={game} target={target} onClose={() => setTarget(null)} />}
		</>
	);
}

import { useCallback, useState } from "react";
import type { KickReason } from "#game/refusals.ts";
import type { Game, PublicPlayer } from "#game/wire/state.ts";
import { hostWords } from "#words/game/host.ts";
import { isSolo } from "../../game/seats.ts";
import { Avatar } from "../../parts/avatar.tsx";
import { Button } from "../../parts/form/button.tsx";
import { Segmented } from "../../parts/form/segmented.tsx";
import { Toggle } from "../../parts/form/toggle.tsx";
import { Dialog, DialogActions } from "../../parts/page/dialog.tsx";
import { useAcceptsPresses } from "../../parts/presses.ts";
import { useLoaded } from "../../parts/use-loaded.ts";
import { type KickReach, kickReach } from "../../room/seats/kick-reach.ts";
import { send } from "../../room/sending.ts";
import styles from "./kick-dialog.module.css";

const say = hostWords.kick;

// The table has exactly the reasons as its keys.
const REASONS = Object.entries(say.reasons) as [KickReason | "none", string][];
const OPTIONS = REASONS.map(([value, label]) => ({ value, label }));

const ALONE: KickReach = { others: 0, table: false };

interface Props {
	game: Game;
	/** Null while the dialog is closed. */
	target: PublicPlayer | null;
	onClose: () => void;
}

/**
 * Asks the host for the reason of a removal, whether to lock the room, and whom and from what else to
 * remove (docs/game.md "Kicks").
 */
export const KickDialog = ({ game, target, onClose }: Props) => (
	<Dialog title={target && say.heading(target.name)} open={target !== null} onClose={onClose}>
		{target && <KickForm game={game} target={target} onClose={onClose} />}
	</Dialog>
);

function KickForm({ game, target, onClose }: Props & { target: PublicPlayer }) {
	const [reason, setReason] = useState<KickReason | "none">("none");
	const [lock, setLock] = useState(false);
	const [network, setNetwork] = useState(false);
	const [table, setTable] = useState(false);
	const { room_code: code } = game;
	const { found } = useLoaded(useCallback(() => kickReach(code, target.id), [code, target.id]));
	// Without an answer the host can kick this one person.
	const { others, table: atTable } = found && "others" in found ? found : ALONE;
	const acceptsPresses = useAcceptsPresses();
	const kick = () => {
		onClose(); // the footer shows a refusal
		void send("game/vip", {
			vip_action: {
				kick_player: target.id,
				...(reason !== "none" && { reason }),
				...(lock && { lock }),
				...(network && { network }),
				...(table && { table }),
			},
		});
	};
	return (
		<div inert={!acceptsPresses}>
			<div className={styles.about}>
				<Avatar sprite={target.meta.sprite_id} size={64} />
				<p>{say.text}</p>
			</div>
			<div className={styles.choices}>
				<Segmented
					label={say.why}
					hint={say.whyHint}
					options={OPTIONS}
					value={reason}
					onChange={setReason}
					layout="thirds"
				/>
				{!game.locked && !isSolo(game) && (
					<Toggle checked={lock} onChange={setLock} label={say.lock} />
				)}
				{others > 0 && (
					<Toggle checked={network} onChange={setNetwork} label={say.network(others)} />
				)}
				{atTable && <Toggle checked={table} onChange={setTable} label={say.table} />}
			</div>
			<DialogActions>
				<Button onClick={kick}>{say.label(target.name)}</Button>
				<Button kind="plain" onClick={onClose}>
					{say.stay}
				</Button>
			</DialogActions>
		</div>
	);
}

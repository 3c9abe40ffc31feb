import { Bell } from "lucide-react";
import { useEffect, useState } from "react";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { slowWords } from "#words/game/slow.ts";
import { siteWords } from "#words/site/site.ts";
import { Button } from "../parts/form/button.tsx";
import { latePart } from "../parts/late-part.tsx";
import { Dialog } from "../parts/page/dialog.tsx";
import { readSeat } from "../room/seats/seat.ts";
import { pushSupport, serverKey } from "./browser-push.ts";
import type { CallableSeat } from "./game-messages.ts";

const Card = latePart(() => import("./ask-card.tsx"), "AskCard");
const Switches = latePart(() => import("./message-switches.tsx"), "MessageSwitches", {
	loading: siteWords.loading,
	missing: siteWords.errors.badMessage,
});

interface Props {
	game: Game;
	player: OwnPlayer;
}

/** Returns the seat of a player who can have messages about this game; null without one. */
function useCallableSeat({ game, player }: Props): CallableSeat | null {
	const [key, setKey] = useState<string | null>(null);
	const may = game.settings.pace === "slow" && !player.data.audience && pushSupport() !== "none";
	useEffect(() => {
		if (may) void serverKey().then(setKey);
	}, [may]);
	const seat = may && key !== null ? readSeat(game.room_code) : null;
	return seat && key !== null ? { ...seat, key } : null;
}

/** Asks a player of a slow game whether this device shall tell them whose turn it is. */
export function MessagesAsk(props: Props) {
	const seat = useCallableSeat(props);
	return seat && <Card seat={seat} />;
}

/** Shows a player of a slow game the button for the messages to this device. */
export function MessagesButton(props: Props) {
	const [open, setOpen] = useState(false);
	const seat = useCallableSeat(props);
	if (!seat) return null;
	return (
		<>
			<Button kind="plain" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
				<Bell size={17} aria-hidden />
				{slowWords.messages}
			</Button>
			<Dialog title={slowWords.messagesTitle} open={open} onClose={() => setOpen(false)}>
				<Switches seat={seat} />
			</Dialog>
		</>
	);
}

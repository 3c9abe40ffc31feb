import { useState } from "react";
import type { OwnPlayer, PublicPlayer } from "#game/wire/state.ts";
import { isSolo } from "../../game/seats.ts";
import { ChannelControl } from "./channel-control.tsx";
import { ClockControls, DoorControls, OverlayControl, SparksControl } from "./clock-controls.tsx";
import { CrownHandover } from "./crown-handover.tsx";
import type { DeskProps } from "./desk-props.ts";
import styles from "./host-desk.module.css";
import { PeopleSection } from "./people.tsx";
import { possible } from "./possible.ts";
import { ScreensControl } from "./screens-control.tsx";

interface Props extends DeskProps {
	player: OwnPlayer;
	onClose: () => void;
	onKick: (person: PublicPlayer) => void;
}

/** Shows the powers that the host has now. */
export function DeskSections({ game, player, order, onClose, onKick }: Props) {
	const { clock, lock, close, crown, people, screens, chat } = possible(game);
	// After the last removed person is let in again, the section stays, because it has the news and
	// the focus.
	const [hasPeople, keepPeople] = useState(false);
	if (!hasPeople && (people || player.shown_out || player.places)) keepPeople(true);
	return (
		<div className={styles.desk}>
			{clock && <ClockControls game={game} order={order} />}
			{(lock || close) && <DoorControls game={game} order={order} lock={lock} close={close} />}
			{screens && <ScreensControl game={game} onClose={onClose} />}
			{!isSolo(game) && <SparksControl game={game} order={order} />}
			{game.settings.maturity === "MATURE" && !isSolo(game) && (
				<OverlayControl game={game} order={order} />
			)}
			{chat && <ChannelControl game={game} />}
			{crown && <CrownHandover game={game} order={order} />}
			{hasPeople && <PeopleSection game={game} player={player} onKick={onKick} />}
		</div>
	);
}

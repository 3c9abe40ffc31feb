import { useEffect, useState } from "react";
import { useSnapshot } from "valtio";
import { roomWords } from "#words/game/room.ts";
import { space } from "#words/grammar.ts";
import { siteWords } from "#words/site/site.ts";
import { isOwnTurn, ownEnd } from "../../game/own-turn.ts";
import { useRoom } from "../../room/use-room.ts";
import { clockFace, secondsUntil } from "../../screens/frame/timer.tsx";
import { store } from "../../store.ts";

const TICK = 1000;
const say = roomWords.room;

/** Returns seconds as m:ss, because tabs are narrow. */
function shortClock(seconds: number): string {
	const face = clockFace(seconds);
	return face.startsWith("0") ? face.slice(1) : face;
}

/** Puts a dot on the tab's icon. Returns what takes it off. */
function showTurnIcon(): () => void {
	const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
	const usual = icon?.href;
	icon?.setAttribute("href", "/favicon-turn.svg");
	return () => icon?.setAttribute("href", usual ?? "");
}

/**
 * Sets the tab's title and icon: whose room it is, or that it is one's turn, for people in other
 * tabs.
 */
export function RoomTitle({ code }: { code: string }) {
	const { hiddenCode } = useSnapshot(store);
	const { game, player } = useRoom();
	const isMine = game !== null && player !== null && isOwnTurn(game, player);
	const limit = isMine ? ownEnd(game, player) : null;
	const [, tick] = useState(0);
	useEffect(() => {
		if (limit === null) return;
		const timer = setInterval(() => tick((before) => before + 1), TICK);
		return () => clearInterval(timer);
	}, [limit]);
	useEffect(() => (isMine ? showTurnIcon() : undefined), [isMine]);
	const clock = limit !== null && `(${shortClock(secondsUntil(limit))})`;
	const turn = clock ? clock + space + say.yourTurn : say.yourTurn;
	const room = hiddenCode ? say.hiddenTitle : say.title(code);
	return <title>{`${isMine ? turn : room} | ${siteWords.product}`}</title>;
}

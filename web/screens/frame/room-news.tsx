import { useEffect, useReducer } from "react";
import { useSnapshot } from "valtio";
import type { Game } from "#game/wire/state.ts";
import { hostWords } from "#words/game/host.ts";
import { readingWords } from "#words/game/reading.ts";
import { roomWords } from "#words/game/room.ts";
import { timeInWords } from "#words/grammar.ts";
import { isHurried } from "../../game/read-state.ts";
import { Banner } from "../../parts/page/banner.tsx";
import { crownItem, isNews, noteSeen, type SeenKey } from "../../room/seen-news.ts";
import { send } from "../../room/sending.ts";
import { useRoom } from "../../room/use-room.ts";
import { store } from "../../store.ts";
import { CrownSheet } from "../host/crown-sheet.tsx";
import { PausedBanner } from "../host/paused.tsx";
import { LateText } from "./late-text.tsx";
import styles from "./room-news.module.css";

const HOUR = 3_600_000;

/** Shows the notices of a room: news, the pause, and a text that came too late. */
export const RoomNotices = () => (
	<>
		<RoomNews />
		<PausedBanner />
		<LateText />
	</>
);

/**
 * Shows news for all players: a new host for a moment, and until the reader dismisses it the short
 * time that is left to read, or an avatar that the reader could not keep. The live region is always
 * in the page because screen readers announce only its changes.
 */
function RoomNews() {
	const { game, player } = useRoom();
	const { otherAvatar } = useSnapshot(store);
	const asleep = player?.data.asleep ?? false;
	// A player of a slow game who has opened the room again is awake.
	useEffect(() => {
		if (asleep) void send("game/awake", {});
	}, [asleep]);
	const crown = useNews("crownSeen", game && crownItem(game));
	const hurry = useNews(
		"hurrySeen",
		game && player && isHurried(game, player) ? `${game.hurry_at}` : null,
	);
	return (
		<div role="status" className={styles.news}>
			{game && otherAvatar && (
				<Banner inRegion onDismiss={forgetOtherAvatar}>
					{roomWords.room.otherAvatar}
				</Banner>
			)}
			{game && player && crown.isNew && (
				<CrownSheet
					key={crownItem(game)}
					text={crownText(game, player.id)}
					sprite={game.players[game.crown?.to ?? 0]?.meta.sprite_id}
					onOver={crown.dismiss}
				/>
			)}
			{game && hurry.isNew && (
				<Banner inRegion kind="urgent" onDismiss={hurry.dismiss}>
					{hurryText(game)}
				</Banner>
			)}
		</div>
	);
}

/** Returns whether an item is news on this device, which remembers the last one of each kind. */
function useNews(key: SeenKey, item: string | null): { isNew: boolean; dismiss: () => void } {
	const [, renderAgain] = useReducer((n: number) => n + 1, 0);
	const dismiss = () => {
		if (item === null) return;
		noteSeen(key, item);
		renderAgain();
	};
	return { isNew: isNews(key, item), dismiss };
}

const forgetOtherAvatar = () => {
	store.otherAvatar = false;
};

/** Returns the text about the new host and the reason, for the player with the id `reader`. */
export function crownText({ crown, players }: Game, reader: number): string {
	if (!crown) return "";
	const nameOf = (id: number) => (id === reader ? null : (players[id]?.name ?? hostWords.theHost));
	return hostWords.crownNews(nameOf(crown.to), nameOf(crown.from), crown.why);
}

/** Returns how long the others had when half of the players had finished. */
export function hurryText({ hurry_at, countdown }: Game): string {
	if (hurry_at === null || countdown.limit === null) return readingWords.read.hurried;
	const left = countdown.limit - hurry_at;
	return left > HOUR
		? readingWords.read.hurryDays(timeInWords(left / 1000))
		: readingWords.read.hurry(Math.ceil(left / 60_000));
}

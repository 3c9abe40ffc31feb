import type { RoomAnswer } from "../../gateway/api/answers.ts";
import { EveningsCard } from "../pages/home/evenings/evenings-card.tsx";
import { SitePage } from "../pages/site-page.tsx";

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 20, 20);

const room = (code: string, host: string, own?: RoomAnswer["own"]): RoomAnswer => ({
	...{ id: code.charCodeAt(0), code, status: 14, num_players: 5, max_players: 12 },
	...{ maturity: "ALL_AGES", game_mode: "default", audiences: true, language: "en", pace: "slow" },
	...{ host, players: [], count: 5, state: "playing", mature: false, locked: false },
	...(own && { own }),
});

const seatIn = (roomCode: string, partsSeen: number) => ({
	...{ roomCode, playerSecret: "", playerId: 2, gameId: roomCode.charCodeAt(0) },
	...{ audience: false, profile: null, newcomer: false, partsSeen },
});

/** Shows the rooms of a person who plays several games over days. */
export const MyGames = () => (
	<SitePage title="Plotluck" heading="Plotluck" back="/">
		<EveningsCard
			rooms={[
				{
					seat: seatIn("QRST", 4),
					room: room("QRST", "Otto", { turn: false, until: null, parts: 5 }),
				},
				{
					seat: seatIn("WXYZ", 4),
					room: room("WXYZ", "Mika", { turn: true, until: NOW + DAY, parts: 7 }),
				},
				{ seat: seatIn("ABCD", 0), room: room("ABCD", "Kitty") },
			]}
			others={[
				{
					id: 3,
					audience: false,
					room: room("JKLM", "Nell", { turn: true, until: NOW + 2 * DAY, parts: 2 }),
				},
			]}
			games={[]}
			tables={[]}
		/>
	</SitePage>
);

import type { ReactNode } from "react";
import { STATUS } from "#game/status.ts";
import type { RoomAnswer } from "../../gateway/api/answers.ts";
import type { EveningAnswer, TableAnswer } from "../../gateway/api/days-answers.ts";
import { EveningsCard } from "../pages/home/evenings/evenings-card.tsx";
import { SitePage } from "../pages/site-page.tsx";
import { TablePage } from "../pages/table/table.tsx";
import TableFound from "../pages/table/table-found.tsx";
import { Answered } from "./answered.tsx";
import { DRAWING, textOf, titleId } from "./texts.ts";

const NOW = Date.UTC(2026, 10, 20, 20);
const WEEK = 7 * 86_400_000;
const KEY = "kR3vB9Yk0c1dS7x2lQmZtV4n";

const OPEN: RoomAnswer = {
	...{ id: 7, code: "WXYZ", status: STATUS.lobby, num_players: 3, max_players: 12 },
	...{
		maturity: "ALL_AGES",
		game_mode: "default",
		audiences: true,
		language: "en",
		pace: "tonight",
	},
	...{ host: "Mika", count: 3, state: "lobby", mature: false, locked: false },
	players: [{ name: "Mika", sprite_id: 17 }],
};

const story = (id: number, won: boolean) => ({
	...{ id, title: textOf(titleId(id)), mature: id === 3, own: id === 1 },
	...{ winner: won, cover: won ? DRAWING : null },
	...{ awards: won ? ["Best title", "Crowd favourite"] : [], captain: "Dot" },
	faces: won ? [17, 3, 9, 24].slice(0, id + 2) : [],
	best_line: won ? "She folded the moon and put it in the drawer with the good napkins." : null,
});

const SHELF: EveningAnswer[] = [
	{ game_id: 9, played_at: NOW, stories: [story(0, false), story(1, true)] },
	{ game_id: 8, played_at: NOW - WEEK, stories: [] },
	{ game_id: 7, played_at: NOW - 2 * WEEK, stories: [{ ...story(3, true), cover: null }] },
];

const TABLE: TableAnswer = {
	...{ key: KEY, name: "Thursday soup", maturity: "ALL_AGES", game_mode: "default" },
	...{ open: null, member: true, maker: true, closable: false, shelf: SHELF },
};

const STRANGE: TableAnswer = {
	...TABLE,
	...{ name: "The incredible Wednesday night writers", member: false, maker: false },
	...{ open: OPEN, shelf: null },
};

const nothing = () => undefined;

/** The page of a table that a group keeps, and the tables on home. */
export const TABLE_SCENES: Record<string, () => ReactNode> = {
	table: () => <TableFound table={TABLE} onAgain={nothing} />,
	"table-open": () => <TableFound table={STRANGE} onAgain={nothing} />,
	"table-foreign": () => (
		<TableFound table={{ ...TABLE, open: OPEN, closable: true }} onAgain={nothing} />
	),
	"table-empty": () => <TableFound table={{ ...TABLE, shelf: [] }} onAgain={nothing} />,
	"table-missing": () => (
		<Answered answers={{ "/tables/mine": [] }}>
			<TablePage />
		</Answered>
	),
	"own-tables": () => (
		<SitePage title="Plotluck" heading="Plotluck" back="/">
			<EveningsCard
				tables={[
					{ key: "1", name: "Thursday soup", last_at: NOW, open: OPEN, secret: null },
					{ key: "2", name: STRANGE.name, last_at: NOW, open: null, secret: null },
					{ key: "3", name: "木曜日のスープ", last_at: NOW, open: null, secret: null },
				]}
				{...{ rooms: [], others: [], games: [] }}
			/>
		</SitePage>
	),
};

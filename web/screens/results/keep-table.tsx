import { type FormEvent, useEffect, useState } from "react";
import type { Game, OwnPlayer } from "#game/wire/state.ts";
import { lastingTableWords } from "#words/game/lasting-table.ts";
import type { KeptTable } from "../../../gateway/api/days-answers.ts";
import { useAccountTask } from "../../account/account-task.ts";
import { ShareLink } from "../../parts/code/share-link.tsx";
import common from "../../parts/common.module.css";
import { Button, ButtonLink } from "../../parts/form/button.tsx";
import { Field } from "../../parts/form/field.tsx";
import { Form } from "../../parts/form/form.tsx";
import { Input } from "../../parts/form/input.tsx";
import sheet from "../../parts/page/sheet.module.css";
import { Sheet } from "../../parts/page/sheet.tsx";
import { noteSecret, tableApi, tableLink } from "../../room/seats/lasting-tables.ts";
import { readSeat } from "../../room/seats/seat.ts";

const say = lastingTableWords.keep;

/** The greatest length, in UTF-16 units (docs/protocol.md "Lasting tables over REST"). */
const LONGEST = 40;

/** How often another one may have kept the table meanwhile, ms. */
const AGAIN = 15_000;

/** The button that was pressed is gone. */
const focus = (text: HTMLElement | null): void => text?.focus();

/** Keeps the table of the evening, or shows the one that the room has. */
export default function KeepTable({ game, player }: { game: Game; player: OwnPlayer }) {
	const { room_code: code } = game;
	const { busy, error, run } = useAccountTask();
	const [table, setTable] = useState<KeptTable | null>(null);
	const [name, setName] = useState(() => say.usual(game.players[player.id]?.name ?? ""));
	const [pressed, setPressed] = useState(false);
	useEffect(() => {
		const secret = readSeat(code)?.playerSecret;
		// Others may keep the table later, and then it knows this device by its seat.
		if (secret) noteSecret(secret);
		if (table) return;
		const look = () =>
			tableApi.ofRoom(code).then(
				(answer) => setTable(answer.table),
				() => undefined, // a press says why
			);
		void look();
		const timer = setInterval(() => document.hidden || void look(), AGAIN);
		return () => clearInterval(timer);
	}, [code, table]);
	const keep = (event: FormEvent) => {
		event.preventDefault();
		void run(async () => {
			setTable(await tableApi.keep(code, name));
			setPressed(true);
		});
	};
	return (
		<Sheet as="section" className={common.stack} aria-labelledby="keep-table">
			<h2 id="keep-table" className={sheet.heading}>
				{say.heading}
			</h2>
			{table ? (
				<>
					<p role="status" tabIndex={-1} ref={pressed ? focus : undefined}>
						<b>{say.kept(table.name)}</b>
					</p>
					<p>{say.found}</p>
					<ShareLink url={tableLink(table.key)} />
					<ButtonLink kind="plain" small to={`/table/${table.key}`}>
						{say.go}
					</ButtonLink>
				</>
			) : (
				<Form className={common.stack} onSubmit={keep}>
					<p>{say.text}</p>
					<Field label={say.name} error={error}>
						<Input
							value={name}
							maxLength={LONGEST}
							aria-invalid={error !== null || undefined}
							onChange={(event) => setName(event.target.value)}
						/>
					</Field>
					<Button type="submit" kind="plain" small busy={busy}>
						{say.button}
					</Button>
				</Form>
			)}
		</Sheet>
	);
}

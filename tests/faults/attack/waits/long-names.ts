import { call, WirePlayer } from "../../../players/wire/player.ts";
import { Visitor } from "../../../support/visitor.ts";
import type { AttackCase, Context } from "../case.ts";
import { person } from "../senders/calls.ts";
import { waitingCase } from "./waiting-case.ts";

/** Marks are sorted, and each asks for the letter before all others. */
const marks = (count: number): string => `a${"\u0301\u0323".repeat(count / 2)}b`;

/** Characters that each replace several letters of a blocked word. */
const signs = (each: number): string =>
	`r${"€".repeat(each)}${"+".repeat(each)}${"@".repeat(each)}`;

/** Opens a room under a name, which the server must refuse. */
const asHost =
	(name: string) =>
	async ({ target }: Context): Promise<void> => {
		const { status } = await call(target.url, "POST", "/rooms/", { host: person(name) });
		if (status !== 413 && status !== 422) throw new Error(`a long name got ${status}`);
	};

/** Sends names over a room connection, as an action or as its draft. */
const asCharacters =
	(names: string[], more: { draft?: true } = {}) =>
	async ({ target }: Context): Promise<void> => {
		const player = await WirePlayer.host(target.url, {}, "Namer");
		const characters = names.map((name) => ({ name }));
		if ((await player.act("game/character", { characters, ...more })) === null)
			throw new Error("long names were taken");
		player.leave();
	};

/** Signs up under a name, which the server must refuse. */
function signingUp(name: string, as: string): AttackCase {
	let visitor: Visitor;
	let uid: string;
	return waitingCase({
		name,
		async prepare({ target }) {
			visitor = new Visitor(target.url);
			({ uid } = await visitor.begin());
		},
		async attack() {
			const password = "a heron in the rain";
			const { status } = await visitor.post(uid, "account", { name: as, password });
			if (status !== 413 && status !== 422) throw new Error(`a long name got ${status}`);
		},
	});
}

/** Names that take far more work than their length to clean or to compare. */
export const longNames: AttackCase[] = [
	waitingCase({ name: "62 KB of marks for a name", attack: asHost(marks(31_000)) }),
	waitingCase({ name: "15 KB of marks for a name", attack: asHost(marks(7_400)) }),
	waitingCase({ name: "60,000 letters for a name", attack: asHost("n".repeat(60_000)) }),
	waitingCase({ name: "76 signs for a name", attack: asHost(signs(25)) }),
	waitingCase({ name: "24 KB of marks for a character", attack: asCharacters([marks(12_000)]) }),
	waitingCase({
		name: "24 KB of marks for a draft",
		attack: asCharacters([marks(12_000)], { draft: true }),
	}),
	waitingCase({
		name: "20 characters of 28 signs",
		attack: asCharacters(Array.from({ length: 20 }, () => signs(9))),
	}),
	signingUp("62 KB of marks to sign up", marks(31_000)),
];

import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { accountWords } from "#words/account.ts";
import { ownPacks } from "../../account/own-packs.ts";
import { hasSession } from "../../account/session.ts";
import { deviceStorage } from "../../device/storage.ts";
import { PackBox, PackBoxes } from "./pack-box.tsx";

const say = accountWords.own;
const KEY = "ownPacks";

/** The account's own packs and the ticked ones; empty for guests. */
export interface OwnPackChoice {
	names: string[];
	ticked: string[];
	tick(name: string, on: boolean): void;
}

/** Returns the own packs for the room: those of the last game that still exist are ticked. */
export function useOwnPackChoice(): OwnPackChoice {
	const [names, setNames] = useState<string[]>([]);
	const [wished, setWished] = useState<string[]>(() =>
		(deviceStorage.getItem(KEY) ?? "").split("\n"),
	);
	useEffect(() => {
		// The form shows no error here, because a room works without own packs.
		if (hasSession())
			ownPacks().then(
				(packs) => setNames(packs.map(({ name }) => name)),
				() => undefined,
			);
	}, []);
	const tick = (name: string, on: boolean) => {
		const next = on ? [...wished, name] : wished.filter((other) => other !== name);
		setWished(next);
		deviceStorage.setItem(KEY, next.join("\n"));
	};
	return { names, ticked: names.filter((name) => wished.includes(name)), tick };
}

/** Shows the tick boxes of the own packs; null if there are none. */
export function OwnPackBoxes({ choice: { names, ticked, tick } }: { choice: OwnPackChoice }) {
	if (names.length === 0) return null;
	return (
		<PackBoxes legend={say.legend} hint={<Link to="/packs">{say.edit}</Link>}>
			{names.map((name) => (
				<PackBox key={name} checked={ticked.includes(name)} onTick={(on) => tick(name, on)}>
					<bdi>{name}</bdi>
				</PackBox>
			))}
		</PackBoxes>
	);
}

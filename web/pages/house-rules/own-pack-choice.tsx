import { useEffect, useState } from "react";
import { Link } from "react-router-dom";
import { LANGUAGES, type Language } from "#game/settings/languages.ts";
import { accountWords } from "#words/account.ts";
import type { PromptPackAnswer } from "../../../gateway/api/answers.ts";
import { ownPacks } from "../../account/own-packs.ts";
import { hasSession } from "../../account/session.ts";
import { deviceStorage } from "../../device/storage.ts";
import { PackBox, PackBoxes } from "./pack-box.tsx";

const say = accountWords.own;
const KEY = "ownPacks";

/** The account's own packs and the names of the ticked ones; empty for guests. */
export interface OwnPackChoice {
	packs: PromptPackAnswer[];
	ticked: string[];
	tick(name: string, on: boolean): void;
}

/** Returns the own packs for the room: those of the last game that still exist are ticked. */
export function useOwnPackChoice(): OwnPackChoice {
	const [packs, setPacks] = useState<PromptPackAnswer[]>([]);
	const [wished, setWished] = useState<string[]>(() =>
		(deviceStorage.getItem(KEY) ?? "").split("\n"),
	);
	useEffect(() => {
		// The form shows no error here, because a room works without own packs.
		if (hasSession()) ownPacks().then(setPacks, () => undefined);
	}, []);
	const tick = (name: string, on: boolean) => {
		const next = on ? [...wished, name] : wished.filter((other) => other !== name);
		setWished(next);
		deviceStorage.setItem(KEY, next.join("\n"));
	};
	const names = packs.map(({ name }) => name);
	return { packs, ticked: names.filter((name) => wished.includes(name)), tick };
}

interface OwnPackBoxesProps {
	choice: OwnPackChoice;
	/** The language of the room. */
	language: Language;
}

/** Shows the tick boxes of the own packs, those in the room's language first; null if none. */
export function OwnPackBoxes({ choice: { packs, ticked, tick }, language }: OwnPackBoxesProps) {
	if (packs.length === 0) return null;
	const isOther = (pack: PromptPackAnswer) => Number(pack.language !== language);
	return (
		<PackBoxes legend={say.legend} hint={<Link to="/packs">{say.edit}</Link>}>
			{packs
				.toSorted((a, b) => isOther(a) - isOther(b))
				.map(({ name, language: its }) => (
					<PackBox key={name} checked={ticked.includes(name)} onTick={(on) => tick(name, on)}>
						<bdi lang={its}>{name}</bdi>
						{its !== language && <span lang={its}>({LANGUAGES[its]})</span>}
					</PackBox>
				))}
		</PackBoxes>
	);
}

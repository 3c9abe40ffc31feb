import { useEffect, useState } from "react";
import { accountWords } from "#words/site/account.ts";
import type { PromptPackAnswer } from "../../gateway/api/answers.ts";
import { ApiError, UNAUTHORIZED } from "../api.ts";
import { deviceStorage } from "../device/storage.ts";
import { accountApi } from "./account-api.ts";
import { bearer } from "./bearer.ts";
import { hasSession } from "./session.ts";

/**
 * Resolves to the account's own packs. Rejects with an ApiError, which is a 401 for guests, because
 * the server would list the built-in packs for them.
 */
export async function ownPacks(): Promise<PromptPackAnswer[]> {
	if ((await bearer()) === null) throw new ApiError(UNAUTHORIZED, accountWords.own.guest);
	return (await accountApi.promptPacks()).filter(({ own }) => own);
}

const KEY = "ownPacks";

/** Keeps the names of the own packs for the next room. */
export const wishPacks = (names: readonly string[]): void =>
	deviceStorage.setItem(KEY, names.join("\n"));

/** The account's own packs and the names of the ticked ones; empty for guests. */
export interface OwnPackChoice {
	packs: PromptPackAnswer[];
	/** The packs are known, also that there are none. */
	loaded: boolean;
	ticked: string[];
	tick(name: string, on: boolean): void;
}

/** Returns the own packs for the room: those of the last game that still exist are ticked. */
export function useOwnPackChoice(): OwnPackChoice {
	const [found, setFound] = useState<PromptPackAnswer[] | null>(() => (hasSession() ? null : []));
	const [wished, setWished] = useState<string[]>(() =>
		(deviceStorage.getItem(KEY) ?? "").split("\n"),
	);
	useEffect(() => {
		// The form shows no error here, because a room works without own packs.
		if (hasSession()) ownPacks().then(setFound, () => setFound([]));
	}, []);
	const tick = (name: string, on: boolean) => {
		const next = on ? [...wished, name] : wished.filter((other) => other !== name);
		setWished(next);
		wishPacks(next);
	};
	const packs = found ?? [];
	const names = packs.map(({ name }) => name);
	return {
		packs,
		loaded: found !== null,
		ticked: names.filter((name) => wished.includes(name)),
		tick,
	};
}

import type { PromptPackAnswer } from "../../gateway/api/answers.ts";
import { ApiError } from "../api.ts";
import { accountWords } from "../words/account.ts";
import { accountApi } from "./account-api.ts";
import { bearer } from "./bearer.ts";

const UNAUTHORIZED = 401;

/**
 * The packs of whoever is signed in; rejects with a 401 for guests, to whom the server would list
 * the built-in ones.
 */
export async function ownPacks(): Promise<PromptPackAnswer[]> {
	if ((await bearer()) === null) throw new ApiError(UNAUTHORIZED, accountWords.own.guest);
	return (await accountApi.promptPacks()).filter(({ own }) => own);
}

import { accountWords } from "#words/account.ts";
import type { PromptPackAnswer } from "../../gateway/api/answers.ts";
import { ApiError, UNAUTHORIZED } from "../api.ts";
import { accountApi } from "./account-api.ts";
import { bearer } from "./bearer.ts";

/**
 * Resolves to the account's own packs. Rejects with an ApiError, which is a 401 for guests, because
 * the server would list the built-in packs for them.
 */
export async function ownPacks(): Promise<PromptPackAnswer[]> {
	if ((await bearer()) === null) throw new ApiError(UNAUTHORIZED, accountWords.own.guest);
	return (await accountApi.promptPacks()).filter(({ own }) => own);
}

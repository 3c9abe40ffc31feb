import type {
	AccountsAnswer,
	PromptAnswer,
	PromptPackAnswer,
	SavedStory,
	SavedStoryRow,
	UserAnswer,
} from "../../gateway/api/answers.ts";
import { call, callSigned } from "../api.ts";

/**
 * The calls around accounts (site.md section 7), apart from the others so that guests do not load
 * them.
 */
export const accountApi = {
	accounts: () => call<AccountsAnswer>("GET", "/accounts"),
	/** The account of a token. */
	user: (token: string) => call<UserAnswer>("GET", "/users", undefined, token),
	savedStories: () => callSigned<SavedStoryRow[]>("GET", "/playerStories"),
	savedStory: (id: string) =>
		callSigned<SavedStory>("GET", `/playerStories/${encodeURIComponent(id)}`),
	/** The secret is that of the seat, for those who sat down before they signed in. */
	saveStory: (story: number, secret?: string) =>
		callSigned<SavedStoryRow>("PUT", `/playerStories/${story}`, { secret }),
	deleteStory: (story: number) => callSigned<{ id: number }>("DELETE", `/playerStories/${story}`),
	promptPacks: () => callSigned<PromptPackAnswer[]>("GET", "/promptPacks"),
	addPack: (name: string) => callSigned<PromptPackAnswer>("POST", "/promptPacks/", { name }),
	deletePack: (pack: number) => callSigned<{ id: number }>("DELETE", `/promptPacks/${pack}`),
	prompts: (pack: number) => callSigned<PromptAnswer[]>("GET", `/promptPacks/${pack}/prompts`),
	addPrompt: (pack: number, prompt: string) =>
		callSigned<PromptAnswer>("POST", `/promptPacks/${pack}/prompts`, { prompt }),
	deletePrompt: (prompt: number) =>
		callSigned<{ id: number }>("DELETE", `/promptPacks/prompts/${prompt}`),
};

import type { Language } from "#game/settings/languages.ts";
import type {
	PromptAnswer,
	PromptPackAnswer,
	SavedStory,
	SavedStoryRow,
} from "../../gateway/api/answers.ts";
import { callSigned } from "./bearer.ts";

/**
 * The calls that need an account (docs/protocol.md "REST"). They reject with an ApiError. Guests do
 * not load this file.
 */
export const accountApi = {
	savedStories: () => callSigned<SavedStoryRow[]>("GET", "/playerStories"),
	savedStory: (id: string) =>
		callSigned<SavedStory>("GET", `/playerStories/${encodeURIComponent(id)}`),
	/** `secret` is that of the seat, for players who joined before they signed in. */
	saveStory: (story: number, secret?: string) =>
		callSigned<SavedStoryRow>("PUT", `/playerStories/${story}`, { secret }),
	deleteStory: (story: number) => callSigned<{ id: number }>("DELETE", `/playerStories/${story}`),
	promptPacks: () => callSigned<PromptPackAnswer[]>("GET", "/promptPacks"),
	addPack: (name: string, language: Language) =>
		callSigned<PromptPackAnswer>("POST", "/promptPacks/", { name, language }),
	deletePack: (pack: number) => callSigned<{ id: number }>("DELETE", `/promptPacks/${pack}`),
	prompts: (pack: number) => callSigned<PromptAnswer[]>("GET", `/promptPacks/${pack}/prompts`),
	addPrompt: (pack: number, prompt: string) =>
		callSigned<PromptAnswer>("POST", `/promptPacks/${pack}/prompts`, { prompt }),
	deletePrompt: (prompt: number) =>
		callSigned<{ id: number }>("DELETE", `/promptPacks/prompts/${prompt}`),
};

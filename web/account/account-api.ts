import type { Language } from "#game/settings/languages.ts";
import { callSigned } from "./bearer.ts";

/**
 * The calls that need an account (docs/protocol.md "REST"). They reject with an ApiError. Guests do
 * not load this file.
 */
export const accountApi = {
	savedStories: () => callSigned("GET /playerStories"),
	savedStory: (id: string) => callSigned("GET /playerStories/:id", { params: { id } }),
	/** `secret` is that of the seat, for players who joined before they signed in. */
	saveStory: (id: number, secret?: string) =>
		callSigned("PUT /playerStories/:id", { params: { id }, body: { secret } }),
	deleteStory: (id: number) => callSigned("DELETE /playerStories/:id", { params: { id } }),
	promptPacks: () => callSigned("GET /promptPacks"),
	addPack: (name: string, language: Language) =>
		callSigned("POST /promptPacks", { body: { name, language } }),
	deletePack: (id: number) => callSigned("DELETE /promptPacks/:id", { params: { id } }),
	prompts: (id: number) => callSigned("GET /promptPacks/:id/prompts", { params: { id } }),
	addPrompt: (id: number, prompt: string) =>
		callSigned("POST /promptPacks/:id/prompts", { params: { id }, body: { prompt } }),
	deletePrompt: (id: number) => callSigned("DELETE /promptPacks/prompts/:id", { params: { id } }),
};

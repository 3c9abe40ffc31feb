import type { Language } from "#game/settings/languages.ts";
import { chooseLanguage } from "../device/language.ts";
import { callSigned } from "./bearer.ts";
import { hasSession } from "./session.ts";

/** Keeps a language on this device and with the account, and loads the page again in it. */
export async function chooseOwnLanguage(language: Language): Promise<void> {
	if (hasSession())
		// The device has the choice even where the account cannot be reached.
		await callSigned("PUT /users", { body: { language } }).catch(() => undefined);
	chooseLanguage(language);
}

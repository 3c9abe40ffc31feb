import { isLanguage, type Language } from "#game/settings/languages.ts";
import type { Db } from "../connection.ts";

/** Keeps the language that an account has chosen. */
export async function keepLanguage(db: Db, userId: string, language: Language): Promise<void> {
	await db("account_languages")
		.insert({ user_id: userId, language })
		.onConflict("user_id")
		.merge({ language });
}

/** Returns the language that an account has chosen; null for none that this version has. */
export async function readLanguage(db: Db, userId: string): Promise<Language | null> {
	const row = await db("account_languages").where({ user_id: userId }).first("language");
	return isLanguage(row?.language) ? row.language : null;
}

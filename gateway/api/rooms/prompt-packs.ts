import type { Context } from "koa";
import * as v from "valibot";
import { ENGLISH, LANGUAGE_TAGS } from "#game/settings/languages.ts";
import { PROMPT_PACKS } from "#game/settings.ts";
import { line } from "#game/wire/bodies.ts";
import type { Db } from "../../../db/connection.ts";
import {
	addPack,
	addPrompt,
	deletePack,
	deletePrompt,
	type Pack,
	packById,
	packOfPrompt,
	packs,
	promptsOf,
} from "../../../db/prompts.ts";
import { PACK_LIMITS } from "../../limits/site.ts";
import { languageOf } from "../../pages/language.ts";
import { refuse } from "../../refusals.ts";
import { idIn } from "../../session.ts";
import { type Deed, deedsOf } from "../admin/admin-deeds.ts";
import { DeletedAnswer, PromptAnswer, PromptPackAnswer } from "../answers.ts";
import { withoutBlockedWord } from "../block-list-check.ts";
import { Refused } from "../errors.ts";
import { type ApiContext, routeGroup } from "../route.ts";

const { nameLength, promptLength } = PACK_LIMITS;

const SentPack = v.strictObject({
	name: v.pipe(line("The name of a pack", nameLength.min, nameLength.max), withoutBlockedWord),
	/** Without one it is that of the caller, and English for a built-in pack. */
	language: v.optional(v.picklist(LANGUAGE_TAGS)),
});
const SentPrompt = v.strictObject({
	prompt: v.pipe(line("A prompt", 1, promptLength), withoutBlockedWord),
});

const isBuiltIn = (name: string): boolean =>
	PROMPT_PACKS.some((pack) => pack === name.toLowerCase());

/**
 * Packs of prompts: all callers read the built-in ones, accounts read and write their own, and
 * operators all (docs/protocol.md "Prompt packs over REST").
 */
export const promptPackRoutes = routeGroup(
	"Prompt packs",
	{
		"GET /promptPacks": {
			summary: "Returns the built-in packs and the caller's own; all packs to operators.",
			access: ["optional", "operator"],
			answer: v.array(PromptPackAnswer),
		},
		"POST /promptPacks": {
			summary: "Adds an empty pack.",
			access: ["account", "operator"],
			body: SentPack,
			answer: PromptPackAnswer,
			status: 201,
			refuses: [409],
		},
		"DELETE /promptPacks/:id": {
			summary: "Deletes a pack and its prompts.",
			access: ["account", "operator"],
			answer: DeletedAnswer,
			refuses: [403, 404],
		},
		"GET /promptPacks/:id/prompts": {
			summary:
				"Returns the prompts of a built-in pack or of the caller's own; of all to operators.",
			access: ["optional", "operator"],
			answer: v.array(PromptAnswer),
			refuses: [404],
		},
		"POST /promptPacks/:id/prompts": {
			summary: "Adds a prompt to a pack.",
			access: ["account", "operator"],
			body: SentPrompt,
			answer: PromptAnswer,
			status: 201,
			refuses: [403, 404, 409],
		},
		"DELETE /promptPacks/prompts/:id": {
			summary: "Deletes a prompt.",
			access: ["account", "operator"],
			answer: DeletedAnswer,
			refuses: [403, 404],
		},
	},
	(api) => {
		const { db, limits, callers, client } = api;
		return {
			"GET /promptPacks": async (ctx) => {
				const { account, admin } = await callers.callerOf(ctx);
				const seen = admin ? await packs(db) : await packs(db, account?.id ?? null);
				return seen.map(({ owner, ...pack }) => ({ ...pack, own: isOwn(owner, account?.id) }));
			},
			"POST /promptPacks": async (ctx, body) => {
				const { account, admin } = await callers.callerOf(ctx);
				const owner = account?.id ?? (admin ? null : (await callers.accountOf(ctx)).id);
				await limits.take("changes", client(ctx));
				const { name, language = owner === null ? ENGLISH : languageOf(ctx) } = body();
				if (owner === null && !PROMPT_PACKS.some((pack) => pack === name)) {
					throw new Refused(422, refuse("packNotBuiltIn", PROMPT_PACKS.join(", ")), {
						field: "name",
					});
				}
				const act = actionsOf(api, owner === null ? admin : null);
				// The names limit the built-in ones.
				const atMost = owner === null ? Number.POSITIVE_INFINITY : PACK_LIMITS.packs;
				const id =
					owner !== null && isBuiltIn(name)
						? "taken"
						: await act({ action: "pack.add", target: name }, () =>
								addPack(db, { name, owner, language }, atMost),
							);
				if (id === "taken") throw new Refused(409, refuse("packTaken", name));
				if (id === "full") throw new Refused(409, refuse("tooManyPacks", PACK_LIMITS.packs));
				return { id, name, own: owner !== null, language, prompts: 0 };
			},
			"DELETE /promptPacks/:id": async (ctx) => {
				const { id, act } = await packToChange(api, ctx, packById);
				await act({ action: "pack.delete", target: String(id) }, () => deletePack(db, id));
				return { id };
			},
			"GET /promptPacks/:id/prompts": async (ctx) => {
				const { account, admin } = await callers.callerOf(ctx);
				const { id, owner } = await packAt(db, ctx, packById);
				// The same as for an unknown pack, so that callers cannot learn which packs others have.
				if (owner !== null && !admin && !isOwn(owner, account?.id))
					throw new Refused(404, refuse("noSuchPack"));
				return promptsOf(db, id);
			},
			"POST /promptPacks/:id/prompts": async (ctx, body) => {
				const pack = await packToChange(api, ctx, packById);
				const { prompt } = body();
				const id = await pack.act({ action: "prompt.add", target: String(pack.id) }, () =>
					addPrompt(db, pack.id, prompt, PACK_LIMITS.prompts),
				);
				if (id === "gone") throw new Refused(404, refuse("noSuchPack"));
				if (id === "taken") throw new Refused(409, refuse("promptTaken"));
				if (id === "full") throw new Refused(409, refuse("tooManyPrompts", PACK_LIMITS.prompts));
				return { id, prompt };
			},
			"DELETE /promptPacks/prompts/:id": async (ctx) => {
				const { act } = await packToChange(api, ctx, packOfPrompt);
				const id = idIn(ctx.params.id);
				await act({ action: "prompt.delete", target: String(id) }, () => deletePrompt(db, id));
				return { id };
			},
		};
	},
);

type Find = (db: Db, id: number) => Promise<Pack | null>;

/** Returns the pack in the path. Throws a 404 when there is none. */
async function packAt(db: Db, ctx: Context, find: Find): Promise<Pack> {
	const id = idIn(ctx.params.id);
	const pack = Number.isSafeInteger(id) ? await find(db, id) : null;
	if (!pack) throw new Refused(404, refuse("noSuchPack"));
	return pack;
}

/**
 * Returns the pack in the path for a change, and the function that runs the change. Throws a 401
 * for guests and a 403 for other accounts.
 */
async function packToChange(
	api: ApiContext,
	ctx: Context,
	find: Find,
): Promise<Pack & { act: Deed }> {
	const { db, limits, callers, client } = api;
	const { account, admin } = await callers.callerOf(ctx);
	const userId = account?.id ?? (admin ? undefined : (await callers.accountOf(ctx)).id);
	await limits.take("changes", client(ctx));
	const pack = await packAt(db, ctx, find);
	if (isOwn(pack.owner, userId)) return { ...pack, act: actionsOf(api, null) };
	if (admin !== null) return { ...pack, act: actionsOf(api, admin) };
	throw new Refused(403, refuse(pack.owner === null ? "builtInPack" : "foreignPack"));
}

/**
 * Returns the function that runs a change: with a log entry for an admin, without for an account.
 */
const actionsOf = (api: ApiContext, admin: string | null): Deed =>
	admin === null ? (_about, work) => work() : deedsOf(api, admin);

const isOwn = (owner: string | null, userId: string | undefined): boolean =>
	owner !== null && owner === userId;

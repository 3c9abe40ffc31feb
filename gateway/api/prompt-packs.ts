import type Router from "@koa/router";
import type { Context } from "koa";
import * as v from "valibot";
import { PROMPT_PACKS } from "#game/settings.ts";
import { line } from "#game/wire/bodies.ts";
import type { Db } from "../../db/connection.ts";
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
} from "../../db/prompts.ts";
import type { Client } from "../front/client.ts";
import type { RateLimits } from "../front/rate-limits.ts";
import { PACK_LIMITS } from "../limits.ts";
import { idIn } from "../session.ts";
import type { PromptAnswer, PromptPackAnswer } from "./answers.ts";
import type { Callers } from "./authentication.ts";
import { withoutBlockedWord } from "./block-list-check.ts";
import { checked, Refused } from "./errors.ts";

const { nameLength, promptLength } = PACK_LIMITS;

const SentPack = v.strictObject({
	name: v.pipe(line("The name of a pack", nameLength.min, nameLength.max), withoutBlockedWord),
});
const SentPrompt = v.strictObject({
	prompt: v.pipe(line("A prompt", 1, promptLength), withoutBlockedWord),
});

const isBuiltIn = (name: string): boolean =>
	PROMPT_PACKS.some((pack) => pack === name.toLowerCase());

export interface PromptPackRoutes {
	db: Db;
	limits: RateLimits;
	callers: Callers;
	client(ctx: Context): Client;
}

/**
 * Packs of prompts: everybody reads them; an account keeps its own, and the built-in ones are the
 * operators' (gameplay.md section 7).
 */
export function promptPackRoutes(
	router: Router,
	{ db, limits, callers, client }: PromptPackRoutes,
): void {
	router.get("/promptPacks", async (ctx) => {
		const { account, admin } = await callers.callerOf(ctx);
		const seen = admin ? await packs(db) : await packs(db, account?.id ?? null);
		ctx.body = seen.map(
			({ id, name, owner, prompts }) =>
				({ id, name, own: isOwn(owner, account?.id), prompts }) satisfies PromptPackAnswer,
		);
	});
	router.post("/promptPacks", async (ctx) => {
		const { account, admin } = await callers.callerOf(ctx);
		const owner = account?.id ?? (admin ? null : (await callers.accountOf(ctx)).id);
		await limits.take("changes", client(ctx));
		const { name } = checked(SentPack, ctx.state.body);
		if (owner === null && !PROMPT_PACKS.some((pack) => pack === name)) {
			throw new Refused(
				422,
				`The built-in packs are ${PROMPT_PACKS.join(", ")}; others belong to an account`,
				{ field: "name" },
			);
		}
		const id =
			owner !== null && isBuiltIn(name)
				? "taken"
				: await addPack(db, name, owner, PACK_LIMITS.packs);
		if (id === "taken") throw new Refused(409, `There is a pack called ${name} already`);
		if (id === "full")
			throw new Refused(
				409,
				`You can have ${PACK_LIMITS.packs} packs; delete one before you add another`,
			);
		ctx.status = 201;
		ctx.body = { id, name, own: owner !== null, prompts: 0 } satisfies PromptPackAnswer;
	});
	router.delete("/promptPacks/:id", async (ctx) => {
		const { id } = await ownPack(ctx, packById);
		await deletePack(db, id);
		ctx.body = { id };
	});
	router.get("/promptPacks/:id/prompts", async (ctx) => {
		const { id } = await found(ctx, packById);
		ctx.body = (await promptsOf(db, id)) satisfies PromptAnswer[];
	});
	router.post("/promptPacks/:id/prompts", async (ctx) => {
		const pack = await ownPack(ctx, packById);
		const { prompt } = checked(SentPrompt, ctx.state.body);
		const id = await addPrompt(db, pack.id, prompt, PACK_LIMITS.prompts);
		if (id === "gone") throw new Refused(404, NOT_THERE);
		if (id === "taken") throw new Refused(409, "That prompt stands in this pack already");
		if (id === "full")
			throw new Refused(
				409,
				`A pack can have ${PACK_LIMITS.prompts} prompts; delete one before you add another`,
			);
		ctx.status = 201;
		ctx.body = { id, prompt } satisfies PromptAnswer;
	});
	router.delete("/promptPacks/prompts/:id", async (ctx) => {
		await ownPack(ctx, packOfPrompt);
		const id = idIn(ctx.params.id);
		await deletePrompt(db, id);
		ctx.body = { id };
	});

	type Find = (db: Db, id: number) => Promise<Pack | null>;

	/** The pack that the address names; 404 when there is none. */
	async function found(ctx: Context, find: Find): Promise<Pack> {
		const id = idIn(ctx.params.id);
		const pack = Number.isSafeInteger(id) ? await find(db, id) : null;
		if (!pack) throw new Refused(404, NOT_THERE);
		return pack;
	}

	/**
	 * The same for a call that changes it: 401 for guests, 403 for everybody it does not belong to.
	 */
	async function ownPack(ctx: Context, find: Find): Promise<Pack> {
		const { account, admin } = await callers.callerOf(ctx);
		const userId = account?.id ?? (admin ? undefined : (await callers.accountOf(ctx)).id);
		await limits.take("changes", client(ctx));
		const pack = await found(ctx, find);
		if (admin || isOwn(pack.owner, userId)) return pack;
		throw new Refused(
			403,
			pack.owner === null
				? "The built-in packs stay as they are"
				: "That pack belongs to somebody else",
		);
	}
}

const NOT_THERE = "There is no such pack or prompt";

const isOwn = (owner: string | null, userId: string | undefined): boolean =>
	owner !== null && owner === userId;

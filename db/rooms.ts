import type { Db } from "./connection.ts";

/** A room; its id is the game_id of the wire. */
export interface Room {
	id: number;
	code: string;
	/** Epoch ms. */
	createdAt: number;
	/** Epoch ms; null while people can join. */
	closedAt: number | null;
}

const AS_ROOM = { id: "id", code: "code", createdAt: "created_at", closedAt: "closed_at" } as const;

/** Opens a room and answers its id; null when an open room has the code. */
export async function openRoom(db: Db, code: string, now: number): Promise<number | null> {
	const [row] = await db("rooms").insert({ code, created_at: now }).onConflict().ignore().returning("id");
	return row?.id ?? null;
}

/** The open room with this code, which the caller has put in upper case. */
export async function findRoom(db: Db, code: string): Promise<Room | null> {
	return (await db("rooms").where({ code }).whereNull("closed_at").first(AS_ROOM)) ?? null;
}

/** The room with this id, open or closed. */
export async function roomById(db: Db, id: number): Promise<Room | null> {
	return (await db("rooms").where({ id }).first(AS_ROOM)) ?? null;
}

/** How many rooms are open. */
export async function countOpenRooms(db: Db): Promise<number> {
	const row = await db("rooms").whereNull("closed_at").count({ count: "*" }).first();
	return Number(row?.count ?? 0);
}

/** Closes a room and frees its code; a closed one keeps the time it was closed at. */
export async function closeRoom(db: Db, gameId: number, now: number): Promise<void> {
	await db("rooms").where({ id: gameId }).whereNull("closed_at").update({ closed_at: now });
}

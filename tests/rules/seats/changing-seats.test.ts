import { expect, test } from "vitest";
import { REFUSALS } from "#game/refusals.ts";
import type { Newcomer } from "#game/room.ts";
import { STATUS } from "#game/status.ts";
import { newcomer, Table } from "../../support/table.ts";

/** A person who joins again to change their seat. */
const wish = (id: number, more: Partial<Newcomer> = {}): Newcomer => ({
	...newcomer(id),
	change: true,
	...more,
});
const lookOf = (id: number, sprite_id: number, mature = true) => ({
	...newcomer(id).meta,
	sprite_id,
	mature,
});

test("in the lobby a player changes name, avatar and age group, and keeps the seat", () => {
	const table = new Table(3);
	const meta = lookOf(2, 11, false);
	expect(table.join(wish(2, { name: "Renamed", meta, premium: true }))).toBeNull();
	expect(table.seat(2)).toMatchObject({ id: 2, name: "Renamed", meta, premium: true });
	expect(table.players).toEqual([1, 2, 3]);
	expect(table.join({ ...newcomer(2), name: "Again" })).toBeNull();
	expect(table.seat(2).name).toBe("Again");
});

test("in the lobby a player can go to the audience, and come back while there is a place", () => {
	const table = new Table(3);
	expect(table.join(wish(3, { audience: true }))).toBeNull();
	expect(table.players).toEqual([1, 2]);
	expect(table.join(newcomer(4))).toBeNull(); // The seat is free.
	expect(table.join(wish(3))).toBe(REFUSALS.full);
	expect(table.seat(3)).toMatchObject({ audience: true });
	table.leave(4);
	expect(table.join(wish(3))).toBeNull();
	table.playTo(STATUS.storyWrite);
	expect(table.room.ring).toContain(3);
});

test("a change that the room cannot take changes nothing, and gives the seat back", () => {
	const mature = new Table(2, { maturity: "MATURE" });
	const child = wish(2, { name: "Child", meta: lookOf(2, 3, false) });
	expect(mature.join(child)).toBe(REFUSALS.minors);
	expect(mature.join({ ...child, change: false })).toBeNull();
	expect(mature.seat(2)).toMatchObject({ name: "Player2", meta: { mature: true } });

	const closed = new Table(2, { audiences: false });
	expect(closed.join(wish(2, { audience: true }))).toBe(REFUSALS.noAudience);
	expect(closed.joinAudience(2)).toBeNull();
	expect(closed.players).toEqual([1, 2]);
});

test("the host cannot go to the audience before the crown has passed", () => {
	const table = new Table(3);
	expect(table.join(wish(1, { audience: true }))).toBe(REFUSALS.crownFirst);
	table.vip({ pass_crown: 2 });
	expect(table.join(wish(1, { audience: true }))).toBeNull();
	expect(table.room).toMatchObject({ hostId: 2, seats: { 1: { audience: true } } });
});

test("a locked room refuses newcomers, but people with a seat can return and change it", () => {
	const table = new Table(3, { max_players: 8 });
	table.vip({ lock_room: true });
	expect(table.join(newcomer(2))).toBeNull();
	expect(table.join(wish(3, { name: "Renamed", audience: true }))).toBeNull();
	expect(table.join(wish(3, { name: "Renamed" }))).toBeNull();
	expect(table.join(newcomer(4))).toBe(REFUSALS.locked);
	table.vip({ lock_room: false });
	expect(table.join(newcomer(4))).toBeNull();
});

test("after the start a change is refused, and the same secret still gives the seat back", () => {
	const table = new Table(3);
	table.joinAudience(4);
	table.playTo(STATUS.characters);
	for (const changed of [{ name: "Renamed" }, { audience: true }, { meta: lookOf(2, 11) }]) {
		expect(table.join(wish(2, changed))).toBe(REFUSALS.lobbyOnly);
		expect(table.join(wish(2, { ...changed, change: false }))).toBeNull();
	}
	expect(table.join(wish(4))).toBe(REFUSALS.lobbyOnly);
	expect(table.seat(2)).toMatchObject({ name: "Player2", audience: false });
	expect(table.join(wish(2))).toBeNull(); // Nothing changes.
});

test("after the start a viewer who has left can watch again but not play, and a player gets the seat back", () => {
	const table = new Table(3);
	table.joinAudience(4);
	table.playTo(STATUS.storyWrite);
	table.leave(4);
	expect(table.join(newcomer(4))).toBe(REFUSALS.started);
	expect(table.joinAudience(4)).toBeNull();
	table.leave(2);
	expect(table.joinAudience(2)).toBeNull();
	expect(table.seat(2)).toMatchObject({ audience: false, gone: false });
});

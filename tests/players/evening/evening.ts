import { STATUS } from "#game/status.ts";
import { Party } from "./party.ts";
import type { Evening } from "./settings.ts";

/** Plays a whole game. Throws at the first fault. */
export async function playEvening(url: string, evening: Evening): Promise<Party> {
	const { settings, dice, mature } = evening;
	return playAt(new Party(url, settings, dice, mature[0]), evening);
}

/** Plays the evening with this party. Throws at the first fault. */
export async function playAt<P extends Party>(party: P, { mature, fans }: Evening): Promise<P> {
	for (const old of mature) await party.comes(old);
	const [host] = party.players;
	const inTime = fans.filter(({ late }) => !late);
	for (const { zeal } of inTime) await party.watches(zeal);
	if (!host) return party;
	const latecomers = fans
		.filter(({ late }) => late)
		.map(async ({ zeal }) => {
			await host.until(() => host.game.status > STATUS.lobby);
			const fan = await party.watches(zeal);
			await fan.play(STATUS.results);
		});
	await party.all([party.play(), ...latecomers]);
	await party.gathered();
	return party;
}

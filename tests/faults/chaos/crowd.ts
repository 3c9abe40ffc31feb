import type { PendingWait, SteadyPlayer } from "../../players/wire/steady-player.ts";

/** A client that can wait for the server. */
type Member = Pick<SteadyPlayer, "waits"> &
	Partial<
		Pick<SteadyPlayer, "losses" | "apologies" | "game" | "player" | "closed" | "hasAllTexts">
	>;

/** All current clients of the server with what they wait for. */
export class Crowd {
	private readonly members = new Map<Member, string>();
	private gone = { losses: 0, apologies: 0 };

	enters(name: string, member: Member): void {
		this.members.set(member, name);
	}

	leaves(member: Member): void {
		if (!this.members.delete(member)) return;
		this.gone.losses += member.losses ?? 0;
		this.gone.apologies += member.apologies ?? 0;
	}

	/** Numbers of lost connections and of repeated messages. */
	get troubles(): { losses: number; apologies: number } {
		const sum = { ...this.gone };
		for (const { losses = 0, apologies = 0 } of this.members.keys()) {
			sum.losses += losses;
			sum.apologies += apologies;
		}
		return sum;
	}

	/** The state of each client as text. */
	get standing(): string[] {
		return [...this.members].flatMap(([member, name]) => standingOf(name, member));
	}

	/** Returns the clients that wait since before this moment (performance.now), as text. */
	waitingSince(moment: number): string[] {
		return [...this.members].flatMap(([member, name]) =>
			[...member.waits]
				.filter(({ since }) => since < moment)
				.map((wait) => inWords(name, member, wait)),
		);
	}
}

function standingOf(name: string, { game, player, closed, hasAllTexts }: Member): string[] {
	if (!game) return [];
	const away = Object.values(game.players).filter(({ data }) => !data.connected);
	return [
		[
			`${name} in ${game.status}/${player?.status}`,
			...away.map(({ id }) => `sees ${id} away`),
			...(closed === null ? [] : [`closed with ${closed}`]),
			...(hasAllTexts === false ? ["has not all texts"] : []),
		].join(", "),
	];
}

function inWords(name: string, { game, player }: Member, { what, since }: PendingWait): string {
	const seconds = ((performance.now() - since) / 1000).toFixed(1);
	return `${name} (status ${game?.status}/${player?.status}) waits ${seconds} s for ${what}`;
}

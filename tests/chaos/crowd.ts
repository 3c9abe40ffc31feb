import type { SteadyPlayer, Wait } from "../players/wire/steady-player.ts";

/** Somebody or something that waits for the server at times. */
type Member = Pick<SteadyPlayer, "waits"> &
	Partial<Pick<SteadyPlayer, "losses" | "apologies" | "game" | "player">>;

/** Everybody who uses the server at the moment, and what each of them waits for. */
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

	/** Lines that were lost so far, and messages that had to be sent again. */
	get troubles(): { losses: number; apologies: number } {
		const sum = { ...this.gone };
		for (const { losses = 0, apologies = 0 } of this.members.keys()) {
			sum.losses += losses;
			sum.apologies += apologies;
		}
		return sum;
	}

	/** Where everybody stands, in words. */
	get standing(): string[] {
		return [...this.members].flatMap(([{ game, player }, name]) =>
			game ? [`${name} in ${game.status}/${player?.status}`] : [],
		);
	}

	/** Who waits since before this moment (performance.now), in words. */
	waitingSince(moment: number): string[] {
		return [...this.members].flatMap(([member, name]) =>
			[...member.waits]
				.filter(({ since }) => since < moment)
				.map((wait) => inWords(name, member, wait)),
		);
	}
}

function inWords(name: string, { game, player }: Member, { what, since }: Wait): string {
	const seconds = ((performance.now() - since) / 1000).toFixed(1);
	return `${name} (status ${game?.status}/${player?.status}) waits ${seconds} s for ${what}`;
}

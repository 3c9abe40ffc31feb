import type { Game, WireReveal, WireRevealedAward } from "#game/wire/state.ts";

/** What is on the stage at one time. */
export type Scene =
	| { name: "opening" }
	| { name: "award"; award: WireRevealedAward; number: number; of: number }
	| { name: "podium"; places: WireReveal["podium"]; winner: boolean };

/** Returns the scenes of a reveal as far as it has come; the last one is on all screens. */
export function scenesOf(game: Game, reveal: WireReveal): Scene[] {
	const of = Object.keys(game.awards).length;
	const awards = reveal.awards.map(
		(award, i): Scene => ({ name: "award", award, number: i + 1, of }),
	);
	const { step, podium } = reveal;
	if (step === "opening") return [{ name: "opening" }];
	if (step === "award") return awards;
	const before = podium.filter(({ place }) => place > 1);
	return [
		...awards,
		{ name: "podium", places: before, winner: false },
		...(step === "winner" ? [{ name: "podium", places: podium, winner: true } as const] : []),
	];
}

/** Returns a key of the scene that runs, which changes with each step. */
export const sceneKey = ({ step, awards }: WireReveal): string => `${step} ${awards.length}`;

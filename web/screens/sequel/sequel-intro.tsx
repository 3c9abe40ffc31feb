import { sequelWords } from "#words/game/sequel.ts";

/** Follows the names of the cast in the intro of a sequel's first part. */
export function SequelIntro() {
	return sequelWords.intro;
}

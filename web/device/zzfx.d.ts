declare module "zzfx" {
	/** Plays a sound from up to 20 parameters; left out ones have defaults. */
	export function zzfx(...parameters: (number | undefined)[]): unknown;
}

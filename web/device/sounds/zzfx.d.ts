declare module "zzfx" {
	/** Plays a sound from up to 20 parameters, which have defaults. */
	export function zzfx(...parameters: (number | undefined)[]): unknown;
	export const ZZFX: { readonly audioContext: AudioContext };
}

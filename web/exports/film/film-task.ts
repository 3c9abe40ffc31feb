/** A film to make: its frames, and how its maker follows and stops the work. */
export interface FilmTask {
	canvas: HTMLCanvasElement;
	paint: (context: CanvasRenderingContext2D, seconds: number) => void;
	/** Gets the share that is done, from 0 to 1. */
	onProgress: (share: number) => void;
	signal: AbortSignal;
}

/** Frames per second. */
export const RATE = 30;
/** Bits per second, with which ten seconds have half of the 8 MB that they may have. */
export const BITRATE = 3_200_000;

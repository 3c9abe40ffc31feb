declare module "canvas-confetti" {
	interface Throw {
		particleCount: number;
		angle: number;
		spread: number;
		startVelocity: number;
		origin: { x: number; y: number };
		colors: string[];
	}
	const confetti: {
		create(
			canvas: HTMLCanvasElement | undefined,
			options: { resize: boolean; useWorker: boolean },
		): (options: Throw) => Promise<null> | null;
	};
	export default confetti;
}

import { totalmem } from "node:os";

/** Bytes of memory of this machine or container. No limit of a container is 0, or a huge number. */
export const machineMemory = Math.min(
	totalmem(),
	process.constrainedMemory() || Number.POSITIVE_INFINITY,
);

/** Bytes of memory from which server and engine use more of it to be faster. */
const LARGE = 4 * 2 ** 30;

/** @param {number} memory bytes */
export const isLarge = (memory) => memory >= LARGE;

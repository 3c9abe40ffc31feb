import { isLarge, machineMemory } from "../server/machine-memory.mjs";

/**
 * Returns the environment variables of an engine on a machine, or in a container, with so many bytes
 * of memory. Go collects at twice the memory in use by default, and at five times here until the
 * engine has an eighth of the memory: the engine makes mostly short-lived objects, and each
 * collection looks at all the others.
 * @param {number} memory
 */
export const variablesFor = (memory) =>
	isLarge(memory) ? { GOGC: "400", GOMEMLIMIT: String(Math.floor(memory / 8)) } : {};

/** The engine's environment. What the operator has set for Go wins. */
export const engineEnvironment = () => ({ ...variablesFor(machineMemory), ...process.env });

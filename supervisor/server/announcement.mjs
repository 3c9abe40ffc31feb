import { localAddress, phoneAddress } from "../environment.mjs";
import { seconds } from "../progress.mjs";

/**
 * Prints the game's addresses, and the one for phones also as a QR code.
 * @param {import("../environment.mjs").Environment} environment
 * @param {{temporalUi: string | null, since: number}} run since: performance.now() at the start
 */
export async function announce(environment, { temporalUi, since }) {
	const phones = phoneAddress(environment);
	console.log(
		`Plotluck is ready (${seconds(since)}).\n\n  this computer ${localAddress(environment)}`,
	);
	if (phones) console.log(`  phones        ${phones}`);
	if (temporalUi) console.log(`  Temporal UI   ${temporalUi}`);
	console.log(`  data          ${environment.dataFolder}\n\nCtrl-C stops it.`);
	if (!phones) return;
	const { renderUnicodeCompact } = await import("uqr");
	console.log(`\n${renderUnicodeCompact(phones, { border: 2 })}\n`);
}

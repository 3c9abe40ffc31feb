import { localAddress, phoneAddress } from "../environment.mjs";
import { seconds } from "../progress.mjs";

/**
 * Tells where the game is to be found, and shows the address for phones as a QR code.
 * @param {import("../environment.mjs").Surroundings} surroundings
 * @param {{temporalUi: string | null, since: number}} run since: performance.now() at the start
 */
export async function announce(surroundings, { temporalUi, since }) {
	const phones = phoneAddress(surroundings);
	console.log(
		`Plotluck is ready (${seconds(since)}).\n\n  here          ${localAddress(surroundings)}`,
	);
	if (phones) console.log(`  for phones    ${phones}`);
	if (temporalUi) console.log(`  Temporal UI   ${temporalUi}`);
	if (!phones) return;
	const { renderUnicodeCompact } = await import("uqr");
	console.log(`\n${renderUnicodeCompact(phones, { border: 2 })}\n`);
}

import { localAddress, phoneAddress } from "../environment.mjs";
import { seconds } from "../progress.mjs";

/** A container's first process cannot find out the container's external addresses. */
const inContainer = () => process.pid === 1;

/**
 * Prints the game's addresses, with a QR code for the phones' one. Prints only the port in a
 * container without PUBLIC_URL.
 * @param {import("../environment.mjs").Environment} environment
 * @param {{temporalUi: string | null, since: number}} run since: performance.now() at the start
 */
export async function announce(environment, { temporalUi, since }) {
	const { port, publicUrl } = environment;
	if (inContainer())
		return console.log(
			`Plotluck is ready (${seconds(since)}): ${publicUrl ?? `port ${port} of this container`}`,
		);
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

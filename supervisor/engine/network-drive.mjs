import { statfs } from "node:fs/promises";

/**
 * File systems on which SQLite's locks and its shared memory cannot be relied upon, by the number
 * that Linux and macOS have for them (statfs(2)). FUSE is that of clouds (rclone, s3fs), and of some
 * disks that are local.
 */
const NETWORK = new Map([
	[0x6969, "NFS"],
	[0xff534d42, "SMB"],
	[0xfe534d42, "SMB"],
	[0x517b, "SMB"],
	[0x01021997, "9p"],
	[0x65735546, "FUSE"],
	[0x00c36400, "CephFS"],
	[0x73757245, "Coda"],
	[0x5346414f, "AFS"],
]);

/**
 * Returns a sentence for the operator when a folder is on a network drive; null when it is not, or
 * the system does not tell.
 * @param {string} folder
 * @param {typeof statfs} [look]
 */
export async function networkDriveWarning(folder, look = statfs) {
	const facts = await look(folder).catch(() => null);
	// Some systems give the number with a sign.
	const kind = facts && NETWORK.get(facts.type >>> 0);
	if (!kind) return null;
	return `DATA_DIR is on a network drive (${kind}, "${folder}"), where databases can be damaged: move it to a local disk, and let BACKUP_FOLDER be on the drive.`;
}

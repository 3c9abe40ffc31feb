import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { networkDriveWarning } from "../../../supervisor/engine/network-drive.mjs";

const on = (type: number) => async () => ({ type }) as never;

it.each([
	["NFS", 0x6969],
	["SMB", 0xff534d42],
	["SMB", 0xff534d42 | 0],
	["FUSE", 0x65735546],
])("warns of %s (%i), and names the way out", async (kind, type) => {
	const warning = await networkDriveWarning("/mnt/data", on(type));
	expect(warning).toContain(`DATA_DIR is on a network drive (${kind}, "/mnt/data")`);
	expect(warning).toContain("BACKUP_FOLDER");
});

it("says nothing of local disks, nor where the system does not tell", async () => {
	expect(await networkDriveWarning("/data", on(0xef53))).toBeNull();
	expect(await networkDriveWarning(tmpdir())).toBeNull();
	expect(await networkDriveWarning("/no/such/folder")).toBeNull();
});

import { join } from "node:path";
import { root } from "../../supervisor/paths.mjs";

/** Folder of the builds. Tests that load this module are run after a build. */
export const DIST = join(root, "dist");

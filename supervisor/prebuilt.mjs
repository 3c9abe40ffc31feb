import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";

/**
 * Whether this folder has no sources, as in a package or an image: everything is installed and
 * built then.
 */
export const isPrebuilt = !existsSync(join(root, "web", "main.tsx"));

import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";

/**
 * Whether this is a package or an image without sources, in which everything is installed and
 * built.
 */
export const isPrebuilt = !existsSync(join(root, "web", "main.tsx"));

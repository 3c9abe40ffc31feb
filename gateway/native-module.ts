/**
 * The error texts of the native packages: Node itself (ERR_DLOPEN_FAILED), sqlite3 through
 * bindings, uWebSockets.js, @temporalio/core-bridge and the packages made with NAPI-RS.
 */
const UNLOADABLE =
	/ERR_DLOPEN_FAILED|Could not locate the bindings file|supports only Node\.js versions|No prebuilt module|native binding|Cannot find module '[^']*\.node'/i;

/** The package in a path. `bindings` is skipped, because it only loads the files of others. */
const PACKAGE = /node_modules[\\/](?!bindings[\\/])((?:@[^\\/]+[\\/])?[^\\/]+)/;

/**
 * Returns the sentence for the operator when a package has no binary for this Node on this system;
 * null for every other error.
 */
export function unloadableModule(error: unknown): string | null {
	if (!(error instanceof Error)) return null;
	const code = "code" in error ? String(error.code) : "";
	const text = [code, error.message, error.stack].join("\n");
	// Loaders wrap other errors.
	if (!UNLOADABLE.test(text)) return unloadableModule(error.cause);
	const name = PACKAGE.exec(text)?.[1]?.replaceAll("\\", "/") ?? "of a package";
	const { platform, arch, versions } = process;
	return (
		`The native module ${name} cannot be loaded by Node ${versions.node} on ${platform} ${arch}: ` +
		'delete node_modules and run "npm start" again, on a system and with a version of Node that ' +
		'docs/hosting.md "Start" names.'
	);
}

/** The standard function is missing in the first releases of Node 20.19. */
URL.parse ??= (...given: Parameters<typeof URL.parse>) =>
	URL.canParse(...given) ? new URL(...given) : null;

/**
 * Resolves to the library of the provider. The first call loads it, because most servers start, and
 * many games are played, without a sign-in.
 */
export async function providerLibrary(): Promise<typeof import("oidc-provider")> {
	const { warn } = console;
	// The library warns about Node 20, which the tests use.
	console.warn = (...said: unknown[]) => {
		if (!String(said[0]).includes("oidc-provider WARNING: Unsupported runtime")) warn(...said);
	};
	try {
		return await import("oidc-provider");
	} finally {
		console.warn = warn;
	}
}

import { isGrpcServiceError } from "@temporalio/client";

/** The engine lacks something that only its operator can add; the message names it. */
export class EngineUnusable extends Error {}

/** The statuses of gRPC. */
export const GRPC = {
	CANCELLED: 1,
	UNKNOWN: 2,
	INVALID_ARGUMENT: 3,
	DEADLINE_EXCEEDED: 4,
	NOT_FOUND: 5,
	ALREADY_EXISTS: 6,
	PERMISSION_DENIED: 7,
	RESOURCE_EXHAUSTED: 8,
	FAILED_PRECONDITION: 9,
	UNAVAILABLE: 14,
	UNAUTHENTICATED: 16,
} as const;

/** The statuses of a refused connection. */
const NO_ACCESS: readonly number[] = [GRPC.PERMISSION_DENIED, GRPC.UNAUTHENTICATED];

/**
 * The messages of the SDK's core for a refused connection, with the remedy for the operator. They
 * have no codes.
 */
const REFUSALS: [pattern: RegExp, rule: string][] = [
	[
		/InvalidCertificate\((.*)\) \}\)\)$/,
		"must have a certificate for TEMPORAL_TLS_SERVER_NAME (by default the host in TEMPORAL_ADDRESS) that an authority in TEMPORAL_TLS_SERVER_CA_CERT_PATH (by default the system's) has signed",
	],
	[
		/received fatal alert: (\w+)/,
		"must accept the certificate in TEMPORAL_TLS_CLIENT_CERT_PATH (without it, none)",
	],
	[/(InvalidContentType)/, "must speak TLS, because TEMPORAL_TLS or what implies it is set"],
	[
		/(valid authentication credentials|not have permission)/,
		"must accept TEMPORAL_API_KEY and TEMPORAL_TLS_CLIENT_CERT_PATH",
	],
];

/**
 * Returns the error for the operator when the engine refuses access; null for other errors. `right`
 * names the missing permission.
 */
export function refusedAccess(
	error: unknown,
	address: string,
	right = "use the namespace",
): EngineUnusable | null {
	if (isGrpcServiceError(error)) {
		if (!NO_ACCESS.includes(Number(error.code))) return null;
		return new EngineUnusable(
			`The engine at ${address} must give TEMPORAL_API_KEY or TEMPORAL_TLS_CLIENT_CERT_PATH the right to ${right} (got "${error.message}")`,
		);
	}
	const message = error instanceof Error ? error.message : "";
	for (const [pattern, rule] of REFUSALS) {
		const found = pattern.exec(message)?.[1];
		if (found) return new EngineUnusable(`The engine at ${address} ${rule} (got "${found}")`);
	}
	return null;
}

import { setTimeout as pause } from "node:timers/promises";
import type { NativeConnection } from "@temporalio/worker";
import { SEARCH_ATTRIBUTES } from "../workflows/messages.ts";
import { dialEngine, type EngineAccess, unless } from "./engine-connection.ts";
import { EngineUnusable, GRPC, refusedAccess } from "./engine-unusable.ts";

export interface SetupOptions {
	/** The engine's host:port. */
	address: string;
	namespace: string;
	access: EngineAccess;
	/** How long a new namespace keeps the history of a closed run, hours. */
	retention: number;
	/** Called with one sentence for each item that was created or found. */
	report(sentence: string): void;
}

/** The numbers of the types in IndexedValueType. */
const TYPES = { KEYWORD: 2, INT: 3 };
const HOUR = 3600;
/** How long a cluster may take to recognise new names, ms. It rereads them once a minute. */
const KNOWN_LATER = 120_000;
const BETWEEN_LOOKS = 500;

const hours = (count: number) => (count === 1 ? "1 hour" : `${count} hours`);

/**
 * Registers the namespace and its search attributes on a cluster. Existing ones stay unchanged.
 * Throws EngineUnusable when the cluster refuses.
 */
export async function setUpEngine(options: SetupOptions): Promise<void> {
	const connection = await dialEngine(options.address, options.access, async (dialed) => {
		// A starting cluster accepts connections before it accepts calls.
		await findNamespace(dialed, options.namespace);
	});
	try {
		await registerNamespace(connection, options);
		await registerSearchAttributes(connection, options);
	} catch (error) {
		throw (
			refusedAccess(error, options.address, "register namespaces and search attributes") ?? error
		);
	} finally {
		await connection.close();
	}
}

/** Returns the namespace; null when the cluster does not have it. */
const findNamespace = ({ workflowService }: NativeConnection, namespace: string) =>
	unless(GRPC.NOT_FOUND, () => workflowService.describeNamespace({ namespace }));

async function registerNamespace(
	connection: NativeConnection,
	{ namespace, retention, report }: SetupOptions,
): Promise<void> {
	const found = await findNamespace(connection, namespace);
	if (found) {
		const seconds = Number(found.config?.workflowExecutionRetentionTtl?.seconds ?? 0);
		report(
			`The namespace "${namespace}" was there. It keeps closed rooms for ${hours(seconds / HOUR)}.`,
		);
		return;
	}
	// Two simultaneous set-ups are harmless.
	const made = await unless(GRPC.ALREADY_EXISTS, () =>
		connection.workflowService.registerNamespace({
			namespace,
			// The type requires a Long, but the encoder accepts numbers too.
			workflowExecutionRetentionPeriod: { seconds: (retention * HOUR) as never },
		}),
	);
	if (made)
		report(
			`Registered the namespace "${namespace}". It keeps closed rooms for ${hours(retention)}.`,
		);
	await untilKnown(namespace, async () => (await findNamespace(connection, namespace)) !== null);
}

/** Registers the missing attributes one by one, because another set-up may be doing the same. */
async function registerSearchAttributes(
	{ operatorService, workflowService }: NativeConnection,
	{ namespace, report }: SetupOptions,
): Promise<void> {
	// The services of a cluster recognise a namespace one after the other.
	let found: Partial<Record<string, number>> = {};
	await untilKnown(namespace, async () => {
		const listed = await unless(GRPC.NOT_FOUND, () =>
			operatorService.listSearchAttributes({ namespace }),
		);
		found = listed?.customAttributes ?? {};
		return listed !== null;
	});
	const wanted = Object.values(SEARCH_ATTRIBUTES);
	const wrong = wanted.filter(({ name, type }) => (found[name] ?? TYPES[type]) !== TYPES[type]);
	if (wrong.length > 0)
		throw new EngineUnusable(
			`Namespace "${namespace}" must have search attributes of these types: ${listOf(wrong)}. Remove the ones of other types first.`,
		);
	const missing = wanted.filter(({ name }) => found[name] === undefined);
	for (const { name, type } of missing)
		await unless(GRPC.ALREADY_EXISTS, () =>
			operatorService.addSearchAttributes({
				namespace,
				searchAttributes: { [name]: TYPES[type] },
			}),
		);
	report(
		missing.length > 0
			? `Registered the search attributes ${listOf(missing)}.`
			: `The search attributes ${listOf(wanted)} were there.`,
	);
	for (const { name } of missing)
		await untilKnown(name, async () => {
			const query = `${name} IS NULL`;
			const known = await unless(GRPC.INVALID_ARGUMENT, () =>
				workflowService.countWorkflowExecutions({ namespace, query }),
			);
			return known !== null;
		});
}

const listOf = (attributes: { name: string; type: string }[]) =>
	attributes.map(({ name, type }) => `${name} (${type})`).join(", ");

/** Resolves when the cluster recognises the registered names. Throws when it takes too long. */
async function untilKnown(name: string, isKnown: () => Promise<boolean>): Promise<void> {
	const giveUp = performance.now() + KNOWN_LATER;
	while (!(await isKnown())) {
		if (performance.now() > giveUp)
			throw new EngineUnusable(
				`The cluster must know ${name} within ${KNOWN_LATER / 1000} seconds of its registration: try again later`,
			);
		await pause(BETWEEN_LOOKS);
	}
}

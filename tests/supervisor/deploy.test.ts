import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { ENVIRONMENT } from "../../gateway/config/environment.ts";
import { checkNode } from "../../supervisor/build/node-version.mjs";
import { dynamicConfig } from "../../supervisor/engine/engine.mjs";
import { variablesFor } from "../../supervisor/engine/engine-memory.mjs";
import { root } from "../../supervisor/paths.mjs";
import { flagsFor, serverMemory } from "../../supervisor/server/server-service.mjs";
import { loadedBy } from "../../supervisor/testing/import-graph.mjs";

/** A service of a Compose file, after its anchors are merged. */
interface Service {
	image: string;
	build?: { context: string; dockerfile: string };
	command?: string[];
	environment?: Record<string, string>;
	ports?: string[];
	volumes?: string[];
	depends_on?: string[] | Record<string, unknown>;
	read_only?: boolean;
	stop_grace_period?: string;
}

const read = (file: string): string => readFileSync(join(root, file), "utf8");
const readCompose = (file: string) =>
	parse(read(file), { merge: true }) as {
		services: Record<string, Service>;
		volumes: Record<string, unknown>;
	};
const compose = readCompose("deploy/compose.several.yaml");
const services = Object.entries(compose.services);
const dockerfile = read("deploy/Dockerfile").replaceAll(/\\\n\s*/g, " ");

test("gateways and workers share the work, and only the proxy is reachable", () => {
	const roles = services.flatMap(([name, { environment }]) =>
		environment?.ROLES ? [`${name}: ${environment.ROLES}`] : [],
	);
	expect(roles).toEqual([
		"gateway-1: rest,gateway",
		"gateway-2: rest,gateway",
		"worker-1: worker",
		"worker-2: worker",
	]);
	expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(["proxy"]);
	for (const [name, { build, read_only }] of services)
		if (build) expect(read_only, name).toBe(true);
});

test("services and volumes that others name exist", () => {
	for (const [name, { depends_on = [], volumes = [] }] of services) {
		const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
		for (const other of needed) expect(Object.keys(compose.services), name).toContain(other);
		for (const [source = ""] of volumes.map((volume) => volume.split(":")))
			if (source.startsWith("./")) expect(read(join("deploy", source))).not.toBe("");
			else expect(Object.keys(compose.volumes), name).toContain(source);
	}
	for (const [, gateway] of read("deploy/Caddyfile").matchAll(/(gateway-\d):4000/g))
		expect(Object.keys(compose.services)).toContain(gateway);
});

test("the variables of the server are known, and its programs are in the build", () => {
	const own = services.filter(([, { build }]) => build);
	const unknown = own
		.flatMap(([, { environment = {} }]) => Object.keys(environment))
		.filter((name) => !(name in ENVIRONMENT));
	expect(unknown).toEqual([]);
	expect(own.map(([name]) => name)).toContain("temporal-setup");
	expect(read("supervisor/build/server-build.mjs")).toContain("gateway/engine/temporal-setup.ts");
});

test("the server runs in a container as the supervisor runs it", () => {
	// For the smallest machine, because the file does not know on which one it is used.
	const inImage = flagsFor(0).map((flag) => flag.replace(`file://${root}`, "/app"));
	for (const [name, { environment, command }] of services)
		if (environment?.ROLES) {
			expect(command?.slice(0, -1), name).toEqual(["node", ...inImage]);
			expect(command?.at(-1), name).toMatch(/^dist.server.main.js$/);
		}
	for (const [name, value] of Object.entries(serverMemory))
		expect(dockerfile).toContain(`${name}=${value}`);
	expect(dockerfile).toMatch(/^USER node$/m);
});

test("a large machine's engine takes more memory, within a limit", () => {
	const gb = 2 ** 30;
	expect(variablesFor(3 * gb)).toEqual({});
	expect(variablesFor(8 * gb)).toEqual({ GOGC: "400", GOMEMLIMIT: String(gb) });
});

test("one container has the whole of Plotluck, keeps its data, and has time to stop", () => {
	const { services, volumes } = readCompose("deploy/compose.yaml");
	expect(Object.keys(services)).toEqual(["plotluck"]);
	expect(services.plotluck).toMatchObject({ read_only: true, ports: ["4000:4000"] });
	expect(services.plotluck).not.toHaveProperty("command");
	expect(services.plotluck?.volumes).toEqual(["plotluck:/data"]);
	expect(volumes).toHaveProperty("plotluck");
	// The supervisor gives server and engine five seconds each.
	expect(Number.parseInt(services.plotluck?.stop_grace_period ?? "", 10)).toBeGreaterThan(10);
	expect(dockerfile).toMatch(/^CMD \["node", "supervisor\/start.mjs"\]$/m);
});

test("the image contains every module that its programs load, and no sources", () => {
	const copied = [...dockerfile.matchAll(/^COPY --from=build (.*) \S+$/gm)].flatMap(
		([, paths = ""]) => paths.split(" ").map((path) => path.replace("/app/", "")),
	);
	const isCopied = (file: string) =>
		copied.some((path) => file === path || file.startsWith(`${path}/`));
	for (const program of ["start", "backup", "restore", "cluster/temporal-setup"]) {
		const loaded = loadedBy(`supervisor/${program}.mjs`);
		const own = [...loaded].filter((file) => existsSync(join(root, file)));
		expect(own.length).toBeGreaterThan(5);
		expect(
			own.filter((file) => !isCopied(file)),
			program,
		).toEqual([]);
	}
	expect(isCopied("web/main.tsx")).toBe(false);
});

test("the stage of the engine contains every module that fetches it", () => {
	const [, stage = ""] = dockerfile.split(/^FROM .* AS engine$/m);
	const copied = [...stage.matchAll(/^COPY (?!--)(.*) \S+$/gm)].flatMap(([, paths = ""]) =>
		paths.split(" "),
	);
	const loaded = [...loadedBy("supervisor/engine/engine.mjs")];
	const own = loaded.filter((file) => existsSync(join(root, file)));
	expect(own.length).toBeGreaterThan(5);
	const isCopied = (file: string) =>
		copied.some((path) => file === path || file.startsWith(`${path}/`));
	expect(own.filter((file) => !isCopied(file))).toEqual([]);
	// The engine is built from it when it cannot be downloaded.
	const sources = ["temporal-dev/go.mod", "temporal-dev/go.sum", "temporal-dev/engine/main.go"];
	expect(sources.filter((file) => !isCopied(file))).toEqual([]);
	const ignored = read("deploy/Dockerfile.dockerignore").split("\n");
	expect(ignored).toEqual(expect.arrayContaining(["!temporal-dev/engine", "!temporal-dev/go.mod"]));
});

test("files of packing and playing are in neither git nor the image", () => {
	for (const [file, lines] of [
		["deploy/Dockerfile.dockerignore", ["*.tgz", "data", "npm-shrinkwrap.json", "plotluck-data"]],
		[".gitignore", ["*.tgz", "data/", "npm-shrinkwrap.json"]],
	] as const)
		expect(read(file).split("\n"), file).toEqual(expect.arrayContaining([...lines]));
});

test("Temporal has the version and the settings that the tests use", () => {
	const version = /go\.temporal\.io\/server v(\S+)/.exec(read("temporal-dev/go.mod"))?.[1];
	expect(compose.services.temporal?.image).toBe(`temporalio/auto-setup:${version}`);
	const settings = parse(read("deploy/temporal.yaml")) as Record<string, [{ value: unknown }]>;
	const own = Object.entries(dynamicConfig).map(([key, value]) => [
		key,
		typeof value === "string" ? JSON.parse(value) : value,
	]);
	const cluster = Object.entries(settings).map(([key, [{ value }]]) => [key, value]);
	expect(cluster).toEqual(own);
});

test("CI runs scripts and tests that exist, on versions of Node that are accepted", () => {
	const workflows = readdirSync(join(root, ".github/workflows"));
	const ci = workflows.map((name) => read(`.github/workflows/${name}`)).join("\n");
	const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
	const named = [...ci.matchAll(/npm (run \S+|test\b)/g)].map(([, name = ""]) => name);
	expect(named.length).toBeGreaterThan(4);
	expect(named.filter((name) => !(name.replace("run ", "") in scripts))).toEqual([]);
	const programs = /PROGRAMS = \{(.*?)\n\}/s.exec(read("supervisor/stress.mjs"))?.[1] ?? "";
	const stressed = [...ci.matchAll(/npm run stress -- (\S+)/g)].map(([, name = ""]) => name);
	expect(stressed).toContain("image");
	for (const name of stressed) expect(programs).toMatch(new RegExp(`^\\t${name}[:,]`, "m"));
	const files = ci.match(/\b(?:tests|deploy|supervisor|temporal-dev)\/[\w./-]+/g) ?? [];
	expect(files.length).toBeGreaterThan(4);
	expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
	const versions = [...ci.matchAll(/\bnode: (?:\[(.*)\]|(\d+))/g)].flatMap(([, list, one]) =>
		(list ?? one ?? "").split(", "),
	);
	expect(versions.length).toBeGreaterThan(3);
	// The newest of a line.
	for (const version of versions) expect(() => checkNode(`${version}.99.0`)).not.toThrow();
});

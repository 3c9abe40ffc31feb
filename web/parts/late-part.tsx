import {
	Component,
	type ComponentType,
	type ContextType,
	createElement,
	type FunctionComponent,
	type ReactNode,
	Suspense,
	use,
} from "react";
import { serverAnswers } from "../device/new-version.ts";
import { Prerendered } from "../prerendered/prerendered.ts";

/** The mark of a history entry whose document was already loaded again. */
const AGAIN = "loadedAgain";

/** The component that a module exports under a name. */
type Exported<Module, Name extends keyof Module> =
	Module[Name] extends FunctionComponent<infer Props> ? ComponentType<Props> : never;

/** Shown while the code loads. */
interface Loading {
	loading?: ReactNode;
}

interface PartOptions extends Loading {
	/** Shown when the part does not load; a text becomes an alert. Without it there is a hole. */
	missing?: ReactNode;
	/** The page waits for the part too, so that nothing moves when it arrives. */
	pageWaits?: boolean;
}

/** Code without which there is nothing to show. It loads once, and again after a failure. */
interface LateModule<Module> {
	/** Resolves to the module. Pages call it early, so that nothing waits for the code later. */
	load: () => Promise<Module>;
	/** Returns a page or a whole screen of the module (see `latePage`). */
	page: <Name extends keyof Module>(name: Name, options?: Loading) => Exported<Module, Name>;
}

/** Why code did not load: the network, or the page itself, was gone. */
const loadFailures = new WeakSet<object>();

/** Reports what a boundary has caught. Only a fault of the program is an error. */
export function reportCaught(reason: unknown): void {
	// biome-ignore lint/suspicious/noConsole: React would print it too, always as an error
	const print = loadFailures.has(reason as object) ? console.warn : console.error;
	print(reason);
}

/** Forget the failed loads that components wait for. */
const failures = new Set<() => void>();

/**
 * Lets components whose code did not load try again when they are shown next. Boundaries call it
 * once their failure is on the screen: React renders a failed component a second time before that,
 * and a new load each time would never end.
 */
export function forgetFailures(): void {
	for (const forget of failures) forget();
	failures.clear();
}

/** Returns a component of a module, whose code loads when it is first shown. */
function exported<Module>(load: () => Promise<Module>, name: keyof Module) {
	let attempt: Promise<Module> | null = null;
	const start = () => {
		const promise = load();
		const forget = () => {
			attempt = null;
		};
		promise.catch((reason: object) => {
			loadFailures.add(reason);
			failures.add(forget);
		});
		return promise;
	};
	return (props: object) => {
		attempt ??= start();
		return createElement(use(attempt)[name] as ComponentType, props);
	};
}

/**
 * Returns an optional part of a page, whose code loads when it is first shown. The page around it
 * stays when it does not load. It is tried again when it is shown again, and when the network is
 * back. A text for `loading` becomes a paragraph.
 */
export function latePart<Module, Name extends keyof Module>(
	load: () => Promise<Module>,
	name: Name,
	{ loading, missing, pageWaits }: PartOptions = {},
): Exported<Module, Name> {
	const Part = exported(load, name);
	return class extends Component<object, { failed: boolean }> {
		static override contextType = Prerendered;
		declare context: ContextType<typeof Prerendered>;
		override state = { failed: false };

		static getDerivedStateFromError = () => ({ failed: true });

		retry = () => this.setState({ failed: false });

		override componentDidCatch() {
			forgetFailures();
		}

		override componentDidMount() {
			addEventListener("online", this.retry);
		}

		override componentWillUnmount() {
			removeEventListener("online", this.retry);
		}

		override render() {
			if (this.state.failed) return paragraph(missing, "alert");
			// The page is made without it.
			if (this.context) return paragraph(loading);
			const part = <Part {...this.props} />;
			if (pageWaits) return part;
			return <Suspense fallback={paragraph(loading)}>{part}</Suspense>;
		}
	} as never; // The props are those of the part, which the class only hands on.
}

const paragraph = (shown: ReactNode, role?: "alert") =>
	typeof shown === "string" ? <p role={role}>{shown}</p> : shown;

/**
 * Returns a page or a whole screen, whose code loads when it is first shown. Without it there is
 * nothing to show: the document loads again once, and then the error page takes its place. Without
 * `loading` the page before it stays meanwhile.
 */
export const latePage = <Module, Name extends keyof Module>(
	load: () => Promise<Module>,
	name: Name,
	options?: Loading,
): Exported<Module, Name> => lateModule(load).page(name, options);

/** Returns the module of several screens or of functions, which loads when it is first needed. */
export function lateModule<Module>(load: () => Promise<Module>): LateModule<Module> {
	let loading: Promise<Module> | null = null;
	const start = () => {
		const promise = loadOrReload(load);
		promise.then(
			// React does not suspend for a promise with these two properties, so nothing flashes.
			(value) => Object.assign(promise, { status: "fulfilled", value }),
			() => {
				loading = null;
			},
		);
		return promise;
	};
	const loadOnce = () => {
		loading ??= start();
		return loading;
	};
	return {
		load: loadOnce,
		page: (name, options) => {
			const Page = exported(loadOnce, name);
			if (!options) return Page as never; // as for parts
			return ((props: object) => (
				<Suspense fallback={options.loading}>
					<Page {...props} />
				</Suspense>
			)) as never;
		},
	};
}

/**
 * Loads code, or the document again: missing code belongs to a version that is gone. It does so
 * once, because the newer version may not have the code either.
 */
const loadOrReload = <Module,>(load: () => Promise<Module>): Promise<Module> =>
	load().catch(async (reason: unknown) => {
		const { href } = location;
		const mayHelp = history.state?.[AGAIN] === undefined && (await serverAnswers(href));
		if (!mayHelp || location.href !== href) throw reason;
		history.replaceState({ ...history.state, [AGAIN]: true }, "");
		location.reload();
		return new Promise(() => undefined);
	});

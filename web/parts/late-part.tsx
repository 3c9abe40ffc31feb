import { Component, type ComponentType, type ReactNode, Suspense } from "react";
import { type Exported, lazily } from "../routing/late.ts";

interface Places {
	/** Shown while the part loads; a text becomes a paragraph. */
	loading?: ReactNode;
	/** Shown when the part does not load; a text becomes an alert. Without it there is a hole. */
	missing?: ReactNode;
	/** The page waits for the part too, so that nothing moves when it arrives. */
	pageWaits?: boolean;
}

/**
 * Returns an optional part of a page, whose code loads when it is first shown. The page around it
 * stays when it does not load. It is tried again when it is shown again, and when the network is
 * back, because React's own lazy parts remember a failure for the whole visit.
 */
export function latePart<Module, Name extends keyof Module>(
	load: () => Promise<Module>,
	name: Name,
	{ loading, missing, pageWaits }: Places = {},
): Exported<Module, Name> {
	const attempt = (): ComponentType => lazily(load, name);
	let Part = attempt();
	return class extends Component<object, { failed: boolean }> {
		override state = { failed: false };

		static getDerivedStateFromError() {
			Part = attempt();
			return { failed: true };
		}

		retry = () => this.setState({ failed: false });

		override componentDidMount() {
			addEventListener("online", this.retry);
		}

		override componentWillUnmount() {
			removeEventListener("online", this.retry);
		}

		override render() {
			if (this.state.failed) return paragraph(missing, "alert");
			const part = <Part {...this.props} />;
			if (pageWaits) return part;
			return <Suspense fallback={paragraph(loading)}>{part}</Suspense>;
		}
	} as never; // The props are those of the part, which the class only hands on.
}

const paragraph = (shown: ReactNode, role?: "alert") =>
	typeof shown === "string" ? <p role={role}>{shown}</p> : shown;

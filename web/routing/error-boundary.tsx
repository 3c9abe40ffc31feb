import { Component, type ReactNode } from "react";
import { type Location, useLocation } from "react-router-dom";
import { forgetFailures } from "../parts/late-part.tsx";

interface BoundaryProps {
	/** Shown after an error, until the location changes. */
	failure: ReactNode;
	children: ReactNode;
}

interface LocatedProps extends BoundaryProps {
	location: Location;
}

interface BoundaryState {
	location: Location;
	failed: boolean;
}

class LocatedBoundary extends Component<LocatedProps, BoundaryState> {
	override state: BoundaryState = { location: this.props.location, failed: false };

	static getDerivedStateFromError = () => ({ failed: true });

	static getDerivedStateFromProps = (
		{ location }: LocatedProps,
		state: BoundaryState,
	): BoundaryState | null => (location === state.location ? null : { location, failed: false });

	override componentDidCatch() {
		forgetFailures();
	}

	override render(): ReactNode {
		return this.state.failed ? this.props.failure : this.props.children;
	}
}

/** Shows `failure` in place of a page that failed to load or to render. */
export const ErrorBoundary = (props: BoundaryProps) => (
	<LocatedBoundary location={useLocation()} {...props} />
);

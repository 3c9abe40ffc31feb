import { Component, type ReactNode, Suspense } from "react";

interface LatePartProps {
	/** Shown while the part loads. */
	loading: string;
	/** Shown when the part does not load. */
	missing: string;
	/** A part whose code loads when it is first shown. */
	children: ReactNode;
}

/** Shows a part of a page that loads late. The page around it stays even when it does not load. */
export const LatePart = ({ loading, missing, children }: LatePartProps) => (
	<Boundary failure={<p role="alert">{missing}</p>}>
		<Suspense fallback={<p>{loading}</p>}>{children}</Suspense>
	</Boundary>
);

class Boundary extends Component<{ failure: ReactNode; children: ReactNode }, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError = () => ({ failed: true });

	override render() {
		return this.state.failed ? this.props.failure : this.props.children;
	}
}

import "./part.css";

/** Stands where a writer's picture would, while nobody is to know whose it is. */
export const Nobody = ({ size }: { size: number }) => (
	<span className="nobody" style={{ width: size, height: size }} aria-hidden="true">
		?
	</span>
);

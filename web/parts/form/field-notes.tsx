import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** What stands below a control: a hint, and what is wrong with it, which is announced. */
export function FieldNotes({
	hint,
	error,
}: {
	hint?: ReactNode;
	error?: string | null | undefined;
}) {
	return (
		<>
			{hint && <span className="hint">{hint}</span>}
			<span role="alert">
				{error && (
					<span className="error">
						<TriangleAlert size={18} aria-hidden />
						{error}
					</span>
				)}
			</span>
		</>
	);
}

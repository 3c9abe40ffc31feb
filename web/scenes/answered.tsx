import { type ReactNode, useLayoutEffect } from "react";

interface AnsweredProps {
	/** What the server answers, by the path of the call below /api/v3. */
	answers: Record<string, unknown>;
	children: ReactNode;
}

/** Shows a page that gets these answers in place of the server's. Other calls go to the server. */
export function Answered({ answers, children }: AnsweredProps) {
	// Before the effects in which pages call.
	useLayoutEffect(() => {
		const { fetch } = globalThis;
		globalThis.fetch = async (input, init) => {
			const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
			const answer = answers[pathname.replace("/api/v3", "")];
			return answer === undefined ? fetch(input, init) : Response.json(answer);
		};
		return () => {
			globalThis.fetch = fetch;
		};
	}, [answers]);
	return children;
}

import { type ComponentProps, useEffect, useRef } from "react";
import { afterFrame } from "./heading-focus.ts";

/**
 * Shows the heading of a screen. It takes the focus if the focused control went away with the
 * previous screen.
 */
export function Heading({ children, ...rest }: ComponentProps<"h1">) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(
		() =>
			afterFrame(() => {
				if (document.activeElement === document.body)
					heading.current?.focus({ preventScroll: true });
			}),
		[],
	);
	return (
		<h1 {...rest} ref={heading} tabIndex={-1}>
			{children}
		</h1>
	);
}

import { type ComponentProps, useEffect, useRef } from "react";

/**
 * A screen's heading. Where the control that was pressed is gone with the last screen, keyboard and
 * voice go on from here.
 */
export function Heading({ children, ...rest }: ComponentProps<"h1">) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
	}, []);
	return (
		<h1 {...rest} ref={heading} tabIndex={-1}>
			{children}
		</h1>
	);
}

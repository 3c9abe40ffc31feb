/** Returns 1 where the text of an element runs to the right, and -1 where it runs to the left. */
export const forwardOf = (element: Element): 1 | -1 =>
	getComputedStyle(element).direction === "rtl" ? -1 : 1;

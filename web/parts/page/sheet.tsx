import type { ComponentProps } from "react";
import "./sheet.css";

/** A piece of paper lying on the page. */
export function Sheet({ className = "", ...rest }: ComponentProps<"div">) {
	return <div {...rest} className={`sheet ${className}`} />;
}

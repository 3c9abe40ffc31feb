import type { ComponentProps } from "react";
import "./page/sheet.css";

/** A short fact in an outline: part, rating, code. */
export function Pill({ className = "", ...rest }: ComponentProps<"span">) {
	return <span {...rest} className={`pill ${className}`} />;
}

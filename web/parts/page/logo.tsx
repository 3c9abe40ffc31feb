import "./sheet.css";

/** The product's name as it is printed on the zine. */
export function Logo() {
	return (
		<span className="logo">
			Plot<b>luck</b>
		</span>
	);
}

/** Shows the paper bag that a writer wears while authors are hidden. */
export const PaperBag = () => (
	<svg viewBox="0 0 120 120" width={190} height={190} aria-hidden="true">
		<path
			d="M24 22l9 6 9-7 9 7 9-7 9 7 9-7 9 7 9-6 5 92H19z"
			fill="#c99a5b"
			stroke="#1c1814"
			strokeWidth="5"
			strokeLinejoin="round"
		/>
		<path d="M84 25l9 3 4-5 5 91H88z" fill="#1c1814" opacity="0.14" />
		<circle cx="46" cy="66" r="8" fill="#1c1814" />
		<circle cx="76" cy="66" r="8" fill="#1c1814" />
		<path d="M48 92q13 9 26 0" fill="none" stroke="#1c1814" strokeWidth="4" strokeLinecap="round" />
	</svg>
);

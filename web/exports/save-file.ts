/** Long enough for the slowest phone to have begun reading the file; ms. */
const READ_BY = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
	const address = URL.createObjectURL(content);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), READ_BY);
}

/** A text as a file. */
export const textFile = (text: string): Blob =>
	new Blob([text], { type: "text/plain;charset=utf-8" });

export interface NamedFile<Content = Blob> {
	name: string;
	content: Content;
}

/** Milliseconds until the address is revoked; slow phones need a while to read the file. */
const READ_BY = 60_000;

/** Saves a file through the downloads of the browser. */
export function saveFile(content: Blob, name: string): void {
	const address = URL.createObjectURL(content);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	setTimeout(() => URL.revokeObjectURL(address), READ_BY);
}

/** Returns a text as the content of a file. */
export const textFile = (text: string): Blob =>
	new Blob([text], { type: "text/plain;charset=utf-8" });

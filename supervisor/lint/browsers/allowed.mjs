/**
 * The features that the pages use although a browser of the floor lacks them, with the effect in
 * that browser. A row that is no longer used fails the check.
 */
export const ALLOWED = {
	// Called only if it exists.
	"Navigator.share": "computers save and copy",
	"Navigator.canShare": "computers save",
	"PointerEvent.getCoalescedEvents": "the pen draws fewer points",
	"Navigator.setAppBadge": "the app's icon counts no turns",
	"Navigator.vibrate": "a turn begins without a vibration",
	"Navigator.connection": "React Router preloads without asking",
	VideoEncoder: "a film is recorded while it plays",
	"VideoEncoder.isConfigSupported": "a film is recorded while it plays",
	VideoFrame: "a film is recorded while it plays",
	EncodedVideoChunk: "a film is recorded while it plays",
	"Symbol.dispose": "mediabunny makes its own",
	"Symbol.asyncDispose": "mediabunny makes its own",
	SuppressedError: "mediabunny makes its own",
	"Uint8Array.fromBase64": "jose decodes by itself",
	"Error.captureStackTrace": "jose's errors have another stack",

	// Names of other things.
	"ElementInternals.states": "states of players",
	EncodedAudioChunk: "mediabunny: films have no sound",
	AudioData: "mediabunny: films have no sound",
	"ArrayBuffer.transfer": "mediabunny: a field of colour spaces",
	"Blob.bytes": "mediabunny: a field of boxes",
	"Iterator.take": "a way to take stories home",
	"CanvasRenderingContext2D.letterSpacing": "html2canvas: a style that it has read",
	"CanvasRenderingContext2D.wordSpacing": "html2canvas: a style that it has read",
	"HTMLImageElement.fetchPriority": "React: an attribute that it can set",
	"HTMLLinkElement.imageSizes": "React: an attribute that it can set",
	"HTMLElement.popover": "React: an attribute that it can set",
	"AnimationEvent.animation": "React: the prefixes of a style",
	"MouseEvent.movementX": "React: a field that it copies",
	"MouseEvent.movementY": "React: a field that it copies",

	// Styles that only improve the look.
	"text-wrap": "lines break where they fit",
	"word-break: auto-phrase": "lines of Japanese break between any two letters",
	"hyphenate-limit-chars": "shorter words are hyphenated too",
	"forced-color-adjust": "Safari has no forced colours",
	"overflow-clip-margin": "what hangs over an edge is cut off there",
	"::selection": "a selection has the colour of the system",
	cursor: "a phone has no pointer",
	resize: "a finger cannot drag a corner",
	"scrollbar-color": "scrollbars have the colours of the system",

	// The build adds the same with a prefix.
	"box-decoration-break": "-webkit-box-decoration-break",
	hyphens: "-webkit-hyphens",
	"mask-image": "-webkit-mask-image",
	"user-select": "-webkit-user-select",
	"text-size-adjust": "-webkit-text-size-adjust",
};

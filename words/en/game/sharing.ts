import { isolating } from "../../isolating.ts";

/** The texts of the buttons that save and share stories, and of the page of a permalink. */
export const sharingWords = isolating({
	heading: "Take them home",
	winner: "Share the winner",
	/** The winner as a film, while it is made and when it waits for the second press on a phone. */
	film: {
		way: "Winner’s film",
		making: "Making the film",
		cancel: "Cancel",
		ready: "The film is ready. Press Share to pass it on.",
	},
	poster: "Winner’s picture",
	bookHeading: "As a book",
	picturesZip: "Pictures .zip",
	/** On a phone, where the pictures go to the share sheet. */
	pictures: "Pictures",
	/** On a phone: the second press, after the picture has been drawn. */
	share: "Share",
	drawn: "Drawn. Press Share to pass it on.",
	textsZip: "Texts .zip",
	book: { epub: "Book .epub", html: "Book to print" },
	bookHelp:
		"The book has everything: casts, stories, awards, quotes. To print it, open the printable one in your browser.",
	binding: "Binding the book…",
	savePicture: "Save picture",
	saveText: "Save text",
	downloadImage: "Download Image",
	downloadText: "Download Text",
	teaser: "Square picture",
	/** In place of "teaser" after the first line of a day. */
	dayCard: "Card of the day",
	permalink: "Link",
	copyLink: "Copy link",
	link: "The link",
	copied: "Copied. Anyone with this link can read the story for 24 hours.",
	copyByHand: "Anyone with this link can read the story for 24 hours. Copy it from here.",
	drawing: (n: number, of: number) => `Drawing picture ${n} of ${of}…`,
	packing: "Packing…",
	failed: "That didn’t work. Please try again.",
	noSeat: "This browser has forgotten your seat, so it can’t share the story.",
	awards: "Awards",
	reactions: (part: string) => `Stickers for ${part}`,

	view: {
		loading: "Looking it up…",
		title: "A shared story",
		gone: "This story has gone home",
		goneText: "Shared stories stay for 24 hours. Someone may still have a picture of this one.",
		unreachable: "The story didn’t arrive",
		until: (time: string) => `This page is here until ${time}.`,
		mature: "For readers aged 18 and over",
		show: "I’m 18 or older, show it",
		home: "Write one with your friends",
		goHome: "Home",
	},
});

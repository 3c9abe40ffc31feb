/** The sizes of adverts, in CSS pixels (docs/site.md "Streamers and adverts"). */
export const ADVERT_SIZES = {
	"300x600": { width: 300, height: 600 },
	"160x600": { width: 160, height: 600 },
	"300x250": { width: 300, height: 250 },
	"728x90": { width: 728, height: 90 },
	"320x50": { width: 320, height: 50 },
} as const;

export type AdvertSize = keyof typeof ADVERT_SIZES;

interface Space {
	/** Of the window, in CSS pixels. */
	width: number;
	height: number;
}

/** The page of web/parts/page/page.module.css, on windows where the desk is visible. */
const PAGE = { width: 640, height: 920, fromWidth: 720, fromHeight: 500 };
/** The windows with room for an open page, and for what width beside it (page.module.css). */
const OPEN = {
	fromHeight: 600,
	room: [
		{ fromWidth: 1720, width: 300 },
		{ fromWidth: 1440, width: 160 },
	],
};
/** The windows with the smallest advert in the page. */
const BANNER = { fromWidth: 320, toWidth: 768 };
/**
 * The distance between an advert, the page and the edge of the window; the page is slightly tilted.
 */
const MARGIN = 24;
/** The height of the line that labels an advert. */
const LABEL = 20;

/** Returns the advert that fits on the desk beside the page or below it; null without the space. */
export function deskAdvert({ width, height }: Space): AdvertSize | null {
	if (width < PAGE.fromWidth || height < PAGE.fromHeight) return null;
	const open = OPEN.room.find(({ fromWidth }) => width >= fromWidth && height >= OPEN.fromHeight);
	const beside = open?.width ?? (width - PAGE.width) / 2 - 2 * MARGIN;
	const tall = height - LABEL - 2 * MARGIN;
	const fits = (size: AdvertSize) =>
		ADVERT_SIZES[size].width <= beside && ADVERT_SIZES[size].height <= tall;
	for (const size of ["300x600", "160x600", "300x250"] as const) if (fits(size)) return size;
	const below = (height - PAGE.height) / 2 - LABEL - MARGIN;
	return width > BANNER.toWidth && ADVERT_SIZES["728x90"].height <= below ? "728x90" : null;
}

/** Returns the advert at the end of a page's content; null where one is on the desk. */
export function contentAdvert(window: Space): AdvertSize | null {
	if (window.width <= BANNER.toWidth) return window.width < BANNER.fromWidth ? null : "320x50";
	return deskAdvert(window) ? null : "300x250";
}

import { useSnapshot } from "valtio";
import { layoutWords } from "#words/site/layout.ts";
import { store } from "../store.ts";

/** The names of social sites by host name. */
const SITES: Readonly<Record<string, string>> = {
	"bsky.app": "Bluesky",
	"discord.gg": "Discord",
	"discord.com": "Discord",
	"facebook.com": "Facebook",
	"instagram.com": "Instagram",
	"reddit.com": "Reddit",
	"tiktok.com": "TikTok",
	"tumblr.com": "Tumblr",
	"twitch.tv": "Twitch",
	"x.com": "X",
	"youtube.com": "YouTube",
};

/** Returns the name of a social site by its host name: `www.tumblr.com` is Tumblr. */
export function siteName(address: string): string {
	const host = new URL(address).hostname.replace(/^(www|m)\./, "");
	return SITES[host] ?? host;
}

/**
 * Shows links to the community and to social sites, side by side without a wrapper; nothing where
 * the operator has configured none (docs/hosting.md "Variables").
 */
export function CommunityLinks({ className }: { className?: string | undefined }) {
	const { community_url, social_urls } = useSnapshot(store).flags;
	const links = [
		...(community_url ? [[community_url, layoutWords.community] as const] : []),
		...social_urls.map((address) => [address, siteName(address)] as const),
	];
	return links.map(([address, name]) => (
		<a key={address} href={address} target="_blank" rel="noreferrer" className={className}>
			{name}
		</a>
	));
}

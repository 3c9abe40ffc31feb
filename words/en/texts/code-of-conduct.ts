import type { PageText } from "../../page-text.ts";

export default {
	title: "Code of conduct",
	heading: "Code of conduct",
	description: "What we ask of everyone who writes with others in Plotluck.",
	lead: "Jan 2 2023. Silly is the point; cruel is not.",
	sections: [
		{
			heading: "Be good company",
			blocks: [
				"You write with people, about characters, in front of everyone. Tease the story, not the storyteller. If someone at the table says a subject is too much for them, find another one: there are plenty.",
				"Leave room. The quiet player’s part is as long as yours. If a part was bad, it was three minutes long; if it was good, say so.",
			],
		},
		{
			heading: "What has no place here",
			blocks: [
				[
					"Harassment, threats or stalking, in a story or around it.",
					"Hatred of people for where they come from, what they believe, who they love, who they are or how their bodies work.",
					"Private facts about real people: addresses, phone numbers, anything you would not want read aloud about you.",
					"Sexual content about real people who have not agreed to it, and any sexual content in rooms for all ages.",
					"Anything that is against the law where you are, or where this server is.",
				],
			],
		},
		{
			heading: "Prohibited content",
			blocks: [
				"Sexual content involving characters under 16 is prohibited, and so is sexual content involving anyone who is shown or known as a child, whatever age the story claims. There is no joke, no setting, no mode and no room in which this is fine.",
				"Content that encourages anyone to hurt themselves, or that recruits for violence, is prohibited too.",
			],
		},
		{
			heading: "Ages",
			blocks: [
				"Players under 18 play in rooms for all ages, and nowhere else. Say honestly how old you are: it decides which rooms let you in, and everyone at the table relies on it. When someone under 18 is at the table, the game reminds the others before it begins. In such a room, keep every part fit for the youngest.",
			],
		},
		{
			heading: "If you are the host",
			blocks: [
				"It is your table. You can remove someone, and give a reason if you like. They cannot come back into that room unless you let them. You can lock the door. With moderation on, you see what was flagged before anyone reads it, and can black it out. No one is told who flagged a part.",
				"Names of people and characters are checked against a list of severe slurs in all six languages. Parts and titles are not checked, and a name that is merely rude or notorious gets through, so those are up to you.",
			],
		},
		{
			heading: "If someone crosses the line",
			blocks: [
				"Tell the host. Flag the part. Report a shared story with the button under it. You do not need an account for that, and no one is told that it was you. You can always leave: no game is worth a bad evening.",
				"The people who run this server may take stories down, close rooms, and keep out people who break these rules. Prohibited content can cost you your account at once.",
			],
		},
	],
	next: [
		{ to: "/contact", label: "Contact" },
		{ to: "/howtoplay", label: "How to play" },
	],
} satisfies PageText;

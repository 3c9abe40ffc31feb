import { type ChangedPrompt, changedPrompts } from "./changed-prompts.ts";

/** The built-in prompts in English that were said anew: what they were, and what they are. */
const CHANGED: readonly ChangedPrompt[] = [
	[
		"Switch to rhyming couplets until somebody complains.",
		"Switch to rhyming couplets until someone complains.",
	],
	[
		"Somebody bursts into song, and the others know the choreography.",
		"Someone bursts into song, and the others know the choreography.",
	],
	[
		"A sculpture of one of them is unveiled. It is unkind.",
		"A sculpture of one of them is unveiled. It’s unkind.",
	],
	[
		"Somebody has been posing all this time, and their arm is tired.",
		"Someone has been posing all this time, and their arm is tired.",
	],
	[
		"The camera zooms in on something that could not matter less.",
		"The camera zooms in on something that couldn’t matter less.",
	],
	[
		"Somebody paints over the evidence, beautifully.",
		"Someone paints over the evidence, beautifully.",
	],
	[
		"Somebody dances out their feelings, all eleven of them.",
		"Someone dances out their feelings, all eleven of them.",
	],
	[
		"A poet needs a rhyme for “orange” and will not be disturbed.",
		"A poet needs a rhyme for “orange” and won’t be disturbed.",
	],
	[
		"Freeze-frame. Somebody explains how they ended up here.",
		"Freeze-frame. Someone explains how they ended up here.",
	],
	["There is a secret message in the knitting.", "There’s a secret message in the knitting."],
	[
		"Continue as a hard-boiled detective who is out of his depth.",
		"Continue as a hard-boiled detective who’s out of his depth.",
	],
	[
		"There is glitter now. There will always be glitter now.",
		"There’s glitter now. There will always be glitter now.",
	],
	["Somebody's doodle turns out to be a prophecy.", "Someone’s doodle turns out to be a prophecy."],
	[
		"Somebody recites the wrong speech with enormous conviction.",
		"Someone recites the wrong speech with enormous conviction.",
	],
	[
		"A photographer insists that everybody do that again, but sadder.",
		"A photographer makes everyone do that again, but sadder.",
	],
	["The prop sword is not a prop.", "The prop sword isn’t a prop."],
	["Give a weather report of somebody's feelings.", "Give a weather report of someone’s feelings."],
	[
		"Somebody is prompted from the wings by a person nobody hired.",
		"Someone is prompted from the wings by a person no one hired.",
	],
	[
		"The sequel to this scene is announced before it is over.",
		"The sequel to this scene is announced before it’s over.",
	],
	["Somebody has been in the room the whole time.", "Someone has been in the room the whole time."],
	[
		"The lights go out. When they come back, there is one person too many.",
		"The lights go out. When they come back, there’s one person too many.",
	],
	[
		"It starts raining something that is not water.",
		"It starts raining something that isn’t water.",
	],
	[
		"A stranger arrives with a very detailed map of everyone's mistakes.",
		"A stranger arrives with a very detailed map of everyone’s mistakes.",
	],
	["Time stops for everybody but one.", "Time stops for everyone but one."],
	["Somebody counts to three and does it on two.", "Someone counts to three and does it on two."],
	["A box is delivered. It is warm.", "A box is delivered. It’s warm."],
	[
		"The floor is now lava, and nobody is playing.",
		"The floor is now lava, and no one is playing.",
	],
	[
		"Somebody gets exactly what they wished for, word for word.",
		"Someone gets exactly what they wished for, word for word.",
	],
	[
		"A vehicle is stolen. It is the slowest one available.",
		"A vehicle is stolen. It’s the slowest one available.",
	],
	["There is a twin. There was always a twin.", "There’s a twin. There’s always been a twin."],
	["A crowd gathers, and nobody in it knows why.", "A crowd gathers, and no one in it knows why."],
	["Somebody reads the small print.", "Someone reads the small print."],
	[
		"A note is passed around. Everybody who reads it goes pale.",
		"A note is passed around. Everyone who reads it goes pale.",
	],
	["From here on, somebody has to be carried.", "From here on, someone has to be carried."],
	[
		"Someone laughs at the wrong moment and cannot stop.",
		"Someone laughs at the wrong moment and can’t stop.",
	],
	[
		"Somebody is arrested for something delightfully petty.",
		"Someone is arrested for something delightfully petty.",
	],
	["Somebody else's wedding passes through.", "Someone else’s wedding passes through."],
	["They have forgotten someone at the last stop.", "They’ve forgotten someone at the last stop."],
	[
		"Someone finally asks the question everybody has been avoiding.",
		"Someone finally asks the question everyone has been avoiding.",
	],
	["They have been on camera since the beginning.", "They’ve been on camera since the beginning."],
	["The letter was addressed to somebody else.", "The letter was addressed to someone else."],
	["Somebody packs a suitcase without a word.", "Someone packs a suitcase without a word."],
	[
		"The two of them used to be married. Nobody here knew.",
		"The two of them used to be married. No one here knew.",
	],
	[
		"Somebody says the wrong name at the worst possible time.",
		"Someone says the wrong name at the worst possible time.",
	],
	[
		"A train is leaving, and somebody is running along the platform.",
		"A train is leaving, and someone is running along the platform.",
	],
	[
		"Somebody confesses to a crime they did not commit, out of love.",
		"Someone confesses to a crime they didn’t commit, out of love.",
	],
	[
		"The family business is not what the family said it was.",
		"The family business isn’t what the family said it was.",
	],
	[
		"One of them is leaving tomorrow and has not told the others.",
		"One of them is leaving tomorrow and hasn’t told the others.",
	],
	[
		"The parrot repeats something it should not have heard.",
		"The parrot repeats something it shouldn’t have heard.",
	],
	[
		"Somebody is disowned by a person with no authority to do so.",
		"Someone is disowned by a person with no authority to do so.",
	],
	["Somebody burns the only proof.", "Someone burns the only proof."],
	["Will they or won't they? They do, badly.", "Will they or won’t they? They do, badly."],
	[
		"A secret is told to the one person who cannot keep one.",
		"A secret is told to the one person who can’t keep one.",
	],
	[
		"Someone makes a long speech to a window. It has been a while.",
		"Someone makes a long speech to a window. It’s been a while.",
	],
	[
		"Somebody removes a wig, and a gasp travels through the room.",
		"Someone removes a wig, and a gasp travels through the room.",
	],
	[
		"Someone sacrifices themselves. Nobody had asked them to.",
		"Someone sacrifices themselves. No one had asked them to.",
	],
	[
		"A locket opens. The picture inside shows somebody in this room.",
		"A locket opens. The picture inside shows someone in this room.",
	],
	[
		"The music swells, and somebody asks where it is coming from.",
		"The music swells, and someone asks where it’s coming from.",
	],
	["Somebody's sword starts giving opinions.", "Someone’s sword starts giving opinions."],
	[
		"A portal opens, and somebody's washing blows out of it.",
		"A portal opens, and someone’s washing blows out of it.",
	],
	[
		"The castle ghost would like everybody to use coasters.",
		"The castle ghost would like everyone to use coasters.",
	],
	[
		"Somebody pulls the sword from the stone, and the stone comes too.",
		"Someone pulls the sword from the stone, and the stone comes too.",
	],
	[
		"The crown chooses its next head. It is not a head anyone expected.",
		"The crown chooses its next head. It’s not a head anyone expected.",
	],
	[
		"The potion's label shows nothing but a shrug.",
		"The potion’s label shows nothing but a shrug.",
	],
	[
		"A mirror shows what everybody really wants. It is embarrassing.",
		"A mirror shows what everyone really wants. It’s embarrassing.",
	],
	[
		"The map redraws itself whenever nobody is looking.",
		"The map redraws itself whenever no one is looking.",
	],
	[
		"The dark lord's fortress has excellent reviews.",
		"The dark lord’s fortress has excellent reviews.",
	],
	["Somebody's shadow goes its own way.", "Someone’s shadow goes its own way."],
	[
		"The amulet glows near liars. It is very bright in here.",
		"The amulet glows near liars. It’s very bright in here.",
	],
	[
		"The oracle answers a question nobody has asked yet.",
		"The oracle answers a question no one has asked yet.",
	],
	[
		"A spellbook falls open where somebody has left a bookmark.",
		"A spellbook falls open where someone has left a bookmark.",
	],
	[
		"What they were questing for was in somebody's pocket from the start.",
		"What they were questing for was in someone’s pocket from the start.",
	],
	["Magic runs out while it is being used.", "Magic runs out while it’s being used."],
	["The villain's raven changes sides.", "The villain’s raven changes sides."],
	[
		"Somebody must be kissed to break the spell. There is no queue.",
		"Someone has to be kissed to break the spell. There’s no queue.",
	],
	[
		"The phoenix is having a bad day. It will be fine tomorrow.",
		"The phoenix is having a bad day. It’ll be fine tomorrow.",
	],
	[
		"A wand backfires, and for a while everybody speaks only the truth.",
		"A wand backfires, and for a while everyone speaks only the truth.",
	],
	[
		"Somebody falls asleep on somebody's shoulder, and nobody dares to move.",
		"Someone falls asleep on someone’s shoulder, and no one dares to move.",
	],
	[
		"There is one blanket, and it is just big enough.",
		"There’s one blanket, and it’s just big enough.",
	],
	[
		"Someone has knitted a jumper. It has three sleeves, and it is perfect.",
		"Someone has knitted a jumper. It has three sleeves, and it’s perfect.",
	],
	["Somebody kept the drawing all these years.", "Someone kept the drawing all these years."],
	[
		"Somebody learns to braid hair in order to apologise.",
		"Someone learns to braid hair in order to apologise.",
	],
	[
		"Somebody warms somebody's hands and forgets to give them back.",
		"Someone warms someone’s hands and forgets to give them back.",
	],
	[
		"Somebody is told that they did well and has to look away.",
		"Someone hears they did well and has to look away.",
	],
	["The dog knows who is sad.", "The dog knows who’s sad."],
	[
		"Somebody laughs until they snort, and somebody else falls in love.",
		"Someone laughs until they snort, and someone else falls in love.",
	],
	[
		"They hold hands to cross the road and forget that the road is over.",
		"They hold hands to cross the road and forget the road is over.",
	],
	[
		"Somebody has a cold and is fussed over by a professional.",
		"Someone has a cold and is fussed over by a professional.",
	],
	[
		"They get caught in the rain and decide that it is fine.",
		"They get caught in the rain and decide it’s fine.",
	],
	[
		"Somebody's freckles are counted, then counted again to be sure.",
		"Someone’s freckles are counted, then counted again to be sure.",
	],
	[
		"Two enemies discover that they love the same terrible song.",
		"Two enemies discover they love the same terrible song.",
	],
	[
		"A stray follows one of them home and is introduced to everybody.",
		"A stray follows one of them home and is introduced to everyone.",
	],
	[
		"A feather lands on someone's nose at a serious moment.",
		"A feather lands on someone’s nose at a serious moment.",
	],
	[
		"Somebody dances because they think that nobody is home.",
		"Someone dances because they think no one’s home.",
	],
	[
		"Everybody gets a nickname, and one of them secretly adores theirs.",
		"Everyone gets a nickname, and one of them secretly adores theirs.",
	],
	[
		"Somebody teaches somebody to skate, mostly by falling.",
		"Someone teaches someone to skate, mostly by falling.",
	],
	[
		"The fireflies spell something. It is probably an accident.",
		"The fireflies spell something. It’s probably an accident.",
	],
	[
		"Somebody is proud of somebody and is trying to do it quietly.",
		"Someone is proud of someone and is trying to do it quietly.",
	],
	[
		"Somebody writes down a name as their emergency contact. It is a big moment.",
		"Someone writes down a name as their emergency contact. It’s a big moment.",
	],
	[
		"Somebody has saved the window seat for somebody.",
		"Someone has saved the window seat for someone.",
	],
	[
		"Somebody pauses the world to think about their next line.",
		"Someone pauses the world to think about their next line.",
	],
	["Boss music starts. Nobody can see the boss.", "Boss music starts. No one can see the boss."],
	[
		"An exclamation mark appears over a stranger's head.",
		"An exclamation mark appears over a stranger’s head.",
	],
	[
		"There is a suspicious number of healing potions in this corridor.",
		"There’s a suspicious number of healing potions in this corridor.",
	],
	[
		"Somebody spent nine hours designing their face, and it shows.",
		"Someone spent nine hours designing their face, and it shows.",
	],
	[
		"Somebody falls through the floor of the world.",
		"Someone falls through the floor of the world.",
	],
	["Somebody's inventory is full of ladles.", "Someone’s inventory is full of ladles."],
	[
		"The cutscene cannot be skipped. They have tried.",
		"The cutscene can’t be skipped. They’ve tried.",
	],
	["Somebody is clearly playing on easy.", "Someone is clearly playing on easy."],
	[
		"The loading screen gives a tip. It is a threat.",
		"The loading screen gives a tip. It’s a threat.",
	],
	[
		"Everybody rolls for it. Describe the worst roll in history.",
		"Everyone rolls for it. Describe the worst roll in history.",
	],
	[
		"Somebody levels up in the middle of an argument.",
		"Someone levels up in the middle of an argument.",
	],
	["Somebody crouches repeatedly to say hello.", "Someone crouches repeatedly to say hello."],
	[
		"There is a lever. Nobody can leave a lever alone.",
		"There’s a lever. No one can leave a lever alone.",
	],
	[
		"Someone's special move takes forty seconds to announce.",
		"Someone’s special move takes forty seconds to announce.",
	],
	[
		"Left is right and up is down: somebody has inverted the controls.",
		"Left is right and up is down: someone has inverted the controls.",
	],
	[
		"There is a timer in the corner. It has always been there.",
		"There’s a timer in the corner. It’s always been there.",
	],
	[
		"Somebody has read the wiki and spoils the next scene.",
		"Someone has read the wiki and spoils the next scene.",
	],
	[
		"Lag: everything that is said arrives a moment too late.",
		"Lag: everything anyone says arrives a moment too late.",
	],
	[
		"Nobody read the controls, and now there are vehicles.",
		"No one read the controls, and now there are vehicles.",
	],
	[
		"The high score belongs to somebody's grandmother.",
		"The high score belongs to someone’s grandmother.",
	],
	[
		"Thanks to a glitch, somebody wears a second hat on top of the hat.",
		"Thanks to a glitch, someone wears a second hat on top of the hat.",
	],
	[
		"The difficulty is revealed, and everybody groans.",
		"The difficulty is revealed, and everyone groans.",
	],
	[
		"Only two people together can get past this, and they are not speaking.",
		"Only two people together can get past this, and they aren’t speaking.",
	],
	[
		"Somebody's batteries run out at the decisive moment.",
		"Someone’s batteries run out at the decisive moment.",
	],
	[
		"Somebody's stats are read aloud, and charm gets a laugh.",
		"Someone’s stats are read aloud, and charm gets a laugh.",
	],
	[
		"A card is played that nobody remembers being in the deck.",
		"A card is played that no one remembers being in the deck.",
	],
	[
		"Somebody has played this scene before and yawns through the twist.",
		"Someone has played this scene before and yawns through the twist.",
	],
	["There is only one bed, and it squeaks.", "There’s only one bed, and it squeaks."],
	["Somebody's buttons give up one after another.", "Someone’s buttons give up one after another."],
	[
		"A massage is offered. It is either a terrible idea or a wonderful one.",
		"A massage is offered. It’s either a terrible idea or a wonderful one.",
	],
	[
		"Handcuffs fall out of a briefcase, and nobody will say whose they are.",
		"Handcuffs fall out of a briefcase, and no one will say whose they are.",
	],
	[
		"Somebody reads a steamy letter aloud before noticing the signature.",
		"Someone reads a steamy letter aloud before noticing the signature.",
	],
	[
		"The heating cannot be turned down, so layers come off.",
		"The heating can’t be turned down, so layers come off.",
	],
	[
		"A dance gets so slow that it is technically leaning.",
		"A dance gets so slow that it’s technically leaning.",
	],
	[
		"A blindfold, a feather, and somebody terribly ticklish.",
		"A blindfold, a feather, and someone terribly ticklish.",
	],
	[
		"They agree that this meant nothing. It is their ninth nothing this week.",
		"They agree this meant nothing. It’s their ninth nothing this week.",
	],
	["Somebody uses the voice. You know the voice.", "Someone uses the voice. You know the voice."],
	[
		"The lift is stuck, it is warm, and they have unfinished business.",
		"The lift is stuck, it’s warm, and they have unfinished business.",
	],
	[
		"Strip poker, and somebody is losing on purpose.",
		"Strip poker, and someone is losing on purpose.",
	],
	[
		"Somebody has a tattoo that has to be looked for.",
		"Someone has a tattoo that has to be looked for.",
	],
	[
		"It is the morning after, and the socks do not add up.",
		"It’s the morning after, and the socks don’t add up.",
	],
	[
		"They are pretending to be married and have started to overdo it.",
		"They’re pretending to be married and have started to overdo it.",
	],
	["Somebody begs, politely at first.", "Someone begs, politely at first."],
	["The bed collapses. Nobody stops.", "The bed collapses. No one stops."],
	[
		"Someone licks something to claim it, and it is a someone.",
		"Someone licks something to claim it, and it’s a someone.",
	],
	[
		"Somebody discovers a new kink at the least convenient time.",
		"Someone discovers a new kink at the least convenient time.",
	],
	[
		"Someone ties an excellent knot and will not say where they learnt it.",
		"Someone ties an excellent knot and won’t say where they learnt it.",
	],
	[
		"The back seat of this thing was not designed for that.",
		"The back seat of this thing wasn’t designed for that.",
	],
	[
		"It was supposed to be a goodnight kiss. It is now nearly noon.",
		"It was supposed to be a goodnight kiss. It’s now nearly noon.",
	],
	[
		"Somebody walks a little oddly today, and everyone is being very tactful.",
		"Someone walks a little oddly today, and everyone is being very tactful.",
	],
	["Somebody eats the evidence.", "Someone eats the evidence."],
	["The soup should not be looked at directly.", "The soup shouldn’t be looked at directly."],
	["There is one slice left, and seven forks.", "There’s one slice left, and seven forks."],
	[
		"Somebody's stomach rumbles in reply to a serious question.",
		"Someone’s stomach rumbles in reply to a serious question.",
	],
	[
		"A mysterious benefactor has paid for everybody's pudding.",
		"A mysterious benefactor has paid for everyone’s pudding.",
	],
	["There is a proposal, with an onion ring.", "There’s a proposal, with an onion ring."],
	["Nobody ordered this.", "No one ordered this."],
	["Somebody has hidden something in the jelly.", "Someone has hidden something in the jelly."],
	["There is a hair in it, and it is glowing.", "There’s a hair in it, and it’s glowing."],
	[
		"One of them claims to be the world's leading judge of crisps.",
		"One of them claims to be the world’s leading judge of crisps.",
	],
	[
		"Does the fridge light stay on? Somebody climbs in to check.",
		"Does the fridge light stay on? Someone climbs in to check.",
	],
	[
		"A turnip bears a striking resemblance to somebody important.",
		"A turnip bears a striking resemblance to someone important.",
	],
	[
		"They must live on what is in their pockets. It is mostly mints.",
		"They must live on what’s in their pockets. It’s mostly mints.",
	],
	[
		"Somebody talks about bread the way others talk about love.",
		"Someone talks about bread the way others talk about love.",
	],
	["The popcorn will not stop.", "The popcorn won’t stop."],
	[
		"The ice cream is melting, and the conversation is not over.",
		"The ice cream is melting, and the conversation isn’t over.",
	],
	[
		"The leftovers are labelled with a name that nobody knows.",
		"The leftovers are labelled with a name no one knows.",
	],
	[
		"Somebody bites into a coin, a tooth, or a very small message.",
		"Someone bites into a coin, a tooth, or a very small message.",
	],
	["Marmalade is involved, and it is personal.", "Marmalade is involved, and it’s personal."],
	[
		"The menu lists no prices and only one dish: “you will see”.",
		"The menu lists no prices and only one dish: “you’ll see”.",
	],
	[
		"There is a worm in the apple, and it has a business idea.",
		"There’s a worm in the apple, and it has a business idea.",
	],
	[
		"Somebody follows the recipe to the letter, and the letter was not for them.",
		"Someone follows the recipe to the letter, and the letter wasn’t for them.",
	],
	[
		"Somebody says, far too calmly: “That is not my ear.”",
		"Someone says, far too calmly: “That’s not my ear.”",
	],
	[
		"Whispered: “Whatever you do, do not thank it.”",
		"Whispered: “Whatever you do, don’t thank it.”",
	],
	[
		"With total confidence: “I have read half a book about this.”",
		"With total confidence: “I’ve read half a book about this.”",
	],
	[
		"Someone insists: “It is only a crime if there is a sign.”",
		"Someone insists: “It’s only a crime if there’s a sign.”",
	],
	[
		"As an entrance: “Do not get up. I brought my own throne.”",
		"As an entrance: “Don’t get up. I brought my own throne.”",
	],
	[
		"In court: “I object, on the grounds that I am bored.”",
		"In court: “I object, on the grounds that I’m bored.”",
	],
	[
		"From the last person you would expect: “I know a shortcut through the nunnery.”",
		"From the last person you’d expect: “I know a shortcut through the nunnery.”",
	],
	[
		"Someone vows: “By sunset you will love me or owe me money.”",
		"Someone vows: “By sunset you’ll love me or owe me money.”",
	],
	[
		"A villain, aside: “Nobody ever asks how my day was.”",
		"A villain, aside: “No one ever asks how my day was.”",
	],
	[
		"Deadpan: “Congratulations. It is a lighthouse.”",
		"Deadpan: “Congratulations. It’s a lighthouse.”",
	],
	[
		"Mid-argument: “You were dead at the time, you would not understand.”",
		"Mid-argument: “You were dead at the time, you wouldn’t understand.”",
	],
	[
		"To nobody in particular: “And yet, the trousers remain.”",
		"To no one in particular: “And yet, the trousers remain.”",
	],
	[
		"In the dark: “Everyone check that you still have both hands.”",
		"In the dark: “Everyone check you’ve still got both hands.”",
	],
	[
		"A correction: “Technically, I am heir to half a swamp.”",
		"A correction: “Technically, I’m heir to half a swamp.”",
	],
	[
		"To a crowd: “I see that some of you survived. Good.”",
		"To a crowd: “I see some of you survived. Good.”",
	],
	[
		"A prayer: “Dear anyone, if it is not too late in your time zone…”",
		"A prayer: “Dear anyone, if it’s not too late in your time zone…”",
	],
	[
		"With growing horror: “That is not the puppet talking.”",
		"With growing horror: “That’s not the puppet talking.”",
	],
	[
		"In conclusion: “So we are agreed. We blame the moon.”",
		"In conclusion: “So we’re agreed. We blame the moon.”",
	],
	[
		"On arrival: “Sorry I am late, I was being exiled.”",
		"On arrival: “Sorry I’m late, I was being exiled.”",
	],
	[
		"A final warning: “I am going to count to two and a half.”",
		"A final warning: “I’m going to count to two and a half.”",
	],
	[
		"As if it were normal: “Mind the crocodile, she is expecting.”",
		"As if it were normal: “Mind the crocodile, she’s expecting.”",
	],
];

/** The built-in prompts in English become those of db/seeds/en, and keep their ids. */
export const englishPrompts = changedPrompts({ en: CHANGED });

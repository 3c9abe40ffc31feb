import { useEffect, useRef, useState } from "react";
import type { Game, WireReveal } from "#game/wire/state.ts";
import { readingWords } from "#words/game/reading.ts";
import { sentences } from "#words/grammar.ts";
import { NewsLine } from "../../parts/news-line.tsx";
import { Heading } from "../../parts/page/heading.tsx";
import { serverNow } from "../../room/clock.ts";
import { AuthorScene } from "../guess/author-scene.tsx";
import { Stage } from "../story/stage.tsx";
import { AwardScene } from "./award-scene.tsx";
import { CrowdRow } from "./crowd-row.tsx";
import { useShowCues } from "./cues/use-show-cues.ts";
import { PodiumScene } from "./podium/podium-scene.tsx";
import { factsOf, type Scene, sceneKey, scenesOf } from "./show.ts";
import { Snow } from "./snow.tsx";

interface Props {
	game: Game;
	/** Null before the reveal begins; then the curtain is closed. */
	reveal: WireReveal | null;
	/** The scene of a reader who goes at their own pace; else the running one. */
	own?: Scene | undefined;
}

/** Shows the running scene of the reveal on the stage, as every screen of the room does. */
export function ShowStage({ game, reveal, own }: Props) {
	const scene = own ?? (reveal && scenesOf(game, reveal).at(-1)) ?? { name: "opening" };
	const paused = game.paused_at !== null;
	const since = reveal ? serverNow() - reveal.step_at : 0;
	const key = reveal ? sceneKey(reveal) : "";
	const won = scene.name === "podium" && scene.step === "winner";
	useShowCues(own ? null : reveal, paused, game.guessing?.submissions.length ?? 0);
	return (
		<Stage
			open={reveal !== null}
			opening={scene.name === "opening"}
			standing={scene.name === "podium"}
			since={since}
			scene={key}
			paused={paused}
			foot={won ? null : <CrowdRow game={game} scene={scene} />}
		>
			{scene.name === "author" && <AuthorScene game={game} {...scene} />}
			{scene.name === "award" && <AwardScene game={game} {...scene} />}
			{scene.name === "podium" && <PodiumScene game={game} scene={scene} since={since} />}
			{scene.name === "opening" && <Heading>{readingWords.reveal.opening}</Heading>}
			{won && <Snow since={since} />}
			<Said game={game} scene={scene} />
		</Stage>
	);
}

/** Announces each award and place once to screen readers. */
function Said({ game, scene }: { game: Game; scene: Scene }) {
	const said = useRef(new Set<string>());
	const [text, setText] = useState("");
	const facts = factsOf(game, scene);
	const latest = useRef(facts);
	latest.current = facts;
	const keys = facts.map(({ key }) => key).join();
	// biome-ignore lint/correctness/useExhaustiveDependencies: the keys identify the facts
	useEffect(() => {
		const fresh = latest.current.filter(({ key }) => !said.current.has(key));
		if (fresh.length === 0) return;
		for (const { key } of fresh) said.current.add(key);
		setText(sentences(fresh.map((fact) => fact.text)));
	}, [keys]);
	return <NewsLine text={text} />;
}

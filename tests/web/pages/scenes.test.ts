import { describe, expect, it } from "vitest";
import { phaseOf } from "#game/status.ts";
import { GUEST, ScenePlay } from "../../../web/scenes/evening.ts";
import type { GameScene } from "../../../web/scenes/game-scene.ts";
import { GAME_SCENES } from "../../../web/scenes/game-scenes.ts";

const scenes: [string, GameScene][] = Object.entries(GAME_SCENES);

/** Plays a scene and returns what its viewer sees. */
function viewOf({ play, viewer = GUEST, ...table }: GameScene) {
	const evening = new ScenePlay(0, table);
	play?.(evening);
	return evening.view(viewer);
}

describe("the scenes", () => {
	it("show every phase", () => {
		const phases = new Set(scenes.map(([, scene]) => phaseOf(viewOf(scene).game.status)));
		expect([...phases].sort()).toEqual([
			"censor",
			"characters",
			"lobby",
			"minors",
			"quick-start",
			"read-vote",
			"results",
			"story-create",
			"title",
			"write",
		]);
	});

	it.each(scenes)("%s is a game that the rules allow", (_name, scene) => {
		const { game, player } = viewOf(scene);
		expect(game.players[player.id]?.name).toBe(player.name);
		expect(viewOf(scene)).toEqual({ game, player });
	});
});

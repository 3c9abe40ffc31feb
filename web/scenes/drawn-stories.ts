/**
 * What draws the pictures of stories, and the store. Tests compare the pictures with the page, and
 * cannot import from a build by path.
 */
export { storyPictures } from "../exports/archives.ts";
export { Card } from "../exports/card.tsx";
export { picturesOf } from "../exports/pictures.ts";
export { Poster } from "../exports/poster.tsx";
export { printedFor } from "../exports/printed.ts";
export { showFitting } from "../exports/stage/show-fitting.ts";
export { openStage } from "../exports/stage/stage.ts";
export { Teaser } from "../exports/teaser.tsx";
export { store } from "../store.ts";

export { ContinueStory } from "./continue-story.tsx";
export { GivenPart } from "./given-part.tsx";
export { SequelIntro } from "./sequel-intro.tsx";
export { SequelNote } from "./sequel-note.tsx";

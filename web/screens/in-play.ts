export { Censor } from "./censor/censor.tsx";
export { Characters } from "./characters/characters.tsx";
export { Minors } from "./minors/minors.tsx";
export { QuickStart } from "./quick-start/quick-start.tsx";
export { StoryCreate } from "./story-create/story-create.tsx";
export { Title } from "./title/title.tsx";
export { Write } from "./write/write.tsx";

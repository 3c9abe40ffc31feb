// What a game with the first line of a day shows at its end, in one file that loads late.
export { LineEnd } from "./line-end.tsx";
export { ShareCard } from "./share-card.tsx";

import { startWebKit } from "../../players/engines/webkit-engine.ts";
import { playDefaultEvening } from "./default-evening.ts";

playDefaultEvening(startWebKit);

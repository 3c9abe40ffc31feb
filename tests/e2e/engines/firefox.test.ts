import { firefoxEngine } from "../../players/engines/firefox-engine.ts";
import { playDefaultEvening } from "./default-evening.ts";

playDefaultEvening(firefoxEngine);

/** A finished story as strangers may read it. */
export interface PublicStory {
	title: string;
	mature: boolean;
	captain: { name: string; sprite_id: number } | null;
	characters: string[];
	parts: PublicPart[];
}

export interface PublicPart {
	player: string | null;
	/** The writer's picture. */
	sprite_id: number | null;
	content: string;
	censored: boolean;
}

/** What `GET /stories/view/{shortcut}` answers. */
export interface SharedStory extends PublicStory {
	/** Epoch ms. */
	expires_at: number;
}

/** A saved story, as `GET /playerStories` lists it and PUT answers it. */
export interface SavedStoryRow {
	/** The story's id in its game. */
	id: number;
	title: string;
	mature: boolean;
	/** How many. */
	parts: number;
	/** Epoch ms. */
	saved_at: number;
}

/** What `GET /playerStories/{id}` answers. */
export interface SavedStory extends PublicStory {
	id: number;
	saved_at: number;
}

/** What `GET /accounts` answers: where to sign in, and what there is for supporters. */
export interface AccountsAnswer {
	/** Null where nobody can sign in. */
	sign_in: { issuer: string; client_id: string; audience: string } | null;
	/** False: what is for supporters elsewhere is open to all. */
	premium: boolean;
}

/** What `GET /users` answers: the account of the token that came with the call. */
export interface UserAnswer {
	user_id: string;
	/** Stories written. */
	rank: number;
	name: string | null;
	premium: boolean;
	/** How they signed in, such as twitter. */
	connection: string | null;
}

/** A pack of prompts, as `GET /promptPacks` lists it and `POST /promptPacks` answers it. */
export interface PromptPackAnswer {
	id: number;
	name: string;
	/** It belongs to the account that asked. */
	own: boolean;
	/** How many it holds. */
	prompts: number;
}

/** A prompt, as `GET /promptPacks/{id}/prompts` lists it and POST answers it. */
export interface PromptAnswer {
	id: number;
	prompt: string;
}

/** No retry can open the database. The message is for the operator. */
export class DatabaseUnusable extends Error {}

/** Longest query that is looked up, in characters (the dialog's limit). */
export const QUERY_LIMIT = 64;

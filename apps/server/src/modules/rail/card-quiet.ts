/**
 * So long after something was sent the acquirer may still be at it, without telling of it: only then is what it does not know of taken for
 * something that never got there. Twice as long as an answer may take at most.
 */
export const quietMs = 120_000;

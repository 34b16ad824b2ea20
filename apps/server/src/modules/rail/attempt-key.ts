/** Two more characters fit into a rail's 35; after this many refusals the last key is reused. */
const attemptsAtMost = 36 ** 2 - 1;

/**
 * The key of a request for the whole of an unexpected payment: a letter for the kind of request and the end-to-end id. After a refusal the next
 * attempt gets a new key. Letters and digits only.
 */
export const attemptKey = (
  letter: 'A' | 'L',
  { endToEndId, attempt }: { readonly endToEndId: string; readonly attempt: number },
): string => `${letter}${endToEndId}${attempt === 0 ? '' : Math.min(attempt, attemptsAtMost).toString(36)}`;

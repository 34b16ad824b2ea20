/** Two more characters fit a rail's 35: after so many refusals the last key is asked for ever. */
const attemptsAtMost = 36 ** 2 - 1;

/**
 * The key under which a rail is asked about the whole of a payment that nobody expected: its end-to-end id is key enough behind a
 * letter for what is asked, and what was refused is asked again under the next one. Letters and digits only.
 */
export const attemptKey = (
  letter: 'A' | 'L',
  { endToEndId, attempt }: { readonly endToEndId: string; readonly attempt: number },
): string => `${letter}${endToEndId}${attempt === 0 ? '' : Math.min(attempt, attemptsAtMost).toString(36)}`;

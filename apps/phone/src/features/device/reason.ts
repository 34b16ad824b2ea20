/** What the server said when it refused, in the words of the person. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** The text for why a rail refused: for a reason that is none of ours, a general one. */
export const reasonOf = (reason: string | null) => {
  if (reason === 'card_declined' || reason === 'card_insufficient' || reason === 'rail_declined') return reason;
  return 'otherReason';
};

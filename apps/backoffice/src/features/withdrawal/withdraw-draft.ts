/** What someone has typed of a withdrawal, and not asked for yet. */
export interface WithdrawDraft {
  /** Centavos; null is empty. */
  readonly amount: number | null;
  readonly destinationId: string | null;
}

const drafts = new Map<string, WithdrawDraft>();

/** Keeps what was typed while the page stands: closing the form, an error or the way back lose nothing. Per team. */
export const withdrawDrafts = {
  of: (team: string): WithdrawDraft | undefined => drafts.get(team),
  keep: (team: string, draft: WithdrawDraft): void => void drafts.set(team, draft),
  forget: (team: string): void => void drafts.delete(team),
};

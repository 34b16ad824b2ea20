/** A state machine as a table: from each state, the states it may move to. */
export type Moves<S extends string> = Readonly<Record<S, readonly S[]>>;

/** The states from which `to` can be reached in one move: the `where` of a conditional update. */
export const statesBefore = <S extends string>(moves: Moves<S>, to: S): S[] =>
  (Object.keys(moves) as S[]).filter((from) => moves[from].includes(to));

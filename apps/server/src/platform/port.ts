/** What a module needs of one that is made after it: the lower one says what by a type, the upper one gives it, once. */
export interface Port<T> {
  readonly give: (given: T) => void;
  /** @throws Error before the value is set: modules use it when they are called, not while they are created. */
  readonly get: () => T;
}

export const createPort = <T>(name: string): Port<T> => {
  let held: { readonly given: T } | undefined;
  return {
    give: (given) => {
      if (held) throw new Error(`${name} was given twice`);
      held = { given };
    },
    get: () => {
      if (!held) throw new Error(`${name} was not given`);
      return held.given;
    },
  };
};

/** Runs work of one key in turn, in the order in which it came; what one throws does not hold up the next. */
export const createTurns = () => {
  const last = new Map<string, Promise<void>>();
  return async (key: string, work: () => Promise<void>): Promise<void> => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, mine);
    try {
      await mine;
    } finally {
      if (last.get(key) === mine) last.delete(key);
    }
  };
};

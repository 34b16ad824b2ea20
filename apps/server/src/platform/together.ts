interface Rooms {
  /** So many batches at a time. */
  readonly places: number;
  /** So many asks in one of them. */
  readonly most: number;
}

/**
 * Does together what is asked at the same time: whatever comes while a batch is under way becomes the next one. Nobody waits for
 * company: a lone ask is done at once. `work` gets the asks in the order in which they came and answers in that order; an answer
 * may be a promise, and a batch that throws fails all its asks.
 */
export const together = <Ask, Answer>(
  work: (asks: readonly Ask[]) => Promise<readonly (Answer | PromiseLike<Answer>)[]>,
  { places, most }: Rooms,
): ((ask: Ask) => Promise<Answer>) => {
  interface Asked {
    readonly ask: Ask;
    readonly resolve: (answer: Answer | PromiseLike<Answer>) => void;
    readonly reject: (reason: unknown) => void;
  }
  const waiting: Asked[] = [];
  let running = 0;
  let planned = false;

  const run = async (batch: readonly Asked[]): Promise<void> => {
    try {
      const answers = await work(batch.map(({ ask }) => ask));
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      running -= 1;
      begin();
    }
  };
  const begin = (): void => {
    planned = false;
    while (running < places && waiting.length > 0) {
      running += 1;
      void run(waiting.splice(0, most));
    }
  };
  return (ask) =>
    new Promise((resolve, reject) => {
      waiting.push({ ask, resolve, reject });
      if (planned || running >= places) return;
      planned = true;
      // After what has arrived with it: one turn of the event loop, no time.
      setImmediate(begin);
    });
};

/**
 * Two clicks in a row are one command: what is asked again word for word while the first is on its way gets the answer of the first,
 * and leaves once. As soon as that is answered, the same can be asked again. What the holder of another token asks is another command.
 */
export const createSameCommand = (token: () => string | undefined) => {
  const running = new Map<string, Promise<unknown>>();
  const give = <Reply>(command: string, send: () => Promise<Reply>): Promise<Reply> => {
    const name = `${token()} ${command}`;
    const first = running.get(name);
    // The name says what is asked, and so what comes back.
    if (first) return first as Promise<Reply>;
    const sent = send().finally(() => running.delete(name));
    running.set(name, sent);
    return sent;
  };
  return {
    give,
    /** Resolves once those that are on their way now have been answered or refused. */
    answered: (): Promise<unknown> => Promise.allSettled(running.values()),
  };
};

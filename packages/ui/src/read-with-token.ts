import { RefusedError } from '@balcao/sdk/client';

interface Needs {
  readonly token: () => string | undefined;
  /** Resolves once the commands that are on their way have been answered. */
  readonly commandsAnswered: () => Promise<unknown>;
}

const isSessionEnd = (error: unknown): boolean => error instanceof RefusedError && error.shown === 'login';

/** After it, what waits for an answer has acted upon it. */
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Reads with the current session. Some commands (another team, the end of a preview) replace the session's token, and the old one is invalid from
 * that moment: a read that used it is repeated with the new one, and the session goes on.
 * @throws the refusal where the token is still the same: then the session is over.
 */
export const createReader =
  ({ token, commandsAnswered }: Needs) =>
  async <Reply>(read: () => Promise<Reply>): Promise<Reply> => {
    const asked = token();
    try {
      return await read();
    } catch (error) {
      if (!isSessionEnd(error)) throw error;
      await commandsAnswered();
      await soon();
      if (token() === asked || token() === undefined) throw error;
      return read();
    }
  };

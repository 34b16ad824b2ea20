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
 * Reads as who is logged in. Some commands (another team, the end of a preview) give the session a new token, and the old one is worth
 * nothing from the moment at which the server did it: what was read with it just then is read again with the new one, and the session
 * goes on. @throws the refusal where the token is still the same: then the session is over.
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

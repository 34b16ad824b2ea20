import { RefusedError } from '@balcao/sdk/client';
import { describe, expect, it } from 'vitest';
import { createReader } from './read-with-token.ts';

/** A session whose token has expired; `answer` ends the running command, and its result is handled. */
const openSession = () => {
  let held: string | undefined = 'old';
  const command = Promise.withResolvers<void>();
  const asked: (string | undefined)[] = [];
  const read = createReader({ token: () => held, commandsAnswered: () => command.promise });
  return {
    asked,
    ask: () =>
      read(() => {
        asked.push(held);
        return held === 'new' ? Promise.resolve('read') : Promise.reject(new RefusedError('session_ended', 401, ''));
      }),
    answer: (token: string | undefined) => {
      command.resolve();
      void command.promise.then(() => {
        held = token;
      });
    },
  };
};

describe('what is read while a command gives the session another token', () => {
  it('is read again with it, and the session goes on', async () => {
    const { asked, ask, answer } = openSession();
    const reply = ask();
    answer('new');
    expect(await reply).toBe('read');
    expect(asked).toEqual(['old', 'new']);
  });
  it.each(['old', undefined])('is refused where the token is %s afterwards: the session is over', async (after) => {
    const { asked, ask, answer } = openSession();
    const reply = ask();
    answer(after);
    await expect(reply).rejects.toMatchObject({ name: 'session_ended' });
    expect(asked).toEqual(['old']);
  });
});

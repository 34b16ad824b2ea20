import { NetworkError, NotSentError, RefusedError } from '@balcao/sdk/client';
import { describe, expect, it } from 'vitest';
import { Attempt, Attempts, LeftError, leaveAll, runAttempt } from './attempt.ts';
import { isUnknownOutcome } from './unknown-outcome-error.ts';

/** What fetch does: hangs until its signal ends it. */
const hanging = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

describe('a command that a person gave', () => {
  it('is given up when they leave, and then nobody knows what became of it', async () => {
    const running = runAttempt(new Attempt('key'), (attempt) => attempt.during(() => hanging(attempt.signal)));
    leaveAll();
    const error = await running.catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(LeftError);
    expect(isUnknownOutcome(error)).toBe(true);
  });
  it('does not leave any more once they have left, as after a question who they are', async () => {
    let sent = 0;
    const asked = Promise.withResolvers<void>();
    const running = runAttempt(new Attempt('key'), async (attempt) => {
      const refusal = new RefusedError('proof_missing', 1030403, '');
      await attempt.during(() => Promise.reject(refusal)).catch(() => undefined);
      await asked.promise;
      return attempt.during(async () => {
        sent += 1;
      });
    });
    await Promise.resolve();
    leaveAll();
    asked.resolve();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent).toBe(0);
  });
  it.each([
    ['never left', new NotSentError(), false],
    ['was refused', new RefusedError('state_forbids', 13014, ''), false],
    ['got no answer', new NetworkError('unreachable'), true],
    ['broke the server', new RefusedError('unexpected', 500, ''), true],
  ])('that %s: whether it stays open', async (_, error, isOpen) => {
    const attempt = new Attempt('key');
    await expect(runAttempt(attempt, () => attempt.during(() => Promise.reject(error)))).rejects.toBe(error);
    expect([attempt.isOut, isUnknownOutcome(error)]).toEqual([isOpen, isOpen]);
  });
  it('leaves once for two clicks in a row, and both get its answer; afterwards the same leaves again', async () => {
    const attempts = new Attempts();
    const answer = Promise.withResolvers<string>();
    let sent = 0;
    const click = () =>
      attempts.run('key', (attempt) =>
        attempt.during(() => {
          sent += 1;
          return answer.promise;
        }),
      );
    const clicks = [click(), click()];
    answer.resolve('done');
    expect(await Promise.all(clicks)).toEqual(['done', 'done']);
    expect(sent).toBe(1);
    await click();
    expect(sent).toBe(2);
  });
});

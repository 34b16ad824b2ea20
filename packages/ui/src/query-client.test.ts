import { NotSentError } from '@balcao/sdk/client';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { currentNotices, hideToast } from './notice.ts';
import { createQueryClient } from './query-client.ts';

describe('a command without a connection', () => {
  afterEach(() => onlineManager.setOnline(true));
  beforeEach(() => {
    for (const { id } of currentNotices().toasts) hideToast(id);
  });

  it.each([undefined, 'inline' as const])(
    'does not wait to be sent later, and says what to do (%s)',
    async (errors) => {
      const client = createQueryClient({ onSessionEnded: () => undefined });
      onlineManager.setOnline(false);
      const mutation = client.getMutationCache().build(client, {
        mutationFn: () => Promise.reject(new NotSentError()),
        ...(errors ? { meta: { errors } } : {}),
      });
      await expect(mutation.execute(undefined)).rejects.toBeInstanceOf(NotSentError);
      expect(mutation.state.isPaused).toBe(false);
      expect(currentNotices().toasts).toMatchObject([{ own: 'offline' }]);
    },
  );

  it('can be tried again at once: what is read again meanwhile, which hangs on the line, does not hold it up', async () => {
    const client = createQueryClient({ onSessionEnded: () => undefined });
    const [reading, hasSettled] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const answers = [() => Promise.reject(new NotSentError()), () => Promise.resolve('done')];
    const form = new MutationObserver(client, {
      mutationFn: async () => answers.shift()?.(),
      onSettled: (reply) => {
        if (reply) hasSettled.resolve();
        return reading.promise;
      },
    });
    await expect(form.mutate()).rejects.toBeInstanceOf(NotSentError);
    // What was done is shown only with what follows from it.
    const order: string[] = [];
    const done = form.mutate().then(() => order.push('done'));
    await hasSettled.promise;
    for (let turn = 0; turn < 10; turn += 1) await null;
    order.push('read');
    reading.resolve();
    await done;
    expect(order).toEqual(['read', 'done']);
  });
});

import { NotSentError } from '@balcao/sdk/client';
import { onlineManager } from '@tanstack/react-query';
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
});

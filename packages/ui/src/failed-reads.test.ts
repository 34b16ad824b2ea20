import { NetworkError, RefusedError } from '@balcao/sdk/client';
import { type DefaultError, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentNotices, hideToast, settleDialog } from './notice.ts';
import { createQueryClient } from './query-client.ts';

const limited = new RefusedError('too_many_requests', 1_030_429, 'Muitos pedidos.');
const missing = new RefusedError('not_found', 13_018, 'Não encontrado.');

const clear = () => {
  for (const { id } of currentNotices().toasts) hideToast(id);
  for (const { id } of currentNotices().dialogs) settleDialog(id, true);
};
beforeEach(() => {
  clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  clear();
});

/** A component that reads a query; `answers` come one after the other. */
const reading = (answers: readonly unknown[], options: Partial<QueryObserverOptions> = {}) => {
  const left = [...answers];
  const client = createQueryClient({ onSessionEnded: () => undefined });
  const observer = new QueryObserver<unknown, DefaultError>(client, {
    queryKey: ['read'],
    queryFn: () => {
      const answer = left.length > 1 ? left.shift() : left[0];
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    retry: false,
    ...options,
  });
  const end = observer.subscribe(() => undefined);
  return { client, observer, end, settle: () => vi.advanceTimersByTimeAsync(1_000) };
};
const toasts = () => currentNotices().toasts.map(({ message, own }) => message || own);
const dialogs = () =>
  currentNotices().dialogs.map(({ notice }) =>
    notice.kind === 'error' ? `${notice.code} ${notice.message}` : notice.kind,
  );

describe('a read that fails', () => {
  it('is said like a command where nothing on the screen reads its error: in a toast or a dialog', async () => {
    await reading([missing]).settle();
    expect(toasts()).toEqual(['Não encontrado.']);
    await reading([limited]).settle();
    expect(dialogs()).toEqual(['1030429 Muitos pedidos.']);
    await reading([new NetworkError('http-502')]).settle();
    expect(dialogs()).toHaveLength(2);
  });

  it('is said by its place alone where the component reads the error, or the query says so', async () => {
    const { observer, settle } = reading([limited]);
    void observer.trackResult(observer.getCurrentResult()).error;
    await settle();
    await reading([limited], { meta: { errors: 'inline' } }).settle();
    expect([...toasts(), ...dialogs()]).toEqual([]);
  });

  it('says nothing to a person who has left what read it', async () => {
    const { end, settle } = reading([limited]);
    end();
    await settle();
    expect([...toasts(), ...dialogs()]).toEqual([]);
  });

  it('is said once until it succeeds, however often it is asked again', async () => {
    const { observer, settle } = reading([missing, missing, 'there', missing]);
    await settle();
    for (const { id } of currentNotices().toasts) hideToast(id);
    await observer.refetch();
    await settle();
    expect(toasts()).toEqual([]);
    await observer.refetch();
    await observer.refetch();
    await settle();
    expect(toasts()).toEqual(['Não encontrado.']);
  });

  it('interrupts nobody behind data that is shown: it is a toast, also where it would be a dialog', async () => {
    const { observer, settle } = reading(['there', limited]);
    await settle();
    await observer.refetch();
    await settle();
    expect(dialogs()).toEqual([]);
    expect(toasts()).toEqual(['Muitos pedidos.']);
  });
});

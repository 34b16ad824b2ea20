import { useRefusals } from '@balcao/ui/refusals';
import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { currentUserOptions } from '../current-user.ts';
import { useCurrentUser } from '../member.ts';
import { keeperFor } from './draft-keepers.ts';
import type { DraftName } from './form.queries.ts';

/**
 * The draft of a form, kept as it is typed: a moment after the keyboard rests, on leaving the page or the tab, and again and again
 * while the server is away. `phase` is `ready` once `values` are what the server has.
 */
export const useDraft = (name: DraftName) => {
  const { accountId, merchantId } = useCurrentUser();
  const present = useRefusals();
  const queryClient = useQueryClient();
  const keeper = useMemo(
    () =>
      keeperFor(`${accountId}:${merchantId}:${name}`, name, (error) => {
        present(error);
        // Someone may have handed it in meanwhile: the page then shows how it stands.
        void queryClient.invalidateQueries({ queryKey: [name.split('.')[0]] });
        void queryClient.invalidateQueries({ queryKey: currentUserOptions.queryKey });
      }),
    [accountId, merchantId, name, present, queryClient],
  );
  const snapshot = useSyncExternalStore(keeper.subscribe, keeper.snapshot);
  useEffect(() => {
    void keeper.open();
    const look = () => {
      if (document.visibilityState === 'hidden') keeper.leave();
      else void keeper.open();
    };
    const leave = () => keeper.leave();
    const back = () => void keeper.flush();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', leave);
    window.addEventListener('online', back);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('online', back);
      void keeper.flush();
    };
  }, [keeper]);
  // Within the app nothing is lost by leaving; a tab that closes while the server is away would take it along.
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: () => keeper.isDirty && snapshot.state === 'offline' });
  return useMemo(
    () => ({
      ...snapshot,
      change: keeper.change.bind(keeper),
      flush: keeper.flush.bind(keeper),
      retry: () => void keeper.open(),
      settle: keeper.settle.bind(keeper),
      swap: keeper.swap.bind(keeper),
      stop: keeper.stop.bind(keeper),
    }),
    [snapshot, keeper],
  );
};
export type DraftHandle = ReturnType<typeof useDraft>;

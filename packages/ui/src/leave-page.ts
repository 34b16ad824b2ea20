import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { leaveAll } from './attempt.ts';

/** Ends what was begun on a page as soon as the person goes to another one, or back: nothing of it is sent any more. */
export const watchPages = (router: Pick<AnyRouter, 'subscribe'> & { readonly history: RouterHistory }): void => {
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) leaveAll();
  });
  router.history.subscribe(({ action: { type } }) => {
    if (type !== 'PUSH' && type !== 'REPLACE') leaveAll();
  });
};

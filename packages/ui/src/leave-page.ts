import type { AnyRouter, RouterHistory } from '@tanstack/react-router';
import { leaveAll } from './attempt.ts';
import { enterPage, keepFocus } from './kept-focus.ts';
import { currentNotices, settleDialog, showDialog } from './notice.ts';
import { losesTyping, reloadLosesTyping } from './typing.ts';

/** An app that closes a dialog by going on to another address has sent what was typed; the way back is the person's own. */
const isWayBack = (action: string): boolean => action !== 'PUSH' && action !== 'REPLACE';

/** Whether the person would rather stay. Going back once more while it is asked says no: the browser is two pages back by then. */
const prefersToStay = async (): Promise<boolean> => {
  const asked = currentNotices().dialogs.find(({ notice }) => notice.kind === 'unsent');
  if (!asked) return !(await showDialog({ kind: 'unsent' }));
  settleDialog(asked.id, true);
  return false;
};

/**
 * Ends what was begun on a page as soon as the person goes to another one, or back: nothing of it is sent any more. Asks them before
 * "back" or a reload loses what they have typed into a dialog. The focus goes along to the other page, and is not lost on one.
 */
export const watchPages = (router: Pick<AnyRouter, 'subscribe'> & { readonly history: RouterHistory }): void => {
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) leaveAll();
  });
  keepFocus();
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) enterPage();
  });
  router.history.subscribe(({ action: { type } }) => {
    if (isWayBack(type)) leaveAll();
  });
  router.history.block({
    blockerFn: async ({ action }) => isWayBack(action) && losesTyping() && prefersToStay(),
    enableBeforeUnload: reloadLosesTyping,
  });
};

import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { leaveDialog } from './attempt.ts';
import { showDialog } from './notice.ts';
import { dropSecondClicks } from './second-click.ts';
import { placeToasts } from './toast-corner.ts';
import { forgetTyping, losesTypingOf } from './typing.ts';

dropSecondClicks();

const raise = (dialog: HTMLDialogElement): void => {
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
};
const giveUp = (dialog: HTMLElement): void => {
  forgetTyping(dialog);
  leaveDialog(dialog);
};
/** Something in the dialog is unfolded: Escape folds it. */
const hasUnfolded = (dialog: HTMLElement): boolean => dialog.querySelector('[popover="auto"]:popover-open') !== null;
const interrupting = 'dialog[role="alertdialog"][open]';

/**
 * Opens a `<dialog>` as a modal while its component is rendered. The browser holds the focus inside and gives it back afterwards.
 * A question or a message that is open stays in front of it.
 * `onClose`: Escape, which asks before it loses what was typed, or with `light` a click beside it. The component closes by no longer
 * being rendered. A person who closes it, also by a button with `data-closes`, ends what they began in it: nothing of that is sent any
 * more.
 */
export const useModal = (
  onClose: (() => void) | undefined,
  { light = false } = {},
): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);
  const leave = useEffectEvent((dialog: HTMLDialogElement) => {
    if (!onClose) return;
    giveUp(dialog);
    onClose();
  });
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    // A key is pressed by mistake more easily than a button: what would have to be typed again is asked about.
    const askToLeave = () => {
      if (!losesTypingOf(dialog)) return leave(dialog);
      void showDialog({ kind: 'unsent' }).then((agreed) => agreed && dialog.isConnected && leave(dialog));
    };
    const cancelled = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      askToLeave();
    };
    // By the key itself: of a second Escape the browser would no longer let anybody say no.
    const pressed = (event: KeyboardEvent) => {
      const isHere = event.target instanceof Element && event.target.closest('dialog') === dialog;
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (!isHere || !losesTypingOf(dialog) || hasUnfolded(dialog)) return;
      event.preventDefault();
      askToLeave();
    };
    const clicked = (event: MouseEvent) => {
      if (light && event.target === dialog) leave(dialog);
      else if (event.target instanceof Element && event.target.closest('[data-closes]')) giveUp(dialog);
    };
    dialog.addEventListener('cancel', cancelled);
    dialog.addEventListener('keydown', pressed);
    dialog.addEventListener('click', clicked);
    // What interrupts stays above what opens by itself meanwhile.
    const isOne = dialog.getAttribute('role') === 'alertdialog';
    const above = isOne ? [] : [...document.querySelectorAll<HTMLDialogElement>(interrupting)];
    raise(dialog);
    for (const one of above) {
      one.close();
      raise(one);
    }
    placeToasts();
    return () => {
      dialog.removeEventListener('cancel', cancelled);
      dialog.removeEventListener('keydown', pressed);
      dialog.removeEventListener('click', clicked);
      placeToasts(dialog);
      dialog.close();
    };
  }, [light]);
  return ref;
};

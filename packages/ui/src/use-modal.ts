import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { watchLeaving } from './dialog-leaving.ts';
import { dropSecondClicks } from './second-click.ts';
import { placeToasts } from './toast-corner.ts';

dropSecondClicks();

const raise = (dialog: HTMLDialogElement): void => {
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
};
const interrupting = 'dialog[role="alertdialog"][open]';

/**
 * Opens a `<dialog>` as a modal while its component is rendered. The browser holds the focus inside and gives it back afterwards.
 * A question or a message that is open stays in front of it.
 * `onClose`: Escape, or with `light` a click next to it. These and the buttons with `data-closes` ask before what was typed is lost. The component closes
 * by no longer being rendered. A person who closes it ends what they began in it: nothing of that is sent any more.
 */
export const useModal = (
  onClose: (() => void) | undefined,
  { light = false } = {},
): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(() => onClose?.());
  const canClose = useEffectEvent(() => onClose !== undefined);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const unwatch = watchLeaving(dialog, { light, close, canClose });
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
      unwatch();
      placeToasts(dialog);
      dialog.close();
    };
  }, [light]);
  return ref;
};

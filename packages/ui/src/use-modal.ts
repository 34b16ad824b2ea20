import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Opens a `<dialog>` as a modal while its component is rendered. The browser holds the focus inside and gives it back afterwards.
 * `onClose`: Escape, or with `light` a click beside it. The component closes by no longer being rendered.
 */
export const useModal = (onClose: () => void, { light = false } = {}): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const cancelled = (event: Event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      close();
    };
    const clicked = (event: MouseEvent) => {
      if (light && event.target === dialog) close();
    };
    dialog.addEventListener('cancel', cancelled);
    dialog.addEventListener('click', clicked);
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog.removeEventListener('cancel', cancelled);
      dialog.removeEventListener('click', clicked);
      dialog.close();
    };
  }, [light]);
  return ref;
};

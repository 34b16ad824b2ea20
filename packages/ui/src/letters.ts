import { useEffect, useEffectEvent } from 'react';

const storageKey = 'balcao.letters';

/** Whether single letters do something: people who speak to their computer, or whose hand shakes, may turn them off (WCAG 2.1.4). */
export const usesLetters = (): boolean => localStorage.getItem(storageKey) !== 'off';
export const keepLetters = (on: boolean): void => {
  if (on) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
};

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.closest('input, textarea, select') !== null || (target instanceof HTMLElement && target.isContentEditable));
/** What is open in front of the page has the keys. */
export const isBehind = (): boolean =>
  document.querySelector('dialog[open], [aria-modal="true"], :popover-open[role="dialog"]') !== null;

/**
 * Hears single keys on the page: never what someone types into a field, never with a modifier, never while something is open in
 * front of the page, and nothing where letters are turned off. `hear` gets the key as the keyboard writes it, with where the
 * focus is, and answers whether it did something.
 */
export const useLetters = (hear: (key: string, target: Element) => boolean): void => {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (isTyping(event.target) || isBehind() || !usesLetters()) return;
    if (event.target instanceof Element && hear(event.key, event.target)) event.preventDefault();
  });
  useEffect(() => {
    const hearAll = (event: KeyboardEvent) => listen(event);
    window.addEventListener('keydown', hearAll);
    return () => window.removeEventListener('keydown', hearAll);
  }, []);
};

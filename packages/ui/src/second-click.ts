import { dialogInFront } from './attempt.ts';

/** What stood in front when a person last clicked. */
let inFront: Element | undefined;

/**
 * The second click of a double click is meant for what the first one hit. Where that opened or closed a dialog, the second would press
 * what now lies at this place, which nobody has read: it is dropped.
 */
const drop = (event: MouseEvent): void => {
  const now = dialogInFront();
  if (event.detail > 1 && now !== inFront) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  inFront = now;
};

/** From here on, for the whole page. */
export const dropSecondClicks = (): void => {
  if (typeof window !== 'undefined') window.addEventListener('click', drop, { capture: true });
};

import { dialogInFront } from './attempt.ts';

/** What stood in front when a person last clicked. */
let inFront: Element | undefined;
/** The button that the first click of a series hit, and whether it has been at work since. */
let pressed: Element | null = null;
let hasWorked = false;

const work =
  typeof MutationObserver === 'undefined'
    ? undefined
    : new MutationObserver(() => {
        hasWorked = true;
      });
const buttonAt = ({ target }: Event): Element | null => (target instanceof Element ? target.closest('button') : null);

/** Begins a series of clicks. */
const watchButton = (button: Element | null): void => {
  pressed = button;
  hasWorked = false;
  work?.disconnect();
  if (button) work?.observe(button, { attributeFilter: ['data-loading'] });
};

/**
 * The second click of a double click is meant for the target of the first. It is dropped where the first one opened or closed a dialog, or where
 * another button is at this place now, since it would press something that the person has not read; and where the button was busy in between, since a
 * fast answer would let it act twice.
 */
const drop = (event: MouseEvent): void => {
  const now = dialogInFront();
  const button = buttonAt(event);
  const isAnother = button !== null && button !== pressed;
  if (event.detail > 1 && (now !== inFront || isAnother || (hasWorked && button === pressed))) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  inFront = now;
  if (event.detail <= 1) watchButton(button);
};

/** From here on, for the whole page. */
export const dropSecondClicks = (): void => {
  if (typeof window !== 'undefined') window.addEventListener('click', drop, { capture: true });
};

import { announcer } from './announce.ts';
import classes from './toasts.module.css';

const makeCorner = (): HTMLElement => {
  const corner = document.createElement('div');
  corner.className = classes.corner ?? '';
  corner.popover = 'manual';
  corner.role = 'log';
  corner.ariaLive = 'polite';
  document.body.append(corner);
  return corner;
};

let made: HTMLElement | undefined;

/** Where toasts appear; it is always there, so that screen readers hear what comes into it. */
export const toastCorner = (): HTMLElement => {
  made ??= makeCorner();
  return made;
};

/** The dialog that people have before them: what interrupts stands in front of every other. */
const frontDialog = (except?: HTMLDialogElement): HTMLDialogElement | undefined => {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].filter((dialog) => dialog !== except);
  return open.findLast(({ role }) => role === 'alertdialog') ?? open.at(-1);
};

/** Moved as it is where the browser can: otherwise what is in it would slide in once more. */
const moveInto = (place: HTMLElement, part: HTMLElement): void => {
  if ('moveBefore' in place && part.isConnected) place.moveBefore(part, null);
  else place.append(part);
};

/** What enters the top layer last is above an open dialog. */
export const raiseToasts = (isShown: boolean): void => {
  const corner = toastCorner();
  if (corner.matches(':popover-open')) corner.hidePopover();
  if (isShown) corner.showPopover();
};

/**
 * Moves the toasts and the live region into the dialog in front, or back onto the page: outside of a modal dialog elements can neither be pressed nor
 * are they announced. `leaving` is a dialog that is about to close.
 */
export const placeToasts = (leaving?: HTMLDialogElement): void => {
  const corner = toastCorner();
  const place = frontDialog(leaving) ?? document.body;
  for (const part of [corner, announcer()]) if (part.parentElement !== place) moveInto(place, part);
  raiseToasts(corner.hasChildNodes());
};

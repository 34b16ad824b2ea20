import type { FocusEvent, FormEvent } from 'react';

/** What is typed from memory or read off another screen is soon typed again; what is only ticked is not typed. */
const isSoonTyped = ({ type, autocomplete }: HTMLInputElement): boolean =>
  ['password', 'checkbox', 'radio', 'file'].includes(type) || autocomplete === 'one-time-code';

type Field = HTMLInputElement | HTMLTextAreaElement;
const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
/** What stood in a field when a person first came to it. */
const before = new WeakMap<Field, string>();

/** Notes what stands in a field of a dialog before a person types into it. */
export const noteField = ({ target }: FocusEvent<HTMLDialogElement>): void => {
  if (isField(target) && !before.has(target)) before.set(target, target.value);
};

/** Notes on a dialog that a person has typed into it. `isDraft`: it stands there again when the dialog opens again. */
export const noteTyping = ({ currentTarget, target }: FormEvent<HTMLDialogElement>, isDraft: boolean): void => {
  // A dialog that another one holds notes for itself.
  if (!isField(target) || target.closest('dialog') !== currentTarget) return;
  if (target instanceof HTMLInputElement && isSoonTyped(target)) return;
  target.dataset.typed = '';
  currentTarget.dataset.typed = isDraft ? 'draft' : 'once';
};

/** The person closes the dialog: they need not be asked. */
export const forgetTyping = (dialog: HTMLElement): void => {
  delete dialog.dataset.typed;
};

/**
 * Whether something that was typed into the dialog still stands there, and did not before. Not in a form with `data-unchanged`, which stays when
 * it is saved and knows itself that nothing of it is unsaved.
 */
const holdsTyping = (dialog: HTMLElement): boolean =>
  [...dialog.querySelectorAll<Field>('[data-typed]')].some(
    (field) => field.value !== '' && field.value !== before.get(field) && !field.closest('form[data-unchanged]'),
  );

/**
 * Whether closing the dialog would lose what was typed into it, and still stands there: what was sent makes room for what comes next, and what stands
 * there as before was not changed. Not of one that asks by itself.
 */
export const losesTypingOf = (dialog: HTMLElement): boolean =>
  dialog.dataset.typed === 'once' && dialog.dataset.asksItself === undefined && holdsTyping(dialog);

const openWith = (typed: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`dialog:modal${typed}`)];

/** Whether going back would lose what was typed into a dialog that is open. */
export const losesTyping = (): boolean => openWith('[data-typed="once"]').some(holdsTyping);

/** Whether a reload would, which loses drafts too. */
export const reloadLosesTyping = (): boolean => openWith('[data-typed]').some(holdsTyping);

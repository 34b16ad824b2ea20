import { leaveDialog } from './attempt.ts';
import { currentNotices, settleDialog, showDialog } from './notice.ts';
import { forgetTyping, losesTypingOf } from './typing.ts';

interface Leaving {
  /** A click next to the dialog closes it. */
  readonly light: boolean;
  readonly close: () => void;
  /** Whether Escape closes it; otherwise only what is inside it does. */
  readonly canClose: () => boolean;
}

/** The person closes the dialog: what they began in it is not sent any more. */
const giveUp = (dialog: HTMLElement): void => {
  forgetTyping(dialog);
  leaveDialog(dialog);
};
/** Something in the dialog is unfolded: Escape folds it. */
const hasUnfolded = (dialog: HTMLElement): boolean => dialog.querySelector('[popover="auto"]:popover-open') !== null;
const isWithin = (dialog: HTMLElement, target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest('dialog') === dialog;

/** Takes back the question whether to lose what was typed: there is nothing to lose any more. */
const withdrawQuestion = (): void => {
  const asked = currentNotices().dialogs.find(({ notice }) => notice.kind === 'unsent');
  if (asked) settleDialog(asked.id, false);
};

/** The question whether to lose what was typed into this dialog. */
const questionOf = (dialog: HTMLDialogElement) => {
  let isAsking = false;
  return {
    /** Asks, and goes where the person agrees; `back` has the focus where they stay. */
    ask: async (go: () => void, back: Element | null): Promise<void> => {
      isAsking = true;
      // What was on its way when the person closed the dialog may arrive while they read the question.
      const sending = new MutationObserver(() => losesTypingOf(dialog) || withdrawQuestion());
      sending.observe(dialog, { childList: true, subtree: true, attributeFilter: ['value'] });
      const agreed = await showDialog({ kind: 'unsent' });
      sending.disconnect();
      isAsking = false;
      if (!dialog.isConnected) return;
      if (agreed) go();
      else if (back instanceof HTMLElement) back.focus();
    },
    /** The dialog is gone. */
    end: () => {
      if (isAsking) withdrawQuestion();
    },
  };
};

/**
 * Watches the ways out of a dialog: Escape, a button with `data-closes` (the cross, *Cancel*) and, where it is light, a click next to it. Each asks
 * once before it loses what was typed; a person who stays has the focus where it was. The function that it answers with ends it.
 */
export const watchLeaving = (dialog: HTMLDialogElement, { light, close, canClose }: Leaving): (() => void) => {
  const question = questionOf(dialog);
  /** What had the focus before the pointer came down. */
  let before: Element | null = null;
  const leave = () => {
    giveUp(dialog);
    close();
  };
  const askToLeave = () => {
    if (!canClose()) return;
    if (losesTypingOf(dialog)) void question.ask(leave, document.activeElement);
    else leave();
  };
  const cancelled = (event: Event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    askToLeave();
  };
  // By the key itself: of a second Escape the browser would no longer let anyone say no.
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (!isWithin(dialog, event.target) || !losesTypingOf(dialog) || hasUnfolded(dialog)) return;
    event.preventDefault();
    askToLeave();
  };
  const pointed = () => {
    before = document.activeElement;
  };
  const clicked = (event: MouseEvent) => {
    if (light && event.target === dialog) return askToLeave();
    const button = isWithin(dialog, event.target) ? event.target.closest<HTMLElement>('[data-closes]') : null;
    if (!button) return;
    if (!losesTypingOf(dialog)) return giveUp(dialog);
    // Neither the button nor its form hears of it before the person has agreed: then it is pressed for them.
    event.preventDefault();
    event.stopPropagation();
    const press = () => {
      forgetTyping(dialog);
      button.click();
    };
    // A click by a key has no count of clicks, and the focus stays on the button.
    void question.ask(press, event.detail > 0 ? before : button);
  };
  const ways = new AbortController();
  const { signal } = ways;
  dialog.addEventListener('cancel', cancelled, { signal });
  dialog.addEventListener('keydown', pressed, { signal });
  dialog.addEventListener('pointerdown', pointed, { signal });
  dialog.addEventListener('click', clicked, { signal });
  return () => {
    ways.abort();
    question.end();
  };
};

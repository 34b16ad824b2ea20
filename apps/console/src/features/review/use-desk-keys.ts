import { useLetters } from '@balcao/ui/letters';
import type { DecisionDialog } from './desk-dialogs.tsx';
import { documentKeys } from './document-keys.ts';
import { fieldAt, focusField, isInViewer, isNowhere, viewerId } from './focus-field.ts';
import type { Desk } from './use-desk.ts';
import type { Viewer } from './use-viewer.ts';

interface Given {
  desk: Desk;
  viewer: Viewer;
  onDialog: (dialog: DecisionDialog) => void;
  /** Goes to the next submission. */
  onNext: () => void;
}

/** What the keys do with the field that has the focus. */
const useFieldKeys = ({ desk }: Pick<Given, 'desk'>) => {
  const { fields } = desk;
  const { paths } = fields;
  const goTo = (path: string): void => {
    fields.setCurrent(path);
    focusField(path);
  };
  return {
    goTo,
    /** From a field to its neighbour; from nowhere to the first field, or the last. */
    go: (step: 1 | -1, from?: string): void => {
      const at = from === undefined ? -1 : paths.indexOf(from);
      const next = at < 0 ? (step > 0 ? 0 : paths.length - 1) : Math.min(Math.max(at + step, 0), paths.length - 1);
      const path = paths[next];
      if (path !== undefined) goTo(path);
    },
    fine: async (path: string): Promise<void> => {
      if (!(await desk.markFine([path]))) return;
      // Empty fields are skipped, as there is nothing to check; the arrow keys still reach them.
      const after = paths.slice(paths.indexOf(path) + 1).find((one) => fields.asking.includes(one));
      if (after) goTo(after);
    },
  };
};

/** Another document takes the place of the one with the focus: the viewer keeps it, and so the keys. */
const inViewer = (act: () => void) => () => {
  document.getElementById(viewerId)?.focus({ preventScroll: true });
  act();
};

/**
 * The keys of the desk: up and down the fields, fine or wrong, the documents, the decision. They act only while a field is chosen:
 * what is typed anywhere else is no command, but for the keys of the documents while a document has the focus. An arrow chooses the
 * first field. The next submission opens with none chosen, so a sentence that is typed by mistake never reaches another submission.
 */
export const useDeskKeys = ({ desk, viewer, onDialog, onNext }: Given): void => {
  const { fields, standing } = desk;
  const { go, goTo, fine } = useFieldKeys({ desk });
  const documents = documentKeys(viewer);
  const decide = async (dialog: 'approve' | 'sendBack'): Promise<void> => {
    if (await desk.ensureMine()) onDialog(dialog);
  };
  /** A shortcut cannot approve fields without a mark: the first of these is shown instead. */
  const approve = (): void => {
    const [unseen] = desk.unseen;
    if (unseen === undefined) return void decide('approve');
    desk.sayUnseen();
    if (fields.onlyNews) fields.setOnlyNews(false);
    goTo(unseen);
  };
  const always = (path: string): Readonly<Record<string, () => void>> => ({
    j: () => go(1, path),
    k: () => go(-1, path),
    ArrowDown: () => go(1, path),
    ArrowUp: () => go(-1, path),
    n: onNext,
    '?': () => onDialog('keys'),
    ...(standing.mayTakeOver ? { c: () => void desk.claim() } : {}),
    ...(desk.detail.hasFormer ? { o: () => fields.setOnlyNews(!fields.onlyNews) } : {}),
  });
  const marking = (path: string): Readonly<Record<string, () => void>> => ({
    f: () => void fine(path),
    w: () => void desk.openReasons(path),
    u: () => void desk.unmark(path),
    ...(standing.isMine ? {} : { c: () => void desk.claim() }),
    a: approve,
    s: () => void decide('sendBack'),
    q: () => document.getElementById('question')?.focus(),
  });
  const actOf = (key: string, target: Element): (() => void) | undefined => {
    const path = fieldAt(target);
    if (path !== undefined)
      return always(path)[key] ?? documents[key] ?? (standing.mayMark ? marking(path)[key] : undefined);
    if (isInViewer(target)) return documents[key] && inViewer(documents[key]);
    if (!isNowhere(target, fields.paths)) return undefined;
    if (key === 'ArrowDown') return () => go(1, fields.current);
    return key === 'ArrowUp' ? () => go(-1, fields.current) : undefined;
  };
  useLetters((key, target) => {
    const act = actOf(key, target);
    act?.();
    return act !== undefined;
  });
};

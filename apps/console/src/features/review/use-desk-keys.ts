import { useLetters } from '@balcao/ui/letters';
import type { DecisionDialog } from './desk-dialogs.tsx';
import { focusField } from './focus-field.ts';
import type { Desk } from './use-desk.ts';
import type { Viewer } from './use-viewer.ts';

interface Given {
  desk: Desk;
  viewer: Viewer;
  onDialog: (dialog: DecisionDialog) => void;
  /** Goes to the next submission. */
  onNext: () => void;
}

/** The keys of the desk: up and down the fields, fine or wrong, the documents, the decision. */
export const useDeskKeys = ({ desk, viewer, onDialog, onNext }: Given): void => {
  const { fields, standing } = desk;
  const { paths, current } = fields;
  const goTo = (path: string): void => {
    fields.setCurrent(path);
    focusField(path);
  };
  const go = (step: 1 | -1): void => {
    const at = current === undefined ? -1 : paths.indexOf(current);
    const next = at < 0 ? (step > 0 ? 0 : paths.length - 1) : Math.min(Math.max(at + step, 0), paths.length - 1);
    const path = paths[next];
    if (path !== undefined) goTo(path);
  };
  const decide = async (dialog: 'approve' | 'sendBack'): Promise<void> => {
    if (await desk.ensureMine()) onDialog(dialog);
  };
  const fine = async (path: string): Promise<void> => {
    if (!(await desk.markFine([path]))) return;
    // Whatever was left empty is passed over, as there is nothing to see; the arrows of the keys still reach it.
    const after = paths.slice(paths.indexOf(path) + 1).find((one) => fields.asking.includes(one));
    if (after) goTo(after);
  };
  const always: Readonly<Record<string, () => void>> = {
    j: () => go(1),
    k: () => go(-1),
    n: onNext,
    d: viewer.next,
    v: viewer.toggleBeside,
    '+': () => viewer.tell('larger'),
    '=': () => viewer.tell('larger'),
    '-': () => viewer.tell('smaller'),
    '0': () => viewer.tell('fit'),
    r: () => viewer.tell('rotate'),
    '?': () => onDialog('keys'),
    ...(standing.mayTakeOver ? { c: () => void desk.claim() } : {}),
    ...(desk.detail.hasFormer ? { o: () => fields.setOnlyNews(!fields.onlyNews) } : {}),
  };
  const marking: Readonly<Record<string, () => void>> = {
    ...(current === undefined
      ? {}
      : { f: () => void fine(current), w: () => void desk.openReasons(current), u: () => void desk.unmark(current) }),
    ...(standing.isMine ? {} : { c: () => void desk.claim() }),
    a: () => void decide('approve'),
    s: () => void decide('sendBack'),
  };
  const asking = {
    q: () => document.getElementById('question')?.focus(),
  };
  useLetters((key) => {
    const deed = always[key] ?? (standing.mayMark ? { ...marking, ...asking }[key] : undefined);
    deed?.();
    return deed !== undefined;
  });
};

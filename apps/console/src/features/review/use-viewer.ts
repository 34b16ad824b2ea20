import { useRef, useState } from 'react';
import { besideOf, documentsOf, nextOf, proofFor } from './documents.ts';
import type { ReviewDetail } from './review.queries.ts';

export type Pane = 'first' | 'second';
/** What a stage is told by a button or a key. */
export type StageCommand = 'larger' | 'smaller' | 'fit' | 'rotate';

interface Shown {
  readonly first: string | undefined;
  /** The second document, where two are compared. */
  readonly second: string | undefined;
  /** The one that keys and buttons speak to. */
  readonly active: Pane;
}

/** Which documents are in view. Going to a field shows the document that proves it, unless one that does is in view. */
export const useViewer = (detail: ReviewDetail, currentPath: string | undefined) => {
  const all = documentsOf(detail.fields);
  const [shown, setShown] = useState<Shown>({ first: all[0]?.id, second: undefined, active: 'first' });
  const stages = useRef(new Map<Pane, (command: StageCommand) => void>());
  const put = (id: string | undefined): void => {
    if (id) setShown((before) => ({ ...before, [before.active]: id }));
  };
  const show = (id: string): void => {
    if (id === shown.first) setShown({ ...shown, active: 'first' });
    else if (id === shown.second) setShown({ ...shown, active: 'second' });
    else put(id);
  };
  const [followed, setFollowed] = useState(currentPath);
  if (currentPath !== followed) {
    setFollowed(currentPath);
    const proof = proofFor(all, detail, currentPath);
    const isShown = all.some(({ id, path }) => path === proof?.path && (id === shown.first || id === shown.second));
    if (proof && !isShown) show(proof.id);
  }
  return {
    all,
    shown,
    show,
    /** The document that proves a field. */
    proofOf: (path: string) => proofFor(all, detail, path),
    activate: (pane: Pane) => setShown((before) => (before.active === pane ? before : { ...before, active: pane })),
    /** The next one, in the pane that is spoken to; what the other shows is passed over. */
    next: () => {
      const other = shown.active === 'first' ? shown.second : shown.first;
      put(nextOf(all, shown[shown.active], shown.second ? other : undefined));
    },
    toggleBeside: () =>
      setShown((before) =>
        before.second || !before.first
          ? { ...before, second: undefined, active: 'first' }
          : { ...before, second: besideOf(all, before.first), active: 'first' },
      ),
    tell: (command: StageCommand) => stages.current.get(shown.active)?.(command),
    /** A stage hears commands while it is there. */
    register: (pane: Pane, hear: (command: StageCommand) => void) => {
      stages.current.set(pane, hear);
      return () => {
        if (stages.current.get(pane) === hear) stages.current.delete(pane);
      };
    },
  };
};
export type Viewer = ReturnType<typeof useViewer>;

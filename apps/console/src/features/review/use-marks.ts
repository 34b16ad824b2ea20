import { concernsSession, isRefused, useRefusals } from '@balcao/ui/refusals';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { keptMarks, type Marks, marksOf } from './marks.ts';
import { keepMarks, type ReviewDetail, reviewOptions } from './review.queries.ts';
import { forgetMarks, recallMarks, rememberMarks } from './unsaved-marks.ts';

export type KeepingState = 'kept' | 'keeping' | 'failed';

/** Long enough not to save while a note is typed, short enough not to be noticed. */
const pauseMs = 700;
const againMs = 5_000;

interface Given {
  detail: ReviewDetail;
  staffId: string;
  /** The viewer has claimed the submission. */
  isMine: boolean;
}

/**
 * What is noted at the desk, kept on the server as it is noted: a moment after each change, at once when the page is left, and
 * again until it worked. Until then the tab remembers it, so that neither a reload nor the end of a session loses a note.
 */
export const useMarks = ({ detail, staffId, isMine }: Given) => {
  const { id } = detail;
  const client = useQueryClient();
  const present = useRefusals();
  const [own, setOwn] = useState<Marks>();
  const [state, setState] = useState<KeepingState>('kept');
  const unsaved = useRef<Marks>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sending = useRef<Promise<boolean>>(Promise.resolve(true));
  const marks = (isMine ? own : undefined) ?? marksOf(detail.marks);
  /** What shows now, for what is noted before the next drawing: right after a claim, for instance. */
  const shown = useRef(marks);

  const send = async (leaving: boolean): Promise<boolean> => {
    clearTimeout(timer.current);
    const sent = unsaved.current;
    if (!sent) return true;
    setState('keeping');
    try {
      await keepMarks(id, keptMarks(sent), leaving);
    } catch (error) {
      setState('failed');
      if (concernsSession(error)) present(error);
      else if (isRefused(error)) void client.invalidateQueries({ queryKey: reviewOptions(id).queryKey });
      else timer.current = setTimeout(() => void flush(), againMs);
      return false;
    }
    client.setQueryData(reviewOptions(id).queryKey, (known) => known && { ...known, marks: keptMarks(sent) });
    if (unsaved.current !== sent) return true; // What was noted meanwhile has its own moment.
    unsaved.current = undefined;
    forgetMarks(id, staffId);
    setState('kept');
    return true;
  };
  /** One after the other: an older note must not arrive after a newer one. */
  const flush = (leaving = false): Promise<boolean> => {
    sending.current = leaving ? send(true) : sending.current.then(() => send(false));
    return sending.current;
  };
  const change = (next: (before: Marks) => Marks): void => {
    const recalled = unsaved.current ? undefined : recallMarks(id, staffId);
    const to = next(unsaved.current ?? (recalled ? marksOf(recalled) : shown.current));
    setOwn(to);
    unsaved.current = to;
    rememberMarks(id, staffId, keptMarks(to));
    setState('keeping');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), pauseMs);
  };

  useLayoutEffect(() => {
    shown.current = marks;
  });
  const restore = useEffectEvent(() => {
    if (!unsaved.current && recallMarks(id, staffId)) change((before) => before);
  });
  useEffect(() => {
    if (isMine) restore();
  }, [isMine]);
  const leave = useEffectEvent(() => void flush(true));
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      leave();
    };
  }, []);
  return { marks, state, change, flush };
};
export type KeptMarks = ReturnType<typeof useMarks>;

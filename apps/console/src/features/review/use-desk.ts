import { claimMinutes } from '@balcao/contract/review-desk';
import { type StaffMember, staffMay } from '@balcao/contract/staff';
import { decide } from '@balcao/ui/refusals';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useServerNow } from './clock.queries.ts';
import {
  fineMark,
  type Marks,
  progressOf,
  unseenOf,
  verdictsOf,
  withMark,
  withoutMark,
  wrongMark,
  wrongOf,
} from './marks.ts';
import {
  type ReviewDetail,
  type ReviewMark,
  useApprove,
  useAsk,
  useAskReopening,
  useClaim,
  useDecideReopening,
  useReject,
  useRelease,
} from './review.queries.ts';
import { asksForLook, isNews, sectionsOf } from './sections.ts';
import { type KeptMarks, useMarks } from './use-marks.ts';
import { useOnce } from './use-once.ts';

const minuteMs = 60_000;

/** Says a refusal where it happened. What was typed stays where it is. */
const useRefusalWords = () => {
  const t = useTranslations('ui.error');
  return (error: unknown): string => {
    const decision = decide(error);
    if ('message' in decision && decision.message) return decision.message;
    return t('own' in decision ? decision.own : 'responseError');
  };
};

/** Who has claimed the submission, and what the viewer may do with it. */
const standingOf = (detail: ReviewDetail, staff: StaffMember, now: Date) => {
  const { claimedBy, status, decision, decidedWith } = detail;
  // What one has decided rests until it takes effect or is undone.
  const isDecided = decision !== null && decision.takesEffectIn !== null;
  const mayDecide = staffMay(staff.role, 'review.decide');
  const isOpen = status === 'UNDER';
  const isMine = claimedBy?.staffId === staff.staffId;
  const isOthers = claimedBy !== null && !isMine;
  const untouchedMs = claimedBy ? now.getTime() - Date.parse(claimedBy.since) : 0;
  return {
    mayDecide,
    isOpen,
    isDecided,
    isMine: isOpen && isMine && !isDecided,
    isOthers: isOpen && isOthers,
    mayTakeOver: isOthers && untouchedMs >= claimMinutes * minuteMs,
    // What is decided with another submission is looked at there.
    mayMark: mayDecide && isOpen && !isOthers && !isDecided && decidedWith === null,
  };
};
export type Standing = ReturnType<typeof standingOf>;

const useActions = (id: string) => ({
  claim: useClaim(id),
  release: useRelease(id),
  ask: useAsk(id),
  approve: useApprove(id),
  reject: useReject(id),
  askReopening: useAskReopening(id),
  decideReopening: useDecideReopening(id),
});

/** The fields as they show, and the one that the keys speak of. */
const useFields = (detail: ReviewDetail) => {
  const [onlyNews, setOnlyNews] = useState(false);
  const [wanted, setWanted] = useState<string>();
  const shown = onlyNews ? detail.fields.filter(isNews) : detail.fields;
  const sections = sectionsOf(shown, detail);
  const paths = sections.flatMap(({ fields }) => fields.map(({ path }) => path));
  const current = wanted && paths.includes(wanted) ? wanted : undefined;
  const asking = sections.flatMap(({ fields }) => fields.filter(asksForLook).map(({ path }) => path));
  return { sections, paths, asking, current, setCurrent: setWanted, onlyNews, setOnlyNews };
};

/** Actions whose refusals are shown at the desk. An unclaimed submission is claimed first. */
const useAttempts = (reviewActions: ReturnType<typeof useActions>, standing: Standing) => {
  const wordsOf = useRefusalWords();
  const [refusal, setRefusal] = useState<string>();
  const claimOnce = useOnce();
  const askOnce = useOnce();
  /** Does one action; what is refused is said at the desk. Answers whether it was done. */
  const attempt = async (reviewAction: () => Promise<unknown>): Promise<boolean> => {
    setRefusal(undefined);
    try {
      await reviewAction();
      return true;
    } catch (error) {
      setRefusal(wordsOf(error));
      return false;
    }
  };
  const claim = (): Promise<boolean> => claimOnce(() => attempt(() => reviewActions.claim.mutateAsync()));
  const ensureMine = async (): Promise<boolean> => standing.isMine || (standing.mayMark && (await claim()));
  const ask = (text: string): Promise<boolean> =>
    askOnce(async () => (await ensureMine()) && (await attempt(() => reviewActions.ask.mutateAsync(text))));
  return { refusal, attempt, claim, ensureMine, ask };
};

/** Noting what is fine and what is wrong: the first note takes the submission in hand. */
const useNotes = (change: KeptMarks['change'], ensureMine: () => Promise<boolean>) => {
  /** The field whose reasons are open. */
  const [reasonsAt, setReasonsAt] = useState<string>();
  const note = async (next: (before: Marks) => Marks): Promise<boolean> => {
    if (!(await ensureMine())) return false;
    change(next);
    return true;
  };
  return {
    reasonsAt,
    setReasonsAt,
    mark: (mark: ReviewMark) => note((before) => withMark(before, mark)),
    unmark: (path: string) => note((before) => withoutMark(before, path)),
    markFine: (paths: readonly string[]) =>
      note((before) => paths.reduce((marks, path) => withMark(marks, fineMark(path)), before)),
    openReasons: async (path: string) => {
      if (await note((before) => withMark(before, wrongMark(path, before.get(path))))) setReasonsAt(path);
    },
  };
};

/** Everything that happens at the desk of one submission. */
export const useDesk = (detail: ReviewDetail, staff: StaffMember) => {
  const standing = standingOf(detail, staff, useServerNow());
  const reviewActions = useActions(detail.id);
  const fields = useFields(detail);
  const kept = useMarks({ detail, staffId: staff.staffId, isMine: standing.isMine });
  const attempts = useAttempts(reviewActions, standing);
  const decideOnce = useOnce();
  const notes = useNotes(kept.change, attempts.ensureMine);
  const allPaths = sectionsOf(detail.fields, detail).flatMap((section) => section.fields.map(({ path }) => path));
  const wrong = wrongOf(kept.marks, allPaths);
  const unseen = unseenOf(kept.marks, detail.fields);
  /** Whether an approval was asked for before every field was seen: said until they are. */
  const [isTooEarly, setTooEarly] = useState(false);
  /** Decides once every note has arrived, unless the person has turned away meanwhile. Answers whether it was done. */
  const decideBy = (reviewAction: () => Promise<unknown>, isWanted: () => boolean = () => true): Promise<boolean> =>
    decideOnce(async () => {
      let isDone = false;
      await attempts.attempt(async () => {
        await kept.flush();
        if (!isWanted()) return;
        await reviewAction();
        isDone = true;
      });
      return isDone;
    });
  const { version } = detail;
  return {
    detail,
    staff,
    standing,
    reviewActions,
    fields,
    wrong,
    ...attempts,
    ...notes,
    marks: kept.marks,
    keeping: kept.state,
    progress: progressOf(kept.marks, detail.fields),
    /** The fields that ask for a look and have no mark, in the order of the desk. */
    unseen: allPaths.filter((path) => unseen.has(path)),
    isTooEarly: isTooEarly && standing.mayMark && unseen.size > 0,
    sayUnseen: () => setTooEarly(true),
    /** Puts it back into the queue, with every note that was made. */
    release: () => decideBy(() => reviewActions.release.mutateAsync()),
    approve: (remark: string, isWanted: () => boolean) =>
      decideBy(() => reviewActions.approve.mutateAsync({ version, remark: remark.trim() || null }), isWanted),
    reject: (remark: string, isWanted: () => boolean) =>
      decideBy(
        () => reviewActions.reject.mutateAsync({ version, verdicts: verdictsOf(wrong), remark: remark.trim() || null }),
        isWanted,
      ),
  };
};
export type Desk = ReturnType<typeof useDesk>;

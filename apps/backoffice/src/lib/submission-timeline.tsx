import type { ReviewEvent, ReviewEventKind, Submission } from '@balcao/contract/review';
import { Instant } from '@balcao/ui/instant.tsx';
import { Text } from '@balcao/ui/layout.tsx';
import { Timeline } from '@balcao/ui/timeline.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useTranslations } from 'use-intl';
import { usePromisedDay } from './promise-bar.tsx';

/** What staff ask one another does not reach a team. */
type ToldKind = Exclude<ReviewEventKind, 'reopenAsked' | 'reopenRefused'>;

const tones: Readonly<Record<ToldKind, Tone>> = {
  submitted: 'good',
  opened: 'moving',
  question: 'waiting',
  answer: 'good',
  approved: 'good',
  rejected: 'bad',
  cancelled: 'ended',
  reopened: 'moving',
};

/** What happened to a submission, in order; of a waiting one, what comes next. */
export const SubmissionTimeline = ({ submission }: { submission: Submission }) => {
  const t = useTranslations('review.timeline');
  const dayOf = usePromisedDay();
  const { timeline, status, isAsked, dueAt } = submission;
  const titleOf = (kind: ToldKind, { by, side }: ReviewEvent): string => {
    if (side === 'sandbox' && (kind === 'approved' || kind === 'rejected')) return t(`bySandbox.${kind}`);
    const isOurs = kind === 'submitted' || kind === 'answer' || kind === 'cancelled';
    return by !== null && isOurs ? t(`by.${kind}`, { by }) : t(kind);
  };
  const past = timeline.flatMap((event) => {
    const { id, kind, at, text } = event;
    if (kind === 'reopenAsked' || kind === 'reopenRefused') return [];
    const detail =
      text === null
        ? {}
        : {
            detail: (
              <Text as="span" mt={4} breakable lines>
                {text}
              </Text>
            ),
          };
    return [{ id, tone: tones[kind], title: titleOf(kind, event), at: <Instant at={at} />, ...detail }];
  });
  const next = isAsked ? t('yourAnswer') : t('decision', { day: dayOf(dueAt) });
  return <Timeline events={status === 'UNDER' ? [...past, { id: 'next', tone: 'waiting', title: next }] : past} />;
};

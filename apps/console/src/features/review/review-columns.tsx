import { AppletKind } from '@balcao/contract/review';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import { useServerNow } from './clock.queries.ts';
import { Due } from './due.tsx';
import type { Review } from './review.queries.ts';
import { ReviewBadge } from './review-badge.tsx';
import classes from './review-columns.module.css';
import { useKindWords } from './use-kind-words.ts';

/** Who submitted first, then how it stands and with whom, what it is, and how urgent: the time of the promise, or of the decision. */
export const useReviewColumns = (staffId: string, areDecided: boolean): readonly Column<Review>[] => {
  const t = useTranslations('review');
  const now = useServerNow();
  const kindWords = useKindWords();
  const column = (
    id: 'merchant' | 'number' | 'status' | 'kind' | 'submitted' | 'due' | 'decided',
    cell: Column<Review>['cell'],
    rest: Partial<Column<Review>> = {},
  ): Column<Review> => ({ id, header: t(`columns.${id}`), cell, ...rest });
  return [
    column('merchant', ({ merchantName }) => merchantName, { fills: true }),
    column('number', ({ merchantNumber }) => merchantNumber),
    column('status', (review) => <Standing review={review} staffId={staffId} />),
    column('kind', (review) => (
      <Row as="span" className={classes.kind} inline gap={8} rowGap={4} align="center">
        <What review={review} words={kindWords(review)} />
        {review.attempt > 1 && (
          <Text as="span" weight={600}>
            {t('again', { attempt: review.attempt })}
          </Text>
        )}
      </Row>
    )),
    areDecided
      ? column('decided', ({ decidedAt }) => (decidedAt ? <Instant at={decidedAt} /> : '–'))
      : column('due', ({ dueAt }) => <Due dueAt={dueAt} now={now} />),
    column('submitted', ({ submittedAt }) => <Instant at={submittedAt} />),
  ];
};

/** What was submitted. Of a mini program its name comes first, and the number of a version is never cut off. */
const What = ({ review: { kind, subjectName }, words }: { review: Review; words: string }) => {
  const t = useTranslations('review');
  if (!AppletKind.safeParse(kind).success) return words;
  const [, name = subjectName, number] = (kind === 'version' && /^(.*) (\S+)$/.exec(subjectName)) || [];
  return (
    <Stack as="span" className={classes.subject}>
      <Row as="span" gap={6}>
        <Text as="span" shrink truncate>
          {name}
        </Text>
        {number && (
          <Text as="span" rigid>
            {number}
          </Text>
        )}
      </Row>
      <Muted as="span" size={14}>
        {t(`kinds.${kind}`)}
      </Muted>
    </Stack>
  );
};

/** The status, followed by who is waiting for an answer. */
const Standing = ({ review, staffId }: { review: Review; staffId: string }) => {
  const t = useTranslations('review');
  const { claimedBy, isAsked } = review;
  return (
    <Row as="span" className={classes.standing} inline gap={8} rowGap={4} align="center">
      <ReviewBadge review={review} staffId={staffId} />
      {isAsked && claimedBy && (claimedBy.staffId === staffId ? t('you') : claimedBy.name)}
    </Row>
  );
};

import { Button } from '@balcao/ui/button.tsx';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Row, Text } from '@balcao/ui/layout.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { IconKeyboard } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './case-head.module.css';
import { useServerNow } from './clock.queries.ts';
import { Due } from './due.tsx';
import type { ReviewDetail } from './review.queries.ts';
import { ReviewBadge } from './review-badge.tsx';
import type { ReviewSearch } from './review-search.ts';
import { useJoinedWords } from './use-joined-words.ts';
import { useKindWords } from './use-kind-words.ts';

interface CaseHeadProps {
  detail: ReviewDetail;
  staffId: string;
  queue: ReviewSearch;
  /** Shows the keys; absent where they do nothing. */
  onKeys?: () => void;
}

/** Whose submission it is, what, the how manieth time, and until when a decision was promised. */
export const CaseHead = ({ detail, staffId, queue, onKeys }: CaseHeadProps) => {
  const t = useTranslations('review');
  const keyWords = useTranslations('desk.keys');
  const now = useServerNow();
  const kindWords = useKindWords();
  const joined = useJoinedWords(detail);
  const { attempt, merchantName, merchantNumber, submittedAt, dueAt, status, decidedAt } = detail;
  const facts = (
    <Row gap={16} rowGap={4} align="center" wrap mb={20} tone="muted">
      <span>{kindWords(detail)}</span>
      {joined && <span>{joined}</span>}
      <CopyValue value={merchantNumber} what={t('theNumber')} />
      {attempt > 1 && (
        <Text as="span" weight={550} tone="text">
          {t('again', { attempt })}
        </Text>
      )}
      <span>{t.rich('submittedOn', { when: () => <Instant at={submittedAt} /> })}</span>
      {status === 'UNDER' ? (
        <Due dueAt={dueAt} now={now} />
      ) : (
        decidedAt && <span>{t.rich('decidedOn', { when: () => <Instant at={decidedAt} /> })}</span>
      )}
      {detail.decidedWith === null && <ReviewBadge review={detail} staffId={staffId} />}
    </Row>
  );
  const keys = onKeys && (
    <Button
      variant="default"
      className={classes.keys ?? ''}
      leftSection={<IconKeyboard size={18} stroke={1.8} />}
      onClick={onKeys}
    >
      {keyWords('show')}
    </Button>
  );
  return (
    <div className={classes.head}>
      <PageHeader title={merchantName} back="/review" backSearch={queue} actions={keys} />
      {facts}
    </div>
  );
};

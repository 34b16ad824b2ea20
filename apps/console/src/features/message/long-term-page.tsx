import { wordsIn } from '@balcao/contract/form-words';
import { localeOf } from '@balcao/contract/locale';
import type { LongTermCategory } from '@balcao/contract/message-long-term';
import { messageCategoryWords } from '@balcao/contract/message-words';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { longTermOptions } from './long-term.queries.ts';
import classes from './long-term-page.module.css';

const LongTermDialog = lazy(() => import('./long-term-dialog.tsx'));

/** In which categories of messages people may allow mini programs to write to them once and for all. */
export const LongTermPage = ({ mayDecide }: { mayDecide: boolean }) => {
  const t = useTranslations('message');
  const [deciding, setDeciding] = useState<LongTermCategory>();
  const { data, error, refetch } = useQuery(longTermOptions);
  useDocumentTitle(t('title'), useTranslations('frame')('application'));
  return (
    <>
      <PageHeader title={t('title')} line={t('line')} />
      <Card title={t('list')}>
        {data ? (
          <Box as="ul">
            {data.list.map((one) => (
              <CategoryRow key={one.category} one={one} onDecide={mayDecide ? setDeciding : undefined} />
            ))}
          </Box>
        ) : error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <LinesLoading lines={5} />
        )}
      </Card>
      <Suspense>{deciding && <LongTermDialog category={deciding} onClose={() => setDeciding(undefined)} />}</Suspense>
    </>
  );
};

interface CategoryRowProps {
  one: LongTermCategory;
  onDecide: ((category: LongTermCategory) => void) | undefined;
}

const CategoryRow = ({ one, onDecide }: CategoryRowProps) => {
  const t = useTranslations('message');
  const { category, isAllowed, decision } = one;
  const name = wordsIn(localeOf(useLocale()), messageCategoryWords[category]);
  return (
    <Row as="li" className={classes.row} gap={16} rowGap={8} align="center" wrap>
      <Stack grow shrink basis={256}>
        <Text as="span" weight={600}>
          {name}
        </Text>
        <Muted as="span" breakable>
          {decision
            ? t.rich(isAllowed ? 'allowedSince' : 'endedSince', {
                when: () => <Instant at={decision.at} />,
                by: decision.by,
                reason: decision.reason,
              })
            : t('undecided')}
        </Muted>
      </Stack>
      <Row gap={16} align="center" push rigid>
        <StatusBadge tone={isAllowed ? 'good' : 'ended'}>{t(isAllowed ? 'allowed' : 'notAllowed')}</StatusBadge>
        {onDecide && (
          <Button
            variant="default"
            size="xs"
            aria-label={t(isAllowed ? 'end.of' : 'allow.of', { name })}
            onClick={() => onDecide(one)}
          >
            {t(isAllowed ? 'end.submit' : 'allow.submit')}
          </Button>
        )}
      </Row>
    </Row>
  );
};

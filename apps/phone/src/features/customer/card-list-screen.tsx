import { cardsAtMost, type WalletCard } from '@balcao/contract/card';
import { Button } from '@balcao/ui/button.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Grid, Row, Stack } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { IconCreditCard, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Screen } from '../../lib/screen.tsx';
import { AddCardSheet } from './add-card-sheet.tsx';
import { cardsQuery, useRemoveCard } from './card.queries.ts';
import { CardArt } from './card-art.tsx';
import classes from './card-list-screen.module.css';

/** The cards in the wallet: to look at, to add a test card to, to take away. */
export const CardListScreen = () => {
  const t = useTranslations('customer.cards');
  const p = useTranslations('phone');
  useDocumentTitle(t('title'), p('application'));
  const cards = useQuery(cardsQuery);
  const [isAdding, setAdding] = useState(false);
  const list = cards.data;
  return (
    <>
      <Stack grow short inert={isAdding}>
        <Screen title={t('title')} line={t('line')} back={{ to: '/' }}>
          {cards.isPending && <LinesLoading lines={8} />}
          {cards.isError && !list && <ErrorState error={cards.error} onRetry={() => void cards.refetch()} />}
          {list?.length === 0 && (
            <EmptyState icon={IconCreditCard} title={t('empty')}>
              {t('emptyText')}
            </EmptyState>
          )}
          {list && list.length > 0 && (
            <Grid as="ul" gap={20} mb={24}>
              {list.map((card) => (
                <li key={card.id}>
                  <CardEntry card={card} />
                </li>
              ))}
            </Grid>
          )}
          {list && (
            <Button
              size="md"
              fullWidth
              disabled={list.length >= cardsAtMost}
              leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />}
              onClick={() => setAdding(true)}
            >
              {t('add')}
            </Button>
          )}
        </Screen>
      </Stack>
      {isAdding && <AddCardSheet onClose={() => setAdding(false)} />}
    </>
  );
};

const CardEntry = ({ card }: { card: WalletCard }) => {
  const t = useTranslations('customer.cards');
  const remove = useRemoveCard();
  return (
    <>
      <CardArt card={card} large words={t(card.kind)} />
      <Row className={classes.foot} gap={12} align="center" justify="between" mt={6}>
        <span>{t(`answer.${card.answer}`)}</span>
        <Button
          variant="default"
          size="xs"
          loading={remove.isPending}
          aria-label={t('removeThis', { brand: card.brand, last4: card.last4 })}
          onClick={() => remove.mutate(card.id)}
        >
          {t('remove')}
        </Button>
      </Row>
    </>
  );
};

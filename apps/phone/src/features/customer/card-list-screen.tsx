import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { cardsAtMost, type WalletCard } from '@balcao/contract/card';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Button } from '@mantine/core';
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
      <div className={classes.under} inert={isAdding}>
        <Screen title={t('title')} line={t('line')} back={{ to: '/' }}>
          {cards.isPending && <LinesLoading lines={8} />}
          {cards.isError && !list && <ErrorState error={cards.error} onRetry={() => void cards.refetch()} />}
          {list?.length === 0 && (
            <EmptyState icon={IconCreditCard} title={t('empty')}>
              {t('emptyText')}
            </EmptyState>
          )}
          {list && list.length > 0 && (
            <ul className={classes.cards}>
              {list.map((card) => (
                <li key={card.id}>
                  <CardEntry card={card} />
                </li>
              ))}
            </ul>
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
      </div>
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
      <div className={classes.foot}>
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
      </div>
    </>
  );
};

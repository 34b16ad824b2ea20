import { DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import {
  addDestination,
  type Destination,
  destinationsAtMost,
  removeDestination,
} from '@balcao/contract/withdrawal-destination';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { confirm } from '@balcao/ui/confirm';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Box, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconBuildingBank, IconPlus, IconQrcode } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useLocale, useTimeZone, useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import classes from './destination.module.css';
import { useDestinationWords } from './destination-words.ts';
import { destinationsOptions, useRemoveDestination } from './withdrawal.queries.ts';

const DestinationDialog = lazy(() => import('./destination-dialog.tsx'));

/** Where the team's money may go: what was accepted with its data for payments, and what members added. */
export const DestinationSection = () => {
  const t = useTranslations('withdrawal.destination');
  const { data, error, refetch } = useQuery(destinationsOptions);
  return (
    <Card title={t('title')} actions={<AddButton count={data?.list.length ?? 0} />}>
      <p className={classes.line}>{t('line')}</p>
      <WhyNot of={addDestination} line />
      {data ? (
        <List destinations={data.list} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={6} />
      )}
    </Card>
  );
};

const AddButton = ({ count }: { count: number }) => {
  const t = useTranslations('withdrawal.destination');
  const [isOpen, setIsOpen] = useState(false);
  if (!useMay(addDestination)) return null;
  if (count >= destinationsAtMost)
    return (
      <Muted as="span" breakable>
        {t('full', { count: String(destinationsAtMost) })}
      </Muted>
    );
  return (
    <>
      <Button variant="default" leftSection={<IconPlus size={18} stroke={1.8} />} onClick={() => setIsOpen(true)}>
        {t('add')}
      </Button>
      {isOpen && (
        <Suspense>
          <DestinationDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const List = ({ destinations }: { destinations: readonly Destination[] }) => {
  const t = useTranslations('withdrawal.destination');
  if (destinations.length === 0)
    return (
      <EmptyState icon={IconBuildingBank} title={t('empty')}>
        {t('emptyText')}
      </EmptyState>
    );
  return (
    <Box as="ul">
      {destinations.map((one) => (
        <One key={one.id} destination={one} />
      ))}
    </Box>
  );
};

const icons = { pix: IconQrcode, bank: IconBuildingBank } as const;

const One = ({ destination }: { destination: Destination }) => {
  const t = useTranslations('withdrawal.destination');
  const locale = useLocale() as 'pt-BR';
  const zone = useTimeZone() ?? DEFAULT_ZONE;
  const wordsOf = useDestinationWords();
  const { kind, accountName, source, addedBy, isHeld, usableFrom, lastUsedAt } = destination;
  const Icon = icons[kind];
  const at = (instant: string) => formatDate(instant, { zone, locale, form: 'short' });
  const from = addedBy ? t('member', { by: addedBy }) : t('memberUnknown');
  return (
    <Row as="li" className={classes.one} gap={16} rowGap={12} align="center" wrap>
      <Icon size={22} stroke={1.6} aria-hidden />
      <Stack shrink basis={256}>
        <Text as="span" weight={600} breakable>
          {wordsOf(destination)}
        </Text>
        <Muted as="span" breakable>
          {t('holder', { name: accountName })}
        </Muted>
        <Muted as="span" breakable>
          {source === 'form' ? t('form') : from} · {lastUsedAt ? t('used', { at: at(lastUsedAt) }) : t('unused')}
        </Muted>
      </Stack>
      <StatusBadge tone={isHeld ? 'waiting' : 'good'}>
        {isHeld ? t('held', { at: at(usableFrom) }) : t('usable')}
      </StatusBadge>
      <Action destination={destination} />
    </Row>
  );
};

/** What was accepted is changed with the data for payments; what a member added, any of them who may can remove. */
const Action = ({ destination }: { destination: Destination }) => {
  const t = useTranslations('withdrawal.destination');
  const wordsOf = useDestinationWords();
  const remove = useRemoveDestination();
  const may = useMay(removeDestination);
  if (destination.source === 'form')
    return (
      <Link to="/setting/merchant/payment" className="link">
        {t('formLink')}
      </Link>
    );
  if (!may) return null;
  const ask = async () => {
    const title = t('removeTitle', { destination: wordsOf(destination) });
    if (!(await confirm({ title, message: t('removeText'), action: t('remove'), dangerous: true }))) return;
    remove.mutate(destination.id, { tell: t('removed') });
  };
  return (
    <Button size="compact-sm" variant="subtle" color="gray" loading={remove.isPending} onClick={() => void ask()}>
      {t('remove')}
    </Button>
  );
};

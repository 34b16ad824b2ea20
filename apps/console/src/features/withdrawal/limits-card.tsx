import { formatBrl } from '@balcao/brazil/money';
import { feeText } from '@balcao/contract/fee-words';
import { localeOf } from '@balcao/contract/locale';
import { type StaffMember, staffMay } from '@balcao/contract/staff';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Muted, Stack } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type DeskLimits, limitsOptions } from './limits.queries.ts';

const LimitsDialog = lazy(() => import('./limits-dialog.tsx'));

const useRows = () => {
  const t = useTranslations('merchant.limits');
  const locale = localeOf(useLocale());
  const money = (centavos: number) => formatBrl(centavos);
  const allowed = (is: boolean) => t(is ? 'yes' : 'no');
  return ({ terms, own }: DeskLimits) => {
    const row = (label: string, value: string, isOwn: boolean) => ({
      label,
      value: (
        <Stack as="span" align="end">
          {value}
          {isOwn && <Muted as="span">{t('own')}</Muted>}
        </Stack>
      ),
    });
    return [
      row(t('single'), money(terms.single), own.single !== null),
      row(t('daily'), money(terms.daily), own.daily !== null),
      row(t('minimum'), money(terms.minimum), own.minimum !== null),
      row(t('pix'), feeText(terms.fee.pix, locale), own.pix !== null),
      row(t('bank'), feeText(terms.fee.bank, locale), own.bank !== null),
      row(t('automatic'), allowed(terms.automatic), own.automatic !== null),
    ];
  };
};

interface LimitsCardProps {
  id: string;
  name: string;
  staff: StaffMember;
  /** What waits for a second person. */
  askedBox: (asked: NonNullable<DeskLimits['asked']>) => ReactNode;
}

/** What a merchant may withdraw and what it costs. */
export const LimitsCard = ({ id, name, staff, askedBox }: LimitsCardProps) => {
  const t = useTranslations('merchant.limits');
  const rows = useRows();
  const [isChanging, setChanging] = useState(false);
  const { data, error, refetch } = useQuery(limitsOptions(id));
  const action = data && !data.asked && staffMay(staff.role, 'finance.decide') && (
    <Button variant="default" size="xs" onClick={() => setChanging(true)}>
      {t('change')}
    </Button>
  );
  return (
    <Card title={t('title')} actions={action}>
      {data ? (
        <Stack gap={16}>
          {data.asked && askedBox(data.asked)}
          <KeyValues rows={rows(data)} />
        </Stack>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={6} />
      )}
      <Suspense>
        {isChanging && data && <LimitsDialog id={id} name={name} limits={data} onClose={() => setChanging(false)} />}
      </Suspense>
    </Card>
  );
};

import { formatBrl } from '@balcao/brazil/money';
import type { StaffMember } from '@balcao/contract/staff';
import type { Consent } from '@balcao/contract/staff-consent';
import type { UnidentifiedRequest } from '@balcao/contract/unidentified-payment';
import { Button } from '@balcao/ui/button.tsx';
import { Muted, Row, Stack } from '@balcao/ui/layout.tsx';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConsentBox } from '../../lib/consent-box.tsx';
import {
  type ReturnLimit,
  type UnidentifiedPayment,
  useDecideUnidentified,
  useTakeBackUnidentified,
} from './unidentified.queries.ts';

const LimitDialog = lazy(() => import('./return-limit-dialog.tsx'));

interface AskedBoxProps {
  asked: Consent;
  staff: StaffMember;
  of: UnidentifiedRequest['subject'] | 'limit';
  /** The request in words: the amount, the payment, the team, the return or the order, and the surplus that goes back. */
  what: { readonly amount: string; readonly id: string; readonly of: string; readonly rest: string };
}
const AskedBox = ({ asked, staff, of, what }: AskedBoxProps) => {
  const t = useTranslations(`unidentified.asked.${of}`);
  const decide = useDecideUnidentified(asked.id);
  const takeBack = useTakeBackUnidentified(asked.id);
  return (
    <ConsentBox
      asked={asked}
      staff={staff}
      title={{ mine: t('mine', what), others: t('others', { ...what, name: asked.askedBy.name }) }}
      why={t('why', { ...what, words: asked.words })}
      agree={t('agree')}
      question={{ title: t('question', what), message: t('message'), dangerous: of !== 'limit' }}
      isBusy={decide.isPending || takeBack.isPending}
      onDecide={(agreed) => decide.mutate(agreed)}
      onTakeBack={() => takeBack.mutate(null)}
    />
  );
};

/** To which team a request wants to credit a payment, as which return it wants to close it, or to which order to match it. */
const detailOf = (asked: UnidentifiedRequest): string => {
  if (asked.subject === 'credit') return asked.merchant.name;
  if (asked.subject === 'match') return asked.orderNumber;
  return asked.subject === 'close' ? asked.returnId : '';
};

const restOf = (asked: UnidentifiedRequest): string => (asked.subject === 'match' ? formatBrl(asked.difference) : '');

/** What colleagues ask for about payments, each with its decision. */
export const AskedAbout = ({ payments, staff }: { payments: readonly UnidentifiedPayment[]; staff: StaffMember }) =>
  payments.map(({ endToEndId: id, amount, asked }) =>
    asked ? (
      <AskedBox
        key={asked.consent.id}
        asked={asked.consent}
        staff={staff}
        of={asked.subject}
        what={{ amount: formatBrl(amount), id, of: detailOf(asked), rest: restOf(asked) }}
      />
    ) : null,
  );

/** Up to which amount one alone gives back, and the way to another amount. */
export const LimitLine = ({
  limit,
  staff,
  mayDecide,
}: {
  limit: ReturnLimit;
  staff: StaffMember;
  mayDecide: boolean;
}) => {
  const t = useTranslations('unidentified.limit');
  const [isChanging, setChanging] = useState(false);
  const { asked } = limit;
  return (
    <Stack gap={12}>
      <Row gap={12} wrap align="center">
        <Muted>{t('line', { amount: formatBrl(limit.limit) })}</Muted>
        {mayDecide && !asked && (
          <Button variant="default" size="compact-sm" onClick={() => setChanging(true)}>
            {t('change')}
          </Button>
        )}
      </Row>
      {asked && (
        <AskedBox
          asked={asked}
          staff={staff}
          of="limit"
          what={{ amount: formatBrl(asked.after), id: '', of: '', rest: '' }}
        />
      )}
      <Suspense>{isChanging && <LimitDialog limit={limit.limit} onClose={() => setChanging(false)} />}</Suspense>
    </Stack>
  );
};

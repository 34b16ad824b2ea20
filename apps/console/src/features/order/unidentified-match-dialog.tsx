import { formatBrl } from '@balcao/brazil/money';
import type { MatchVerdict } from '@balcao/contract/unidentified-payment';
import { Button } from '@balcao/ui/button.tsx';
import { Choice } from '@balcao/ui/choice.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { tellGood } from '@balcao/ui/notice';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isColleagueFirst } from '../../lib/colleague-first.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { ReasonField, reasonOf } from '../../lib/reason-field.tsx';
import {
  candidateOptions,
  type MatchCandidate,
  type UnidentifiedPayment,
  useMatchUnidentified,
} from './unidentified.queries.ts';
import { UnidentifiedFacts } from './unidentified-facts.tsx';

const takes = ({ verdict }: { readonly verdict: MatchVerdict }): boolean => verdict === 'fits' || verdict === 'counted';

/** What was typed, what was found by it, and what is sent. */
const useMatch = (payment: UnidentifiedPayment, onClose: () => void) => {
  const t = useTranslations('unidentified.matching');
  const { endToEndId } = payment;
  const [number, setNumber] = useState('');
  const [looked, setLooked] = useState('');
  const [chosen, setChosen] = useState<string>();
  const [reason, setReason] = useState('');
  const found = useQuery(candidateOptions(endToEndId, looked));
  const match = useMatchUnidentified(payment);
  const typed = number.trim();
  const candidates = typed === looked ? found.data?.list : undefined;
  const able = candidates?.filter(takes) ?? [];
  const order = able.length === 1 ? able[0] : able.find(({ orderNumber }) => orderNumber === chosen);
  const { said, isEnough } = reasonOf(reason);
  const isReady = order !== undefined && isEnough;
  const send = () => {
    if (able.length === 0) return setLooked(typed);
    if (!order || !isReady) return;
    const { merchant, orderNumber } = order;
    match.mutate(
      { merchantId: merchant.merchantId, orderNumber, reason: said },
      {
        onSuccess: () => {
          tellGood(t('done'));
          onClose();
        },
        onError: (error) => isColleagueFirst(error) && onClose(),
      },
    );
  };
  const typing = { number, setNumber, reason, setReason, chosen, setChosen };
  return { ...typing, typed, found, candidates, able, isReady, send, isPending: match.isPending };
};

/** An order that was found: whose it is, what it waits for, and whether it can take the payment. */
const Candidate = ({
  candidate,
  onCredit,
}: {
  candidate: MatchCandidate;
  onCredit: (merchantNumber: string) => void;
}) => {
  const t = useTranslations('unidentified');
  const shared = useTranslations('shared');
  const { merchant, orderNumber, merchantOrderNumber, amount, createdAt } = candidate;
  const rows = [
    { label: shared('merchant'), value: merchant.name },
    { label: t('matching.order'), value: orderNumber },
    { label: t('matching.own'), value: merchantOrderNumber },
    { label: t('columns.amount'), value: <Money centavos={amount} /> },
    { label: t('matching.created'), value: <Instant at={createdAt} /> },
  ];
  return (
    <Stack as="li" gap={8} py={12} px={16} framed rounded="md">
      <div>
        <StatusBadge tone={takes(candidate) ? 'good' : 'bad'}>
          {t(takes(candidate) ? 'matching.takes' : 'matching.refuses')}
        </StatusBadge>
      </div>
      <Text pretty>{t(`matching.verdicts.${candidate.verdict}`)}</Text>
      <KeyValues rows={rows} />
      {!takes(candidate) && (
        <div>
          <Button variant="default" size="compact-sm" onClick={() => onCredit(merchant.number)}>
            {t('crediting.instead', { name: merchant.name })}
          </Button>
        </div>
      )}
    </Stack>
  );
};

/** What was found, which of it is chosen, and how one knows. */
interface FoundProps {
  form: ReturnType<typeof useMatch>;
  onCredit: (merchantNumber: string) => void;
}
const Found = ({ form, onCredit }: FoundProps) => {
  const t = useTranslations('unidentified.matching');
  const words = useTranslations('unidentified');
  const { candidates, able } = form;
  return (
    <>
      {candidates && candidates.length > 0 && (
        <Stack as="ul" gap={8}>
          {candidates.map((one) => (
            <Candidate key={`${one.merchant.merchantId} ${one.orderNumber}`} candidate={one} onCredit={onCredit} />
          ))}
        </Stack>
      )}
      {able.length > 1 && (
        <Choice<string>
          legend={t('which')}
          options={able.map(({ orderNumber, merchant }) => ({
            value: orderNumber,
            label: `${merchant.name} · ${orderNumber}`,
          }))}
          value={form.chosen}
          onChange={form.setChosen}
        />
      )}
      {able.length > 0 && (
        <ReasonField
          label={t('reason')}
          description={words('reasonHelp')}
          maxLength={300}
          value={form.reason}
          onChange={({ currentTarget: { value } }) => form.setReason(value)}
        />
      )}
    </>
  );
};

interface MatchDialogProps {
  payment: UnidentifiedPayment;
  onCredit: (merchantNumber: string) => void;
  onClose: () => void;
}
/** Finds the order that a payment is for by its number, shows what stands in the way, and pays it. */
const MatchDialog = ({ payment, onCredit, onClose }: MatchDialogProps) => {
  const t = useTranslations('unidentified.matching');
  const form = useMatch(payment, onClose);
  const { found, candidates, able, typed } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.send();
  };
  const isLooking = typed !== '' && found.isFetching;
  const hasFound = able.length > 0;
  return (
    <FormDialog
      title={t('title')}
      text={t('text')}
      action={hasFound ? t('send', { amount: formatBrl(payment.amount) }) : t('find')}
      isBusy={form.isPending || isLooking}
      isDisabled={hasFound ? !form.isReady : typed === ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <UnidentifiedFacts payment={payment} />
      <TextInput
        data-autofocus
        label={t('number')}
        description={t('numberHelp')}
        autoComplete="off"
        maxLength={80}
        value={form.number}
        onChange={({ currentTarget: { value } }) => form.setNumber(value)}
      />
      {found.error && !isLooking && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {candidates?.length === 0 && <Muted role="status">{t('none')}</Muted>}
      <Found form={form} onCredit={onCredit} />
    </FormDialog>
  );
};
export default MatchDialog;

import { formatBrl } from '@balcao/brazil/money';
import { Choice } from '@balcao/ui/choice.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Muted, Stack } from '@balcao/ui/layout.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isColleagueFirst } from '../../lib/colleague-first.ts';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { ReasonField, reasonOf } from '../../lib/reason-field.tsx';
import { candidateOptions, type UnidentifiedPayment, useMatchUnidentified } from './unidentified.queries.ts';
import { Candidate, restOf, takes } from './unidentified-candidate.tsx';
import { UnidentifiedFacts } from './unidentified-facts.tsx';

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
  const rest = order ? restOf(order, payment) : 0;
  const send = () => {
    if (able.length === 0) return setLooked(typed);
    if (!order || !isReady) return;
    const { merchant, orderNumber } = order;
    match.mutate(
      { merchantId: merchant.merchantId, orderNumber, ...(rest > 0 && { difference: rest }), reason: said },
      {
        tell: ({ asked }) => t(asked ? 'asked' : rest > 0 ? 'doneWithRest' : 'done'),
        onSuccess: onClose,
        onError: (error) => isColleagueFirst(error) && onClose(),
      },
    );
  };
  const typing = { number, setNumber, reason, setReason, chosen, setChosen };
  return { ...typing, typed, found, candidates, able, rest, isReady, send, isPending: match.isPending };
};

interface MatchDialogProps {
  payment: UnidentifiedPayment;
  /** Centavos that one alone may have given back. */
  limit: number;
  onCredit: (merchantNumber: string) => void;
  onReturn: () => void;
  onClose: () => void;
}
/** What was found, which of it is chosen, and how one knows. */
interface FoundProps extends MatchDialogProps {
  form: ReturnType<typeof useMatch>;
}
const Found = ({ form, payment, limit, onCredit, onReturn }: FoundProps) => {
  const t = useTranslations('unidentified.matching');
  const words = useTranslations('unidentified');
  const { candidates, able } = form;
  return (
    <>
      {candidates && candidates.length > 0 && (
        <Stack as="ul" gap={8}>
          {candidates.map((one) => (
            <Candidate
              key={`${one.merchant.merchantId} ${one.orderNumber}`}
              candidate={one}
              payment={payment}
              limit={limit}
              onCredit={onCredit}
              onReturn={onReturn}
            />
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

/** Finds the order that a payment is for by its number, shows what stands in the way, and pays it. */
const MatchDialog = (props: MatchDialogProps) => {
  const { payment, limit, onClose } = props;
  const t = useTranslations('unidentified.matching');
  const form = useMatch(payment, onClose);
  const { found, candidates, able, rest, typed } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.send();
  };
  const isLooking = typed !== '' && found.isFetching;
  const hasFound = able.length > 0;
  const sending = rest > limit ? 'ask' : rest > 0 ? 'sendWithRest' : 'send';
  return (
    <FormDialog
      title={t('title')}
      text={t('text')}
      action={hasFound ? t(sending, { amount: formatBrl(payment.amount), rest: formatBrl(rest) }) : t('find')}
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
      <Found form={form} {...props} />
    </FormDialog>
  );
};
export default MatchDialog;

import { formatBrl } from '@balcao/brazil/money';
import type { Destination } from '@balcao/contract/withdrawal-destination';
import type { Withdrawable } from '@balcao/contract/withdrawal-request';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { type WithdrawDraft, withdrawDrafts } from './withdraw-draft.ts';
import { useRequestWithdrawal } from './withdrawal.queries.ts';

/** What is wrong with an amount, or nothing. */
const useAmountMistake = ({ available, terms, dailyLeft }: Withdrawable) => {
  const t = useTranslations('withdrawal.form');
  const said = (key: 'tooMuch' | 'overSingle' | 'overDaily', centavos: number) =>
    t(key, { amount: formatBrl(centavos) });
  return (amount: number): string | undefined => {
    if (amount < 1) return t('empty');
    if (amount > available) return said('tooMuch', available);
    if (amount > terms.single) return said('overSingle', terms.single);
    return amount > dailyLeft ? said('overDaily', dailyLeft) : undefined;
  };
};

/** The form of a withdrawal: what is typed is kept until it has been asked for. */
export const useWithdrawForm = (of: Withdrawable, destinations: readonly Destination[]) => {
  const t = useTranslations('withdrawal.form');
  const team = useCurrentUser().merchantId ?? '';
  const usable = destinations.filter(({ isHeld }) => !isHeld);
  const [draft, setDraft] = useState<WithdrawDraft>(
    () => withdrawDrafts.of(team) ?? { amount: null, destinationId: null },
  );
  const [isTried, setIsTried] = useState(false);
  const mistakeOf = useAmountMistake(of);
  const amount = draft.amount ?? 0;
  const destination =
    usable.find(({ id }) => id === draft.destinationId) ?? (usable.length > 0 ? usable[0] : undefined);
  const mistake = mistakeOf(amount);
  const change = (changed: Partial<WithdrawDraft>) => {
    const next = { ...draft, ...changed };
    withdrawDrafts.keep(team, next);
    setDraft(next);
  };
  const request = useRequestWithdrawal(() => withdrawDrafts.forget(team));
  const { unsure } = request;
  const submit = (fee: number | undefined) => {
    setIsTried(true);
    if (unsure) return request.mutate(unsure);
    if (mistake || !destination) return;
    const body = { amount, destinationId: destination.id, ...(fee === undefined ? {} : { fee }) };
    request.mutate(body);
  };
  return {
    amount: draft.amount,
    unsure,
    centavos: amount,
    destination,
    change,
    submit,
    /** Too much is said while one types; that nothing is there, only when someone tried. */
    amountError: isTried || amount > 0 ? mistake : undefined,
    destinationError: isTried && !destination ? t('pick') : undefined,
    isReady: !mistake && destination !== undefined,
    isPending: request.isPending,
    done: request.data,
  };
};

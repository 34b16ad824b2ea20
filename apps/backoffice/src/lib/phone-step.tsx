import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { chatChecksOptions } from './chat-checks.queries.ts';
import type { FormStep } from './form/steps.ts';
import { PhoneChecks } from './phone-checks.tsx';

/** What a person still has to do on the phone; undefined when nothing, or while it is not known. */
const usePhoneLack = (isAsked: boolean): string | undefined => {
  const t = useTranslations('certification.phone');
  const { data } = useQuery({ ...chatChecksOptions, enabled: isAsked });
  if (!isAsked || !data) return undefined;
  if (!data.bound) return t('lack.bound');
  if (!data.walletActivated) return t('lack.wallet');
  return data.realNameVerified ? undefined : t('lack.realName');
};

/** The refusals that this step explains. */
export const isOfPhone = (refusal: string): boolean =>
  ['chat_account_unbound', 'wallet_inactive', 'real_name_missing'].includes(refusal);

/** The step of a form in which a person proves on the phone who they are; `bind` is the button that links a chat account. */
export const usePhoneStep = (
  isAsked: boolean,
  bind: ReactNode,
): (FormStep & { readonly content: ReactNode }) | undefined => {
  const t = useTranslations('certification.step.phone');
  const lacks = usePhoneLack(isAsked);
  if (!isAsked) return undefined;
  return { id: 'phone', title: t('title'), line: t('line'), paths: [], lacks, content: <PhoneChecks bind={bind} /> };
};

import { useTranslations } from 'use-intl';

const known = ['ACCOUNT_CLOSED', 'ACCOUNT_BLOCKED', 'KEY_NOT_FOUND', 'OWNER_DIFFERS', 'REFUSED_BY_BANK'] as const;

/** What banks say when they refuse, in plain words. */
export const FailureWords = ({ reason }: { reason: string | null }) => {
  const t = useTranslations('withdrawal.failures');
  return t(known.find((one) => one === reason) ?? 'other');
};

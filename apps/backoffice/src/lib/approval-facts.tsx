import type { Approval } from '@balcao/contract/approval';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useTranslations } from 'use-intl';

/** In the order in which they are read: how much, to where, whose, and of what. */
const shown = ['amount', 'from', 'single', 'destination', 'recipient', 'order', 'name', 'address'] as const;

/** What a code approves, in the words of the screen; a newer server may ask for what this page does not know. */
export const useApprovalTitle = (): ((action: string) => string) => {
  const t = useTranslations('factor');
  return (action) => {
    const key = `approval.action.${action}` as 'approval.action.withdrawal.request';
    return t.has(key) ? t(key) : t('proof.title');
  };
};

/** What the server says that the code approves. */
export const ApprovalFacts = ({ of }: { of: Approval['facts'] }) => {
  const t = useTranslations('factor.approval');
  const rows = shown.flatMap((name) => {
    const value = of[name];
    if (value === undefined) return [];
    return [{ label: t(`fact.${name}`), value: typeof value === 'number' ? <Money centavos={value} /> : value }];
  });
  return (
    <>
      <p>{t('text')}</p>
      {rows.length > 0 && <KeyValues rows={rows} />}
    </>
  );
};

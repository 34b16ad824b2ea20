import { formatBrl } from '@balcao/brazil/money';
import type { Tx } from '../../platform/db.ts';
import type { Mailer } from '../../platform/mail.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import { reconciliationTexts } from './reconciliation.texts.ts';

interface Needs {
  readonly mailer: Pick<Mailer, 'send'>;
  /** The only source of links (rule: one-public-address). */
  readonly publicBaseUrl: string;
  readonly names: Pick<StaffNames, 'recipientsOf'>;
}

/** Mails to finance, each in their own language. */
export const createReconciliationEmails = ({ mailer, publicBaseUrl, names }: Needs) => ({
  /** Rails have not told of this for days; amounts in centavos. */
  missing: async (tx: Tx, late: readonly { readonly amount: number }[]): Promise<void> => {
    const sum = late.reduce((all, { amount }) => all + amount, 0);
    const link = `${publicBaseUrl}/console/finance/reconciliation?open=true`;
    for (const { email: to, locale } of await names.recipientsOf(tx, 'finance')) {
      const told = { count: late.length, sum: formatBrl(sum), link };
      await mailer.send(tx, { to, ...reconciliationTexts[locale].missing(told) });
    }
  },
});
export type ReconciliationEmails = ReturnType<typeof createReconciliationEmails>;

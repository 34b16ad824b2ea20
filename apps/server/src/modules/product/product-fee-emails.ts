import { feeText } from '@balcao/contract/fee-words';
import { defaultLocale, type Locale } from '@balcao/contract/locale';
import type { FeePlan } from '@balcao/contract/merchant-change';
import { methodNames } from '@balcao/contract/order-method-names';
import { productName } from '@balcao/contract/product-names';
import type { Tx } from '../../platform/db.ts';
import type { Mailer } from '../../platform/mail.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { AdminList } from '../member/admin-list.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { feeTexts } from './product-fee.texts.ts';

interface Needs {
  readonly mailer: Pick<Mailer, 'send'>;
  /** The only source of links (rule: one-public-address). */
  readonly publicBaseUrl: string;
  readonly names: Pick<AccountNames, 'localeOf'>;
  readonly adminList: Pick<AdminList, 'adminsOf'>;
  readonly teams: Pick<TeamService, 'payee'>;
}

const lineOf = (plan: FeePlan, locale: Locale): string =>
  `• ${productName(locale, plan.product)}, ${methodNames[locale][plan.method]}: ${feeText(plan, locale)}`;

/** What the super admins of a team are told about its fees, each in their own language. */
export const createFeeEmails = ({ mailer, publicBaseUrl, names, adminList, teams }: Needs) => ({
  changed: async (tx: Tx, merchantId: string, plans: readonly FeePlan[]): Promise<void> => {
    const team = (await teams.payee(tx, merchantId))?.name ?? '';
    for (const { email: to } of await adminList.adminsOf(tx, merchantId)) {
      const locale = (await names.localeOf(tx, to)) ?? defaultLocale;
      const lines = plans.map((plan) => lineOf(plan, locale)).join('\n');
      await mailer.send(tx, { to, ...feeTexts[locale]({ team, lines, link: `${publicBaseUrl}/payment/products` }) });
    }
  },
});
export type FeeEmails = ReturnType<typeof createFeeEmails>;

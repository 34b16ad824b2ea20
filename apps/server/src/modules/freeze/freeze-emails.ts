import { defaultLocale } from '@balcao/contract/locale';
import type { FreezeAction } from '@balcao/contract/withdrawal-freeze';
import type { Tx } from '../../platform/db.ts';
import type { Mailer } from '../../platform/mail.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { AdminList } from '../member/admin-list.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { freezeTexts } from './freeze.texts.ts';

interface Needs {
  readonly mailer: Pick<Mailer, 'send'>;
  /** The only source of links (rule: one-public-address). */
  readonly publicBaseUrl: string;
  readonly supportEmail: string;
  readonly names: Pick<AccountNames, 'localeOf'>;
  readonly adminList: Pick<AdminList, 'adminsOf'>;
  readonly teams: Pick<TeamService, 'payee'>;
  readonly notices: Pick<Notices, 'tell'>;
}

/** What a team is told about its money: its super admins by mail, each in their own language, and those who may know by a notice. */
export const createFreezeEmails = (needs: Needs) => {
  const { mailer, publicBaseUrl, supportEmail, names, adminList, teams, notices } = needs;
  return {
    tell: async (tx: Tx, merchantId: string, action: FreezeAction, now: Date): Promise<void> => {
      const team = (await teams.payee(tx, merchantId))?.name ?? '';
      const told = { team, contact: supportEmail, link: `${publicBaseUrl}/payment/financial` };
      const admins = await adminList.adminsOf(tx, merchantId);
      const at = now.toISOString();
      // The reason is not for everyone in a team: support gives it on request.
      await notices.tell(
        tx,
        merchantId,
        action === 'freeze'
          ? { kind: 'moneyFrozen', data: { reason: '', at } }
          : { kind: 'moneyUnfrozen', data: { at } },
        { writtenTo: admins.map(({ accountId }) => accountId) },
      );
      for (const { email: to } of admins) {
        const locale = (await names.localeOf(tx, to)) ?? defaultLocale;
        await mailer.send(tx, { to, ...freezeTexts[locale][action](told) });
      }
    },
  };
};
export type FreezeEmails = ReturnType<typeof createFreezeEmails>;

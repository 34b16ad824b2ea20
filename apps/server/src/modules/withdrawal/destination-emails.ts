import { DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import type { Tx } from '../../platform/db.ts';
import type { Mailer } from '../../platform/mail.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { AdminList } from '../member/admin-list.service.ts';
import type { createNotices } from '../notification/notices.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { destinationTexts } from './destination.texts.ts';
import type { DestinationRow } from './withdrawal.tables.ts';

interface Needs {
  readonly mailer: Pick<Mailer, 'send'>;
  /** The only source of links (rule: one-public-address). */
  readonly publicBaseUrl: string;
  readonly names: Pick<AccountNames, 'peopleOf' | 'localeOf'>;
  readonly adminList: Pick<AdminList, 'adminsOf'>;
  readonly teams: Pick<TeamService, 'payee'>;
  readonly notices: Pick<ReturnType<typeof createNotices>, 'tell'>;
}

/** What every super admin is told when money may go somewhere new (rule: approved-by-code): by mail in any case, in their own language. */
export const createDestinationEmails = (needs: Needs) => {
  const { mailer, publicBaseUrl, names, adminList, teams, notices } = needs;
  return {
    /** `by` is the account of who added it; null where the data for payments were changed. */
    added: async (tx: Tx, row: DestinationRow, by: string | null): Promise<void> => {
      const { merchantId, id: destinationId, masked: name, usableFrom } = row;
      const admins = await adminList.adminsOf(tx, merchantId);
      const [person] = by ? await names.peopleOf(tx, [by]) : [];
      const team = (await teams.payee(tx, merchantId))?.name ?? '';
      for (const { email: to } of admins) {
        const locale = (await names.localeOf(tx, to)) ?? 'pt-BR';
        const day = formatDate(usableFrom.toISOString(), { zone: DEFAULT_ZONE, locale, form: 'short' });
        const told = { ...row, team, day, by: person?.account ?? null, link: `${publicBaseUrl}/payment/financial` };
        await mailer.send(tx, { to, ...destinationTexts[locale](told) });
      }
      const data = { destinationId, name, usableFrom: usableFrom.toISOString() };
      const writtenTo = admins.map(({ accountId }) => accountId);
      await notices.tell(tx, merchantId, { kind: 'destinationAdded', data }, { doneBy: by ?? undefined, writtenTo });
    },
  };
};
export type DestinationEmails = ReturnType<typeof createDestinationEmails>;

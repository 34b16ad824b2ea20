import { localeOf } from '@balcao/contract/locale';
import { mayKnow, type Told } from '@balcao/contract/notification-notice';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Mailer } from '../../platform/mail.ts';
import type { MemberService, MemberWithRights } from '../member/member.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { preferenceOf } from './chosen-preference.ts';
import { lockUnmailed, noteMailed } from './notice.repository.ts';
import type { NoticeRow } from './notice.tables.ts';
import { findPreferencesOf } from './notice-preference.repository.ts';
import { noticeWords } from './notice-words.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'handle'>;
  readonly mailer: Pick<Mailer, 'send'>;
  /** The only source of links (rule: one-public-address). */
  readonly publicBaseUrl: string;
  readonly members: Pick<MemberService, 'withRights'>;
  readonly teams: Pick<TeamService, 'payee'>;
}

/** Writes to the members who may know of a notice and want e-mails of its kind, each in their language, once. */
export const mailNotices = ({ db, clock, jobs, mailer, publicBaseUrl, members, teams }: Needs): void => {
  const readersOf = async (
    tx: Tx,
    { merchantId, kind, doneBy, writtenTo, onlyFor }: NoticeRow,
  ): Promise<MemberWithRights[]> => {
    const chosen = await findPreferencesOf(tx, merchantId, kind);
    return (await members.withRights(tx, merchantId)).filter((member) => {
      const { accountId } = member;
      const preference = preferenceOf(
        kind,
        member,
        chosen.find((row) => row.accountId === accountId),
      );
      if (onlyFor !== null && onlyFor !== accountId) return false;
      if (!mayKnow(member, kind) || !preference.mail || writtenTo.includes(accountId)) return false;
      return preference.mailIsLocked || accountId !== doneBy;
    });
  };
  jobs.handle('notice.mail', (key) =>
    transaction(db, async (tx) => {
      const row = await lockUnmailed(tx, key);
      if (!row) return;
      const team = (await teams.payee(tx, row.merchantId))?.name ?? '';
      const told = { kind: row.kind, data: row.data } as Told;
      for (const { email: to, locale } of await readersOf(tx, row))
        await mailer.send(tx, { to, ...noticeWords(told, { team, locale: localeOf(locale), publicBaseUrl }) });
      await noteMailed(tx, row, clock.now());
    }),
  );
};

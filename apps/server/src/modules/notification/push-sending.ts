import { localeOf } from '@balcao/contract/locale';
import { mayKnow, type Told } from '@balcao/contract/notification-notice';
import { noticePath } from '@balcao/contract/notification-path';
import type { Clock } from '../../platform/clock.ts';
import { type Db, transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Outbound } from '../../platform/outbound.ts';
import type { Secrets } from '../../platform/secrets.ts';
import type { MemberService } from '../member/member.service.ts';
import type { SessionService } from '../session/session.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { preferenceOf } from './chosen-preference.ts';
import type { NoticeRow } from './notice.tables.ts';
import { findPreferencesOf } from './notice-preference.repository.ts';
import { noticeWords } from './notice-words.ts';
import { deletePushDevice, findNotice, findPushDevice, listPushDevices } from './push.repository.ts';
import { encryptPush, type PushPair, type Subscription, vapidHeader } from './push-message.ts';

/** After that a payment is no news any more; push services keep it no longer either. Seconds. */
const newsSeconds = 3_600;
/** The service says that the browser has gone for good. */
const gone = new Set([404, 410]);
const tooMany = 429;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'handle' | 'sendMany'>;
  readonly secrets: Pick<Secrets, 'open'>;
  readonly outbound: Pick<Outbound, 'ask'>;
  readonly publicBaseUrl: string;
  readonly members: Pick<MemberService, 'withRights'>;
  readonly teams: Pick<TeamService, 'payee'>;
  readonly sessions: Pick<SessionService, 'rightsUnlessEnded'>;
  readonly pairOf: () => Promise<PushPair>;
}

/** Push services want a way to reach the operator: a public address, or one of mail where there is none. */
const subjectOf = (publicBaseUrl: string): string => {
  const { protocol, hostname } = new URL(publicBaseUrl);
  return protocol === 'https:' ? publicBaseUrl : `mailto:nao-responda@${hostname}`;
};

/** Writes to the browsers of members about payments, in the person's language, past every request (rule: slow-partners). */
export const sendPushes = (needs: Needs): void => {
  const { db, clock, jobs, secrets, outbound, publicBaseUrl, members, teams, sessions, pairOf } = needs;

  const isNews = ({ createdAt }: NoticeRow): boolean =>
    clock.now().getTime() - createdAt.getTime() < newsSeconds * 1_000;

  // Sent in one transaction: each browser has a job of its own, which is tried again by itself.
  jobs.handle('notice.push', ({ merchantId, id }) =>
    transaction(db, async (tx) => {
      const notice = await findNotice(tx, { merchantId, id });
      if (!notice || !isNews(notice)) return;
      const chosen = await findPreferencesOf(tx, merchantId, notice.kind);
      const readers = (await members.withRights(tx, merchantId)).filter((member) => {
        const choice = chosen.find(({ accountId }) => accountId === member.accountId);
        return mayKnow(member, notice.kind) && preferenceOf(notice.kind, member, choice).bell;
      });
      const locales = new Map(readers.map(({ accountId, locale }) => [accountId, localeOf(locale)]));
      const devices = await listPushDevices(tx, merchantId, [...locales.keys()]);
      const sent = devices.flatMap(({ id: deviceId, accountId }) => {
        const locale = locales.get(accountId);
        return locale ? [{ merchantId, id, deviceId, locale }] : [];
      });
      await jobs.sendMany(tx, 'notice.push-one', sent);
    }),
  );

  const headersOf = async (endpoint: string): Promise<Record<string, string>> => {
    // Services compare with the time of their machines, which the sandbox's clock does not move.
    const now = new Date(clock.now().getTime() - clock.aheadSeconds() * 1_000);
    return {
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(newsSeconds),
      urgency: 'high',
      authorization: vapidHeader(await pairOf(), { endpoint, subject: subjectOf(publicBaseUrl), now }),
    };
  };

  jobs.handle('notice.push-one', async ({ merchantId, id, deviceId, locale }) => {
    const notice = await findNotice(db, { merchantId, id });
    const device = await findPushDevice(db, { merchantId, id: deviceId });
    if (!device || !notice || !isNews(notice)) return;
    const rights = await sessions.rightsUnlessEnded(device);
    if (!rights) return void (await deletePushDevice(db, device));
    if (!mayKnow(rights, notice.kind)) return;
    const told = { kind: notice.kind, data: notice.data } as Told;
    const team = (await teams.payee(db, merchantId))?.name ?? '';
    const { subject } = noticeWords(told, { team, locale, publicBaseUrl });
    const message = JSON.stringify({ id, title: team, text: subject, path: noticePath(told), locale });
    const { endpoint, ...keys }: Subscription = JSON.parse(secrets.open(device.sealedSubscription));
    const headers = await headersOf(endpoint);
    const result = await outbound.ask(endpoint, { method: 'POST', headers, body: encryptPush(keys, message) });
    if ('failure' in result) throw new Error(`a push service did not answer: ${result.failure}`);
    if (gone.has(result.status)) await deletePushDevice(db, device);
    else if (result.status === tooMany || result.status >= 500)
      throw new Error(`a push service answered ${result.status}`);
  });
};

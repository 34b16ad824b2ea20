import type { Readable } from 'node:stream';
import { AccountData, type downloadAccountData } from '@balcao/contract/account-data';
import { LogEvent } from '@balcao/contract/log';
import type { OwnSubmission } from '@balcao/contract/own-submission';
import type { OwnSupportRequest } from '@balcao/contract/own-support-request';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import { createOwnFiles, type OwnFiles } from '../../platform/own-files.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AvatarService } from '../account/avatar.service.ts';
import type { Credentials } from '../account/credentials.service.ts';
import type { KnownNetworks } from '../account/known-networks.service.ts';
import type { FactorService } from '../factor/factor.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { PushDevices } from '../notification/push-device.service.ts';
import type { PasskeyService } from '../passkey/passkey.service.ts';
import type { SessionService } from '../session/session.service.ts';
import type { SessionList } from '../session/session-list.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { createAccountArchive } from './account-archive.ts';

/** What a person asked support; told by the module of requests, which is made later. */
export type AskedOfSupport = (
  accountId: string,
  files: OwnFiles,
) => Promise<readonly (Omit<OwnSupportRequest, 'team'> & { readonly merchantId: string })[]>;
/** A person who takes along what is kept about them, and from where. */
interface Taker {
  readonly accountId: string;
  readonly ip: string;
  readonly now: Date;
}
/** What a person submitted; told by the module of reviews, which is made later. */
export type SubmittedBy = (taker: Taker, files: OwnFiles) => Promise<OwnSubmission[]>;

interface Needs {
  readonly askedOfSupport: AskedOfSupport;
  readonly submittedBy: SubmittedBy;
  readonly db: Db;
  readonly credentials: Pick<Credentials, 'find'>;
  readonly avatars: Pick<AvatarService, 'pictureOf'>;
  readonly networks: Pick<KnownNetworks, 'listOf'>;
  readonly factors: Pick<FactorService, 'state'>;
  readonly passkeys: Pick<PasskeyService, 'listOf'>;
  readonly sessions: Pick<SessionService, 'teamsOf'>;
  readonly sessionList: Pick<SessionList, 'listOf'>;
  readonly logs: Pick<LogService, 'auditEventsOf'>;
  readonly teams: Pick<TeamService, 'payees'>;
  readonly pushDevices: Pick<PushDevices, 'listOf'>;
}
type Account = NonNullable<Awaited<ReturnType<Credentials['find']>>>;

const chatAccountOf = ({ chatAccountName: name, chatBoundAt }: Account): AccountData['chatAccount'] =>
  name === null || chatBoundAt === null ? null : { name, boundAt: chatBoundAt.toISOString() };

const nameOfEvent = (event: LogEvent): string =>
  Object.entries(LogEvent.enum).find(([, value]) => value === event)?.[0] ?? event;

/** The stored data of a person, collected from the modules that store them (rule: own-data). Without secrets and without data of others. */
export const createAccountDataService = (needs: Needs) => {
  const { db, credentials, avatars, networks, sessions, sessionList, logs, teams, askedOfSupport } = needs;
  const archive = createAccountArchive();

  const profileOf = async (account: Account): Promise<AccountData['account']> => {
    const { id, username, email, locale, avatarId, createdAt } = account;
    const picture = avatarId === null ? undefined : await avatars.pictureOf(db, avatarId);
    const known = { id, account: username, email, language: locale, createdAt: createdAt.toISOString() };
    return { ...known, picture: picture?.toString('base64') ?? null };
  };

  const teamNames = async (merchantIds: readonly string[]): Promise<(merchantId: string) => string> => {
    const named = await teams.payees(db, [...new Set(merchantIds)]);
    return (merchantId) => named.get(merchantId)?.name ?? merchantId;
  };
  const supportRequestsOf = async (accountId: string, files: OwnFiles): Promise<OwnSupportRequest[]> => {
    const asked = await askedOfSupport(accountId, files);
    const nameOf = await teamNames(asked.map(({ merchantId }) => merchantId));
    return asked.map(({ merchantId, ...request }) => ({ ...request, team: nameOf(merchantId) }));
  };
  const paymentBrowsersOf = async (accountId: string): Promise<AccountData['paymentBrowsers']> => {
    const browsers = await needs.pushDevices.listOf(accountId);
    const nameOf = await teamNames(browsers.map(({ merchantId }) => merchantId));
    return browsers.map(({ merchantId, renewedAt }) => ({
      team: nameOf(merchantId),
      renewedAt: renewedAt.toISOString(),
    }));
  };
  const activityOf = async (accountId: string): Promise<AccountData['activity']> => {
    const auditEvents = await logs.auditEventsOf(db, accountId);
    const nameOf = await teamNames(auditEvents.map(({ merchantId }) => merchantId));
    return auditEvents.map(({ merchantId, event, subject, at, ip }) => ({
      team: nameOf(merchantId),
      event: nameOfEvent(event),
      subject: subject.name,
      at,
      ip,
    }));
  };

  const waysIn = async (accountId: string): Promise<Pick<AccountData, 'twoFactor' | 'passkeys'>> => {
    const { enabledAt, recoveryCodesLeft } = await needs.factors.state(db, accountId);
    const enabled = enabledAt !== null;
    return {
      twoFactor: { enabled, enabledAt: enabledAt?.toISOString() ?? null, recoveryCodesLeft },
      passkeys: await needs.passkeys.listOf(db, accountId),
    };
  };

  const dataOf = async (call: Call<typeof downloadAccountData>, files: OwnFiles): Promise<AccountData> => {
    const { actor, ip, now } = call;
    const { accountId } = actor;
    const account = (await credentials.find(accountId)) ?? refuse('session_ended');
    const places = await sessions.teamsOf(db, accountId);
    const known = await networks.listOf(db, accountId);
    return {
      account: await profileOf(account),
      chatAccount: chatAccountOf(account),
      ...(await waysIn(accountId)),
      teams: places.map(({ name, merchantNumber: number, roleName: role, isAdmin, joinedAt }) => ({
        name,
        number,
        role,
        isAdmin,
        joinedAt: joinedAt.toISOString(),
      })),
      sessions: await sessionList.listOf(actor, now),
      networks: known.map(({ network, lastUsedAt }) => ({ network, lastUsedAt: lastUsedAt.toISOString() })),
      activity: await activityOf(accountId),
      paymentBrowsers: await paymentBrowsersOf(accountId),
      supportRequests: await supportRequestsOf(accountId, files),
      submissions: await needs.submittedBy({ accountId, ip, now }, files),
    };
  };

  return {
    download: async (call: Call<typeof downloadAccountData>): Promise<Readable> => {
      const { gone, now } = call;
      const files = createOwnFiles();
      const data = await dataOf(call, files);
      // Only declared fields (rule: listed-fields-only), and which files are there is known at the end.
      return archive({ files, document: () => AccountData.parse(data), at: now, gone });
    },
  };
};
export type AccountDataService = ReturnType<typeof createAccountDataService>;

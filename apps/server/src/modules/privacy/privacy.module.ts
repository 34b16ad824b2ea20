import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPort } from '../../platform/port.ts';
import type { AccountErasing } from '../account/account-erasing.service.ts';
import type { AvatarService } from '../account/avatar.service.ts';
import type { Credentials } from '../account/credentials.service.ts';
import type { KnownNetworks } from '../account/known-networks.service.ts';
import type { FactorService } from '../factor/factor.service.ts';
import type { InvitationAcceptance } from '../invitation/invitation-acceptance.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { Leaving } from '../member/leaving.service.ts';
import type { NoticePreferences } from '../notification/notice-preference.service.ts';
import type { PushDevices } from '../notification/push-device.service.ts';
import type { PasskeyService } from '../passkey/passkey.service.ts';
import type { SessionService } from '../session/session.service.ts';
import type { SessionList } from '../session/session-list.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { type AskedOfSupport, createAccountDataService, type SubmittedBy } from './account-data.service.ts';
import { createAccountErasure } from './account-erasure.service.ts';
import { privacyRoutes } from './privacy.routes.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db'>;
  readonly credentials: Credentials;
  readonly avatars: AvatarService;
  readonly networks: KnownNetworks;
  readonly factors: FactorService;
  readonly passkeys: PasskeyService;
  readonly sessions: SessionService;
  readonly sessionList: SessionList;
  readonly logs: LogService;
  readonly teams: TeamService;
  readonly pushDevices: PushDevices;
  readonly noticePreferences: Pick<NoticePreferences, 'erase'>;
  readonly invitationAcceptance: Pick<InvitationAcceptance, 'erase'>;
  readonly accountErasing: AccountErasing;
  readonly leaving: Leaving;
}

/** What people may ask about the data that is kept of them. */
export const privacyModule = (needs: Needs) => {
  const { credentials, avatars, networks, factors, passkeys, sessions, sessionList, logs, teams, pushDevices } = needs;
  const { db } = needs.platform;
  const askedOfSupport = createPort<AskedOfSupport>('what people asked support');
  const submittedBy = createPort<SubmittedBy>('what people submitted for their teams');
  const accountData = createAccountDataService({
    db,
    credentials,
    avatars,
    networks,
    factors,
    passkeys,
    sessions,
    sessionList,
    logs,
    teams,
    pushDevices,
    askedOfSupport: (...ask) => askedOfSupport.get()(...ask),
    submittedBy: (...ask) => submittedBy.get()(...ask),
  });
  const accountErasure = createAccountErasure({
    db,
    erasing: needs.accountErasing,
    leaving: needs.leaving,
    sessions,
    parts: [
      sessions.erase,
      factors.erase,
      passkeys.erase,
      pushDevices.erase,
      needs.noticePreferences.erase,
      needs.invitationAcceptance.erase,
    ],
  });
  return {
    services: { accountData },
    ports: { askedOfSupport, submittedBy },
    routes: (implement: Implement) => privacyRoutes(implement, accountData, accountErasure),
  } satisfies Module;
};

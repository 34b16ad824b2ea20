import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPort } from '../../platform/port.ts';
import type { AccountErasing } from '../account/account-erasing.service.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { Credentials } from '../account/credentials.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { Grants } from '../member/grants.service.ts';
import type { MemberService } from '../member/member.service.ts';
import type { RoleService } from '../role/role.service.ts';
import type { InvitedManagers } from './channel-invited.service.ts';
import { createChannelInvited } from './channel-invited.service.ts';
import { invitationRoutes } from './invitation.routes.ts';
import { createInvitationService } from './invitation.service.ts';
import { createInvitationAcceptance } from './invitation-acceptance.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'events' | 'limits' | 'mailer'>;
  readonly names: AccountNames;
  readonly credentials: Credentials;
  readonly accountErasing: AccountErasing;
  readonly logs: LogService;
  readonly roles: RoleService;
  readonly grants: Grants;
  readonly members: MemberService;
}

/** How people come to a team. */
export const invitationModule = (needs: Needs) => {
  const { platform, names, credentials, accountErasing, logs, roles, grants, members } = needs;
  const { db, events, limits, mailer } = platform;
  const { publicBaseUrl } = platform.config;
  const port = createPort<InvitedManagers>('who is invited to manage channels');
  const managers: InvitedManagers = {
    mayInvite: (...asked) => port.get().mayInvite(...asked),
    admit: (...asked) => port.get().admit(...asked),
    nameOf: (...asked) => port.get().nameOf(...asked),
  };
  const invitations = createInvitationService({
    db,
    limits,
    events,
    logs,
    mailer,
    publicBaseUrl,
    names,
    grants,
    members,
    managers,
  });
  const invitationAcceptance = createInvitationAcceptance({
    db,
    events,
    logs,
    credentials,
    accountErasing,
    roles,
    grants,
    members,
    managers,
  });
  return {
    services: { invitations, invitationAcceptance, channelInvited: createChannelInvited() },
    ports: { managers: port },
    routes: (implement: Implement) => invitationRoutes(implement, invitations, invitationAcceptance),
  } satisfies Module;
};

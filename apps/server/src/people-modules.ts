import { accountModule } from './modules/account/account.module.ts';
import { addressModule } from './modules/address/address.module.ts';
import { factorModule } from './modules/factor/factor.module.ts';
import { invitationModule } from './modules/invitation/invitation.module.ts';
import { logModule } from './modules/log/log.module.ts';
import { adminMaskFor } from './modules/member/admin-mask.service.ts';
import { memberModule } from './modules/member/member.module.ts';
import { notificationModule } from './modules/notification/notification.module.ts';
import { passkeyModule } from './modules/passkey/passkey.module.ts';
import { privacyModule } from './modules/privacy/privacy.module.ts';
import { roleModule } from './modules/role/role.module.ts';
import { sessionModule } from './modules/session/session.module.ts';
import { staffModule } from './modules/staff/staff.module.ts';
import { teamModule } from './modules/team/team.module.ts';
import type { Platform } from './platform/platform.ts';

/** Who people are and where they work. */
export const openPeople = (platform: Platform) => {
  const account = accountModule({ platform });
  const { names, credentials, networks, captchas, ownPassword, avatars, loginRateLimiter, accountErasing } =
    account.services;
  const log = logModule({ platform, names, maskFor: adminMaskFor });
  const { logs } = log.services;
  const role = roleModule({ platform, logs });
  const { roles } = role.services;
  const member = memberModule({ platform, names, logs, roles });
  const { members, grants, leaving } = member.services;
  const team = teamModule({ platform, names, members });
  const { teams } = team.services;
  const invitation = invitationModule({ platform, names, credentials, accountErasing, logs, roles, grants, members });
  const session = sessionModule({ platform, loginRateLimiter, credentials, roles });
  const { sessions, sessionList, secondStep } = session.services;
  account.ports.sessions.give(sessions);
  const factor = factorModule({ platform, networks, credentials, captchas, ownPassword, sessions, secondStep });
  const { factors } = factor.services;
  session.ports.hasFactor.give(factors.isOn);
  const passkey = passkeyModule({ platform, credentials, sessions });
  const { passkeys } = passkey.services;
  const notification = notificationModule({ platform, logs, members, sessions, teams });
  const { pushDevices, noticePreferences } = notification.services;
  const privacy = privacyModule({
    platform,
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
    noticePreferences,
    invitationAcceptance: invitation.services.invitationAcceptance,
    accountErasing,
    leaving,
  });
  const staff = staffModule({ platform, passwords: account.services.passwords, teams });
  const address = addressModule({ platform });
  const people = { account, log, role, member, team, invitation, session, factor, passkey, privacy };
  return { ...people, notification, staff, address };
};
export type People = ReturnType<typeof openPeople>;

import type { AccountNames } from './modules/account/account-names.service.ts';
import type { Credentials } from './modules/account/credentials.service.ts';
import { createInvitationService } from './modules/invitation/invitation.service.ts';
import { createInvitationAcceptance } from './modules/invitation/invitation-acceptance.service.ts';
import type { LogService } from './modules/log/log.service.ts';
import { createAdminList } from './modules/member/admin-list.service.ts';
import { createGrants } from './modules/member/grants.service.ts';
import { createMemberService } from './modules/member/member.service.ts';
import { createMemberChanges } from './modules/member/member-changes.service.ts';
import { createMemberRights } from './modules/member/member-rights.service.ts';
import { createBell } from './modules/notification/bell.service.ts';
import { mailNotices } from './modules/notification/notice-mail.ts';
import { createNoticePreferences } from './modules/notification/notice-preference.service.ts';
import { createNotices } from './modules/notification/notices.service.ts';
import type { RoleService } from './modules/role/role.service.ts';
import type { TeamService } from './modules/team/team.service.ts';
import type { Platform } from './platform/platform.ts';

/** Who works in a team, and how people come to it. */
export const openMembers = (
  { config, db, events, limits, mailer }: Platform,
  {
    names,
    logs,
    roles,
    credentials,
  }: { names: AccountNames; logs: LogService; roles: RoleService; credentials: Credentials },
) => {
  const grants = createGrants({ roles });
  const members = createMemberService({ db });
  const inviting = { db, events, logs, grants, members };
  const { publicBaseUrl } = config;
  return {
    members,
    memberChanges: createMemberChanges({ ...inviting, names, roles }),
    adminList: createAdminList({ db, names }),
    invitations: createInvitationService({ ...inviting, limits, mailer, publicBaseUrl, names }),
    invitationAcceptance: createInvitationAcceptance({ ...inviting, credentials, roles }),
  };
};

/** What teams are told of, in the bell and by e-mail. */
export const openNotices = (platform: Platform, teams: TeamService) => {
  const preferences = createNoticePreferences(platform);
  mailNotices({ ...platform, publicBaseUrl: platform.config.publicBaseUrl, rights: createMemberRights(), teams });
  return {
    notices: createNotices({ ...platform, preferences }),
    noticePreferences: preferences,
    bell: createBell({ ...platform, preferences }),
  };
};

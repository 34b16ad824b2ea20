import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPort } from '../../platform/port.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { ChatBindings } from '../account/chat-binding.service.ts';
import type { CertificationService, ChatIdentities } from '../certification/certification.service.ts';
import type { ExportService } from '../export/export.service.ts';
import type { ChannelInvited } from '../invitation/channel-invited.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { MemberService } from '../member/member.service.ts';
import type { ReviewService } from '../review/review.service.ts';
import type { ReviewDrafts } from '../review/review-draft.service.ts';
import type { ReviewPapers } from '../review/review-papers.service.ts';
import type { ReviewSubjects } from '../review/review-subject.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import { channelRoutes } from './channel.routes.ts';
import { createChannelService } from './channel.service.ts';
import { createChannelAccess } from './channel-access.service.ts';
import { createChannelApproval } from './channel-approval.service.ts';
import { createChannelAvatars } from './channel-avatar.service.ts';
import { createChannelCertifications } from './channel-certification.service.ts';
import { createChannelClosing } from './channel-closing.service.ts';
import { createChannelDesk } from './channel-desk.service.ts';
import { createChannelExport } from './channel-export.service.ts';
import { createChannelFreezing } from './channel-freezing.service.ts';
import type { ChannelGrowth } from './channel-growth.service.ts';
import { createChannelInvitations } from './channel-invitation.service.ts';
import { createChannelPapers } from './channel-paper.service.ts';
import { createChannelPosters } from './channel-poster.service.ts';
import { createChannelManagers } from './channel-right.service.ts';
import { createChannelServers } from './channel-server.service.ts';
import { createChannelStandings } from './channel-standing.service.ts';
import { createChannelTelling } from './channel-telling.ts';
import { createChannelView } from './channel-view.service.ts';
import { createFoundChannels } from './found-channels.service.ts';
import { createInvitedManagers } from './manager-invitation.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'events' | 'fileInspector' | 'clock' | 'jobs' | 'config'>;
  readonly names: AccountNames;
  readonly bindings: ChatBindings;
  readonly teams: TeamService;
  readonly members: MemberService;
  readonly logs: LogService;
  readonly exports: ExportService;
  readonly reviews: ReviewService;
  readonly reviewSubjects: ReviewSubjects;
  readonly drafts: ReviewDrafts;
  readonly reviewPapers: ReviewPapers;
  readonly uploads: UploadService;
  readonly certifications: CertificationService;
  readonly chatIdentities: ChatIdentities;
  readonly invited: ChannelInvited;
}

/** The channels of teams. */
export const channelModule = (needs: Needs) => {
  const { platform, names, bindings, teams, members, logs, exports, reviews, reviewSubjects } = needs;
  const { db, events, fileInspector, clock, jobs, config } = platform;
  const growthPort = createPort<ChannelGrowth>('the followers of channels');
  const growth: ChannelGrowth = (...asked) => growthPort.get()(...asked);
  const tell = createChannelTelling({ events, logs });
  const access = createChannelAccess({ bindings });
  const view = createChannelView({ publicBaseUrl: config.publicBaseUrl, names, growth });
  const avatars = createChannelAvatars({ db, fileInspector });
  const standings = createChannelStandings({ events, reviews, reviewSubjects, access, tell });
  const certifications = createChannelCertifications({ ...needs, db, access, tell });
  const channels = createChannelService({ db, teams, access, avatars, view, standings, tell });
  const closing = createChannelClosing({ db, clock, jobs, events, access, view, tell });
  const invitations = createChannelInvitations({ db, access, view, tell });
  const managers = createChannelManagers({ db, access, names, members, view, standings, tell, invited: needs.invited });
  const servers = createChannelServers({ db, access, members, names, tell });
  const posters = createChannelPosters({ db, access, view, invitations });
  exports.register('channel', createChannelExport({ db, view }));
  return {
    services: {
      channels,
      channelAccess: access,
      channelServers: servers,
      invitedManagers: createInvitedManagers({ access, names, invited: needs.invited, tell }),
      channelPapers: createChannelPapers({ access, papers: needs.reviewPapers }),
      foundChannels: createFoundChannels({ events }),
      channelDesk: createChannelDesk({ events, view }),
      channelFreezing: createChannelFreezing({ events }),
    },
    ports: { growth: growthPort },
    routes: (implement: Implement) =>
      channelRoutes(implement, {
        channels,
        avatars,
        approval: createChannelApproval({ db, access, view, tell }),
        closing,
        posters,
        invitations,
        managers,
        certifications,
        servers,
      }),
  } satisfies Module;
};

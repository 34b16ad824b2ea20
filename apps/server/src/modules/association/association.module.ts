import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { AppletStandings } from '../applet/applet-standing.service.ts';
import type { FoundApplets } from '../applet/found-applets.service.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import type { FoundChannels } from '../channel/found-channels.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { ReviewService } from '../review/review.service.ts';
import type { ReviewSubjects } from '../review/review-subject.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { associationRoutes } from './association.routes.ts';
import { createAssociationService } from './association.service.ts';
import { createAssociationAnswers } from './association-answer.service.ts';
import { createAssociationReviews } from './association-review.service.ts';
import { createAssociationView } from './association-view.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'events'>;
  readonly teams: TeamService;
  readonly logs: LogService;
  readonly notices: Notices;
  readonly reviews: ReviewService;
  readonly reviewSubjects: ReviewSubjects;
  readonly applets: AppletService;
  readonly foundApplets: FoundApplets;
  readonly standings: AppletStandings;
  readonly access: ChannelAccess;
  readonly foundChannels: FoundChannels;
}

/** The mini programs that channels lead to. */
export const associationModule = ({ platform, ...needs }: Needs) => {
  const { db, events } = platform;
  const view = createAssociationView(needs);
  const associationReviews = createAssociationReviews({ events, ...needs });
  const shared = { db, associationReviews, view };
  const associations = createAssociationService({ ...shared, ...needs });
  const answers = createAssociationAnswers({ ...shared, ...needs });
  return {
    services: { associatedApplets: view.appletOf },
    routes: (implement: Implement) => associationRoutes(implement, { associations, answers }),
  } satisfies Module;
};

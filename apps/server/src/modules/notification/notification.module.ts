import type { FastifyInstance } from 'fastify';
import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LogService } from '../log/log.service.ts';
import type { MemberService } from '../member/member.service.ts';
import type { SessionService } from '../session/session.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { createBell } from './bell.service.ts';
import { mailNotices } from './notice-mail.ts';
import { createNoticePreferences } from './notice-preference.service.ts';
import { createNotices } from './notices.service.ts';
import { notificationRoutes } from './notification.routes.ts';
import { createNotificationService } from './notification.service.ts';
import { createPaymentNotices } from './payment-notice.service.ts';
import { keepPaymentTeams } from './payment-teams.ts';
import { createPushDevices } from './push-device.service.ts';
import { keepPushKey } from './push-key.ts';
import { sendPushes } from './push-sending.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'clock' | 'jobs' | 'events' | 'mailer' | 'secrets' | 'outbound'>;
  readonly logs: LogService;
  readonly members: MemberService;
  readonly sessions: SessionService;
  readonly teams: TeamService;
}

/** What teams are told of: on their screens at once, in the bell, and by e-mail. */
export const notificationModule = ({ platform, logs, members, sessions, teams }: Needs) => {
  const { db, clock, jobs, events, mailer, secrets, outbound } = platform;
  const { publicBaseUrl } = platform.config;
  const paymentTeams = keepPaymentTeams({ db, events });
  const noticePreferences = createNoticePreferences({ db, events, logs, paymentTeams });
  mailNotices({ db, clock, jobs, mailer, publicBaseUrl, members, teams });
  const notices = createNotices({ clock, events, jobs, preferences: noticePreferences });
  const paymentNotices = createPaymentNotices({ db, clock, jobs, notices, teams: paymentTeams });
  const bell = createBell({ db, clock, jobs, events, preferences: noticePreferences });
  const pairOf = keepPushKey({ db, clock, secrets });
  sendPushes({ db, clock, jobs, secrets, outbound, publicBaseUrl, members, teams, sessions, pairOf });
  const pushDevices = createPushDevices({ db, clock, jobs, secrets, outbound, pairOf });
  const notifications = createNotificationService({ clock, events, rightsOf: sessions.liveRights });
  return {
    services: { notices, paymentNotices, noticePreferences, bell, notifications, pushDevices },
    routes: (implement: Implement) =>
      notificationRoutes(implement, { notifications, bell, noticePreferences, pushDevices }),
    serve: (app: FastifyInstance) => void app.addHook('preClose', notifications.endAll),
  } satisfies Module;
};

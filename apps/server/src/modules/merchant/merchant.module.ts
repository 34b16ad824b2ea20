import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPort } from '../../platform/port.ts';
import type { CaptchaService } from '../account/captcha.service.ts';
import type { CertificationService } from '../certification/certification.service.ts';
import type { CertifiedDocuments } from '../certification/certified-document.service.ts';
import type { Freezes } from '../freeze/freeze.service.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { ReviewService } from '../review/review.service.ts';
import type { ReviewDrafts } from '../review/review-draft.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { ConsentEmails } from '../staff/consent-emails.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { TeamList } from '../team/team-list.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import { createContactEmails } from './contact-email.service.ts';
import { merchantRoutes } from './merchant.routes.ts';
import { createMerchantService, type ShopCodeRequests } from './merchant.service.ts';
import { merchantDeskRoutes } from './merchant-desk.routes.ts';
import { createMerchantDesk } from './merchant-desk.service.ts';
import { createSettingChanges } from './setting-change.service.ts';
import { createSettingRequests } from './setting-request.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'db' | 'clock' | 'jobs' | 'limits' | 'mailer'>;
  readonly captchas: CaptchaService;
  readonly logs: LogService;
  readonly teams: TeamService;
  readonly teamList: TeamList;
  readonly staffNames: StaffNames;
  readonly auditEvents: AuditEvents;
  readonly consentEmails: ConsentEmails;
  readonly uploads: UploadService;
  readonly reviews: ReviewService;
  readonly drafts: ReviewDrafts;
  readonly certifications: CertificationService;
  readonly certifiedDocuments: CertifiedDocuments;
  readonly freezes: Freezes;
  readonly ledger: Ledger;
}

/** What a merchant says of itself, and what staff see of merchants and agree with them. */
export const merchantModule = (needs: Needs) => {
  const { platform, teams, teamList, staffNames, auditEvents, consentEmails, uploads, reviews, drafts } = needs;
  const { certifications, certifiedDocuments: documents, freezes, ledger, captchas, logs } = needs;
  const { db, clock, jobs, limits, mailer } = platform;
  const contactEmails = createContactEmails({ db, limits, captchas, mailer, logs, teams });
  const shopCodePort = createPort<ShopCodeRequests>('the requests for the QR code of a shop');
  const shopCodes: ShopCodeRequests = { submitWith: (...ask) => shopCodePort.get().submitWith(...ask) };
  const merchants = createMerchantService({
    db,
    logs,
    reviews,
    drafts,
    uploads,
    teams,
    certifications,
    shopCodes,
    contactEmails,
  });
  const settingChanges = createSettingChanges({ db, teams, auditEvents, staffNames });
  const settingRequests = createSettingRequests({ db, clock, jobs, teams, auditEvents, staffNames, consentEmails });
  const merchantDesk = createMerchantDesk({ db, teamList, documents, freezes, ledger, contactEmails });
  return {
    services: { merchants, settingChanges, settingRequests },
    ports: { shopCodes: shopCodePort },
    routes: (implement: Implement) => {
      merchantRoutes(implement, { merchants, contactEmails });
      merchantDeskRoutes(implement, { merchantDesk, settingChanges, settingRequests });
    },
  } satisfies Module;
};

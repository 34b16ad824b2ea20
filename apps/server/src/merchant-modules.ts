import { appletModule } from './modules/applet/applet.module.ts';
import { certificateModule } from './modules/certificate/certificate.module.ts';
import { certificationModule } from './modules/certification/certification.module.ts';
import { domainModule } from './modules/domain/domain.module.ts';
import { exportModule } from './modules/export/export.module.ts';
import { freezeModule } from './modules/freeze/freeze.module.ts';
import { ledgerModule } from './modules/ledger/ledger.module.ts';
import { merchantModule } from './modules/merchant/merchant.module.ts';
import { productModule } from './modules/product/product.module.ts';
import { railModule } from './modules/rail/rail.module.ts';
import { requestModule } from './modules/request/request.module.ts';
import { reviewModule } from './modules/review/review.module.ts';
import type { SandboxSettings } from './modules/sandbox/sandbox-settings.ts';
import { uploadModule } from './modules/upload/upload.module.ts';
import { webhookModule } from './modules/webhook/webhook.module.ts';
import type { People } from './people-modules.ts';
import type { Platform } from './platform/platform.ts';

/** What a team submits to be looked at, and its documents. */
const openReviews = (platform: Platform, reviewMode: SandboxSettings['reviewMode'], people: People) => {
  const { names, bindings } = people.account.services;
  const { members, adminList } = people.member.services;
  const { teams } = people.team.services;
  const { logs } = people.log.services;
  const { sessions } = people.session.services;
  const { notices } = people.notification.services;
  const { staff, staffNames, auditEvents, consentEmails } = people.staff.services;
  const upload = uploadModule({ platform, sessions, staff, staffNames, teams });
  const { uploads } = upload.services;
  const review = reviewModule({
    platform,
    reviewMode,
    names,
    sessions,
    members,
    adminList,
    teams,
    notices,
    staffNames,
    auditEvents,
    consentEmails,
    uploads,
  });
  const { reviews, drafts } = review.services;
  upload.ports.drafted.give(drafts.mentioned);
  people.session.ports.formIdOf.give(reviews.idOfLatestForm);
  people.privacy.ports.submittedBy.give(review.services.reviewAccountData.listOf);
  const certification = certificationModule({ platform, bindings, logs, sessions, teams, uploads, reviews, drafts });
  return { upload, review, certification };
};

/** How the servers of merchants and the rails of the platform are connected. */
const openConnections = (platform: Platform, railMode: SandboxSettings['railMode'], people: People) => {
  const { teams } = people.team.services;
  const { notices } = people.notification.services;
  const { logs } = people.log.services;
  const { staffNames, auditEvents } = people.staff.services;
  const certificate = certificateModule({ platform, teams, notices, logs });
  const { certificates, merchantIdOf } = certificate.services;
  const request = requestModule({ platform, certificates, merchantIdOf });
  const webhook = webhookModule({ platform, notices, logs });
  const rail = railModule({ platform, railMode, teams, staffNames, auditEvents });
  return { certificate, request, webhook, rail };
};

/** What merchants say of themselves, how their servers are connected, and whose money is where. */
export const openMerchants = (platform: Platform, settings: SandboxSettings, people: People) => {
  const { names, captchas } = people.account.services;
  const { logs } = people.log.services;
  const { adminList } = people.member.services;
  const { teams, teamList } = people.team.services;
  const { notices } = people.notification.services;
  const { staffNames, auditEvents, consentEmails } = people.staff.services;
  const exporting = exportModule({ platform, logs });
  const { exports } = exporting.services;
  const reviewing = openReviews(platform, settings.reviewMode, people);
  const { uploads } = reviewing.upload.services;
  const { reviews, reviewAnswers, reviewSubjects, drafts } = reviewing.review.services;
  const { certifications, certifiedDocuments } = reviewing.certification.services;
  const connections = openConnections(platform, settings.railMode, people);
  const { rails } = connections.rail.services;
  const asking = { platform, names, teams, staffNames, auditEvents, consentEmails };
  const freeze = freezeModule({ ...asking, adminList, notices });
  const { freezes } = freeze.services;
  const ledgers = ledgerModule({ ...asking, logs, certifications, exports, rails, freezes });
  const { ledger } = ledgers.services;
  const merchant = merchantModule({
    ...asking,
    captchas,
    logs,
    teamList,
    uploads,
    reviews,
    drafts,
    certifications,
    certifiedDocuments,
    freezes,
    ledger,
  });
  const { settingChanges, settingRequests } = merchant.services;
  const product = productModule({
    platform,
    names,
    logs,
    adminList,
    teams,
    auditEvents,
    uploads,
    reviews,
    reviewAnswers,
    drafts,
    certifications,
    settingChanges,
    settingRequests,
  });
  merchant.ports.shopCodes.give(product.services.productActivations);
  const applet = appletModule({ platform, teams, logs, exports, reviews, reviewSubjects });
  const domain = domainModule({ platform, names, logs, applets: applet.services.applets });
  return { exporting, ...reviewing, ...connections, freeze, ledgers, merchant, product, applet, domain };
};
export type Merchants = ReturnType<typeof openMerchants>;

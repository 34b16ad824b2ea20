import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { CertificationService } from '../certification/certification.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { AdminList } from '../member/admin-list.service.ts';
import type { SettingChanges } from '../merchant/setting-change.service.ts';
import type { SettingRequests } from '../merchant/setting-request.service.ts';
import type { ReviewService } from '../review/review.service.ts';
import type { ReviewAnswers } from '../review/review-answer.service.ts';
import type { ReviewDrafts } from '../review/review-draft.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import { productRoutes } from './product.routes.ts';
import { createProductService } from './product.service.ts';
import { createProductActivations } from './product-activation.service.ts';
import { createProductBlocks } from './product-block.service.ts';
import { createProductFees } from './product-fee.service.ts';
import { createFeeEmails } from './product-fee-emails.ts';
import { createProductList } from './product-list.service.ts';
import { keepProducts } from './product-standing.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'events' | 'mailer'>;
  readonly names: AccountNames;
  readonly logs: LogService;
  readonly adminList: AdminList;
  readonly teams: TeamService;
  readonly auditEvents: AuditEvents;
  readonly uploads: UploadService;
  readonly reviews: ReviewService;
  readonly reviewAnswers: ReviewAnswers;
  readonly drafts: ReviewDrafts;
  readonly certifications: CertificationService;
  readonly settingChanges: SettingChanges;
  readonly settingRequests: SettingRequests;
}

/** Payment products: asked for, decided, set up, and what they cost. */
export const productModule = (needs: Needs) => {
  const { platform, names, logs, adminList, teams, auditEvents, uploads, reviews, drafts, certifications } = needs;
  const { config, db, events, mailer } = platform;
  const { publicBaseUrl, supportEmail } = config;
  const products = createProductService();
  keepProducts({ events, reviews, teams });
  const list = createProductList({ db, events, logs, reviews, drafts, uploads, supportEmail });
  const emails = createFeeEmails({ mailer, publicBaseUrl, names, adminList, teams });
  const desk = {
    productList: list,
    productActivations: createProductActivations({
      db,
      logs,
      reviews,
      reviewAnswers: needs.reviewAnswers,
      drafts,
      uploads,
      teams,
      certifications,
      list,
      products,
    }),
    productFees: createProductFees({
      db,
      events,
      teams,
      changes: needs.settingChanges,
      requests: needs.settingRequests,
      emails,
    }),
    productBlocks: createProductBlocks({
      db,
      events,
      mailer,
      publicBaseUrl,
      supportEmail,
      names,
      adminList,
      teams,
      auditEvents,
    }),
  };
  return {
    services: { products, productActivations: desk.productActivations },
    routes: (implement: Implement) => productRoutes(implement, desk),
  } satisfies Module;
};

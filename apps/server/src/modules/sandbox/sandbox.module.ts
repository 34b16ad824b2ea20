import type { FastifyInstance } from 'fastify';
import type { Implement } from '../../platform/implement.ts';
import { carryInside } from '../../platform/inside.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BillService } from '../bill/bill.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { ExportService } from '../export/export.service.ts';
import type { LedgerProofs } from '../ledger/ledger-proof.service.ts';
import type { OrderRefunds } from '../order/order-refund.service.ts';
import type { SandboxRails } from '../rail/sandbox-rail.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import { createBankActs } from './bank-act.service.ts';
import { createDemoMerchant } from './demo-merchant.service.ts';
import { serveDemoServers } from './demo-servers.ts';
import { sandboxRoutes } from './sandbox.routes.ts';
import { createSandboxService } from './sandbox.service.ts';
import type { SandboxSettings } from './sandbox-settings.ts';
import { createSeedService, type SeedNeeds } from './seed.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'clock' | 'jobs' | 'events' | 'owner' | 'signing' | 'otherHosts'>;
  readonly settings: SandboxSettings;
  /** What an empty database is filled by: services of nearly every other module. */
  readonly seeding: Omit<SeedNeeds, 'db' | 'clock'>;
  readonly uploads: UploadService;
  readonly exports: ExportService;
  readonly sandboxRails: SandboxRails;
  readonly ledgerProofs: LedgerProofs;
  readonly refundable: OrderRefunds;
  readonly customers: CustomerService;
  readonly bills: BillService;
}

/** What a sandbox has on top of the product: its switches, its clock, its people, its fresh start. */
export const sandboxModule = (needs: Needs) => {
  const { platform, settings, seeding, uploads, exports, sandboxRails, ledgerProofs: books, customers, bills } = needs;
  const { config, db, clock, jobs, events, owner, signing, otherHosts } = platform;
  const seeds = createSeedService({ ...seeding, db, clock });
  const sandbox = createSandboxService({
    db,
    clock,
    events,
    jobs,
    settings,
    seeds,
    customers,
    uploads,
    exports,
    bills,
    books,
    config,
    owner,
    signing,
  });
  const merchant = createDemoMerchant({ config, clock, signing });
  const bankActs = createBankActs({ db, orderRefunds: needs.refundable, sandboxRails });
  return {
    services: { sandbox, settings, seeds },
    routes: (implement: Implement) => sandboxRoutes(implement, sandbox, bankActs),
    serve: (app: FastifyInstance): void => {
      if (!config.sandbox || config.sandboxSeed === 'none') return;
      merchant.connect((request) => carryInside(app, request));
      serveDemoServers({ config, clock, jobs, merchant, otherHosts });
    },
  } satisfies Module;
};

import type { ReplyOf } from '@balcao/contract/endpoint';
import { PaymentMethod } from '@balcao/contract/order';
import type {
  addPhonePerson,
  advanceClock,
  getClock,
  getRail,
  getReviewMode,
  getSandbox,
  listMails as listMailsEndpoint,
  resetSandbox,
  setRail,
  setReviewMode,
} from '@balcao/contract/sandbox';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Signing } from '../../platform/signing.ts';
import type { BillService } from '../bill/bill.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { ExportService } from '../export/export.service.ts';
import type { LedgerProofs } from '../ledger/ledger-proof.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import { keepCredentials, writeSandboxFile } from './demo.ts';
import { createPhonePeople } from './phone-people.ts';
import { listMails } from './sandbox.repository.ts';
import type { SandboxSettings } from './sandbox-settings.ts';
import type { SeedService } from './seed.service.ts';
import { analyse, startOver } from './start-over.ts';

/** The demonstration's newest days have their bills from the start. */
const daysWithBills = 30;

const railsByWord = { ...PaymentMethod.enum, payout: 'payout' } as const;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly events: Pick<Events, 'announceSettings'>;
  readonly jobs: Pick<Jobs, 'sweep'>;
  readonly settings: SandboxSettings;
  readonly seeds: SeedService;
  readonly customers: Pick<CustomerService, 'add' | 'knownPhones'>;
  readonly uploads: Pick<UploadService, 'clear'>;
  readonly exports: Pick<ExportService, 'clear'>;
  readonly bills: Pick<BillService, 'catchUp' | 'clear'>;
  readonly books: Pick<LedgerProofs, 'night'>;
  readonly config: Config;
  /** A connection with the rights of the database's owner. */
  readonly owner: pg.ClientConfig;
  readonly signing: Signing;
}

/** The switches of the sandbox. Nothing here exists outside it. */
export const createSandboxService = (needs: Needs) => {
  const {
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
  } = needs;
  const people = createPhonePeople({ db, customers });
  const clockNow = (): ReplyOf<typeof getClock> => ({
    now: clock.now().toISOString(),
    aheadSeconds: clock.aheadSeconds(),
  });

  /** Seeds an empty installation, and writes down what someone who tries it needs to know. */
  const prepare = async (): Promise<void> => {
    await settings.read();
    if (config.sandboxSeed === 'none') return;
    const credentials = await seeds.seed(config.sandboxSeed);
    if (credentials) {
      keepCredentials(config, credentials);
      await analyse(owner);
      await bills.catchUp(daysWithBills);
      await books.night();
    }
    writeSandboxFile(config, { id: signing.keyId, publicKey: signing.publicKey });
  };

  const railModes = () => {
    const { wallet, pix, debit, credit, payout } = railsByWord;
    const { railMode } = settings;
    const methods = { wallet: railMode(wallet), pix: railMode(pix), debit: railMode(debit), credit: railMode(credit) };
    return { ...methods, payout: railMode(payout) };
  };

  return {
    prepare,

    state: async (_call: Call<typeof getSandbox>): Promise<ReplyOf<typeof getSandbox>> => ({
      sandbox: true,
      customers: await people.list(),
    }),

    addPerson: ({ body }: Call<typeof addPhonePerson>) => people.add(body.name),

    mails: async ({ query }: Call<typeof listMailsEndpoint>): Promise<ReplyOf<typeof listMailsEndpoint>> => {
      const rows = await listMails(db, query.to);
      const list = rows.map(({ id, recipient: to, subject, body: text, createdAt }) => ({
        id,
        to,
        subject,
        text,
        sentAt: createdAt.toISOString(),
      }));
      return { list };
    },

    clock: async (_call: Call<typeof getClock>) => clockNow(),

    /** What falls due in between has happened when this answers. */
    advance: async ({ body }: Call<typeof advanceClock>) => {
      await settings.advance(body.advanceSeconds);
      await jobs.sweep();
      return clockNow();
    },

    rail: async (_call: Call<typeof getRail>) => railModes(),

    setRail: async ({ body }: Call<typeof setRail>) => {
      for (const [rail, mode] of Object.entries(body))
        if (mode) await settings.setRailMode(railsByWord[rail as keyof typeof railsByWord], mode);
      return railModes();
    },

    reviews: async (_call: Call<typeof getReviewMode>) => ({ mode: settings.reviewMode() }),

    setReviews: async ({ body }: Call<typeof setReviewMode>) => {
      await settings.setReviewMode(body.mode);
      return { mode: settings.reviewMode() };
    },

    reset: async (_call: Call<typeof resetSandbox>): Promise<null> => {
      await startOver(owner);
      await uploads.clear();
      await exports.clear();
      await bills.clear();
      await prepare();
      events.announceSettings();
      return null;
    },
  };
};
export type SandboxService = ReturnType<typeof createSandboxService>;

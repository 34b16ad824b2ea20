import type { ReplyOf } from '@balcao/contract/endpoint';
import { RailMode } from '@balcao/contract/rail';
import type {
  advanceClock,
  getClock,
  getRail,
  getSandbox,
  listMails as listMailsEndpoint,
  resetSandbox,
  setRail,
} from '@balcao/contract/sandbox';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { addAhead, listMails, readSetting, writeSetting } from './sandbox.repository.ts';
import { phonePeople } from './seed-people.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly events: Events;
  readonly jobs: Jobs;
  /** Forgets everything and lays out the sandbox anew. */
  readonly startOver: () => Promise<void>;
}

/** The switches of the sandbox; every process follows them. Nothing here exists outside the sandbox. */
export const createSandboxService = ({ db, clock, events, jobs, startOver }: Needs) => {
  let pixMode: RailMode = 'approve';

  const readSettings = async (): Promise<void> => {
    const mode = RailMode.safeParse(await readSetting(db, 'rail:02'));
    pixMode = mode.success ? mode.data : 'approve';
    clock.setAhead(Number((await readSetting(db, 'clock')) ?? 0));
  };
  events.onSettings(() => void readSettings().catch(() => {}));

  const clockNow = (): ReplyOf<typeof getClock> => ({
    now: clock.now().toISOString(),
    aheadSeconds: clock.aheadSeconds(),
  });

  return {
    readSettings,
    railMode: (): RailMode => pixMode,

    state: async (_call: Call<typeof getSandbox>): Promise<ReplyOf<typeof getSandbox>> => ({
      sandbox: true,
      customers: phonePeople.map(({ name, phone, pin }) => ({ name, phone, pin })),
    }),

    mails: async ({ query }: Call<typeof listMailsEndpoint>): Promise<ReplyOf<typeof listMailsEndpoint>> => {
      const rows = await listMails(db, query.to);
      return {
        list: rows.map((mail) => ({
          id: mail.id,
          to: mail.recipient,
          subject: mail.subject,
          text: mail.body,
          sentAt: mail.createdAt.toISOString(),
        })),
      };
    },

    clock: async (_call: Call<typeof getClock>) => clockNow(),

    /** What falls due in between has happened when this answers. */
    advance: async ({ body }: Call<typeof advanceClock>) => {
      clock.setAhead(await addAhead(db, body.advanceSeconds));
      events.announceSettings();
      await jobs.sweep();
      return clockNow();
    },

    rail: async (_call: Call<typeof getRail>) => ({ pix: pixMode }),

    setRail: async ({ body }: Call<typeof setRail>) => {
      await writeSetting(db, 'rail:02', body.pix);
      pixMode = body.pix;
      events.announceSettings();
      return { pix: pixMode };
    },

    reset: async (_call: Call<typeof resetSandbox>): Promise<null> => {
      await startOver();
      await readSettings();
      events.announceSettings();
      return null;
    },
  };
};
export type SandboxService = ReturnType<typeof createSandboxService>;

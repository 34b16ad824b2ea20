import { PaymentMethod } from '@balcao/contract/order';
import { RailMode, type RailName } from '@balcao/contract/rail';
import { ReviewMode } from '@balcao/contract/sandbox';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { addAhead, readSettings, writeSetting } from './sandbox.repository.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly events: Pick<Events, 'onSettings' | 'announceSettings'>;
}

const railNames: readonly RailName[] = [...PaymentMethod.options, 'payout'];

/** The sandbox's switches, kept in the database so that every process follows them. */
export const createSandboxSettings = ({ db, clock, events }: Needs) => {
  let rails: Readonly<Partial<Record<RailName, RailMode>>> = {};
  let reviews: ReviewMode = 'wait';
  /** What this process has set itself; a reading that began before is older than that. */
  let sets = 0;
  const read = async (): Promise<void> => {
    const setsBefore = sets;
    // One statement: one for each switch would open as many connections at every start.
    const settings = await readSettings(db);
    const modes = railNames.map((method) => [method, RailMode.safeParse(settings[`rail:${method}`]).data] as const);
    const reviewMode = ReviewMode.safeParse(settings['reviews']);
    const ahead = Number(settings['clock'] ?? 0);
    if (sets !== setsBefore) return;
    rails = Object.fromEntries(modes.filter(([, mode]) => mode !== undefined)) as typeof rails;
    reviews = reviewMode.success ? reviewMode.data : 'wait';
    clock.setAhead(ahead);
  };
  // A switch that could not be read now is read with the next announcement.
  events.onSettings(() => void read().catch(() => {}));
  return {
    read,
    railMode: (method: RailName): RailMode => rails[method] ?? 'approve',
    setRailMode: async (method: RailName, mode: RailMode): Promise<void> => {
      await writeSetting(db, `rail:${method}`, mode);
      sets += 1;
      rails = { ...rails, [method]: mode };
      events.announceSettings();
    },
    /** How submissions are decided automatically; `wait` outside the sandbox, where it cannot be set. */
    reviewMode: (): ReviewMode => reviews,
    setReviewMode: async (mode: ReviewMode): Promise<void> => {
      await writeSetting(db, 'reviews', mode);
      sets += 1;
      reviews = mode;
      events.announceSettings();
    },
    advance: async (seconds: number): Promise<void> => {
      const ahead = await addAhead(db, seconds);
      sets += 1;
      clock.setAhead(ahead);
      events.announceSettings();
    },
  };
};
export type SandboxSettings = ReturnType<typeof createSandboxSettings>;

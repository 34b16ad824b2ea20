import { RailMode } from '@balcao/contract/rail';
import { ReviewMode } from '@balcao/contract/sandbox';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { addAhead, readSetting, writeSetting } from './sandbox.repository.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly events: Pick<Events, 'onSettings' | 'announceSettings'>;
}

/** The sandbox's switches, kept in the database so that every process follows them. */
export const createSandboxSettings = ({ db, clock, events }: Needs) => {
  let pix: RailMode = 'approve';
  let reviews: ReviewMode = 'wait';
  const read = async (): Promise<void> => {
    const mode = RailMode.safeParse(await readSetting(db, 'rail:02'));
    pix = mode.success ? mode.data : 'approve';
    const reviewMode = ReviewMode.safeParse(await readSetting(db, 'reviews'));
    reviews = reviewMode.success ? reviewMode.data : 'wait';
    clock.setAhead(Number((await readSetting(db, 'clock')) ?? 0));
  };
  // A switch that could not be read now is read with the next announcement.
  events.onSettings(() => void read().catch(() => {}));
  return {
    read,
    railMode: (): RailMode => pix,
    setRailMode: async (mode: RailMode): Promise<void> => {
      await writeSetting(db, 'rail:02', mode);
      pix = mode;
      events.announceSettings();
    },
    /** What becomes of submissions by itself; `wait` outside the sandbox, where nobody sets it. */
    reviewMode: (): ReviewMode => reviews,
    setReviewMode: async (mode: ReviewMode): Promise<void> => {
      await writeSetting(db, 'reviews', mode);
      reviews = mode;
      events.announceSettings();
    },
    advance: async (seconds: number): Promise<void> => {
      clock.setAhead(await addAhead(db, seconds));
      events.announceSettings();
    },
  };
};
export type SandboxSettings = ReturnType<typeof createSandboxSettings>;

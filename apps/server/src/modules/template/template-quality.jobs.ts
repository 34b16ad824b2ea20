import { templateQuality } from '@balcao/contract/template-quality';
import type { Clock } from '../../platform/clock.ts';
import { type Db, transaction } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { lockPausedUntil } from './template.repository.ts';
import { forgetBefore } from './template-complaint.repository.ts';
import type { TemplateQuality } from './template-quality.service.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every' | 'handle'>;
  readonly quality: Pick<TemplateQuality, 'judge' | 'resume'>;
}
const dayMs = 86_400_000;
const resumeSeconds = 15;
const resumedAtOnce = 100;
const forgetSeconds = 3_600;
const forgottenAtOnce = 2_000;

/** Templates pause and go on by themselves, and what people complained of is forgotten in time. */
export const keepTemplateQuality = ({ db, clock, jobs, quality }: Needs): void => {
  jobs.handle('template.judge', (key) => transaction(db, (tx) => quality.judge(tx, key, clock.now())));
  jobs.every(resumeSeconds, 'template.resume', async () => {
    const resumed = await transaction(db, async (tx) => {
      const now = clock.now();
      const rows = await lockPausedUntil(tx, now, resumedAtOnce);
      for (const row of rows) await quality.resume(tx, row, now);
      return rows.length;
    });
    return resumed < resumedAtOnce ? 'done' : 'left';
  });
  jobs.every(forgetSeconds, 'template.forget', async () => {
    const before = new Date(clock.now().getTime() - templateQuality.keptDays * dayMs);
    return (await forgetBefore(db, before, forgottenAtOnce)) < forgottenAtOnce ? 'done' : 'left';
  });
};

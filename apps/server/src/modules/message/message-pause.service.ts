import { addDays } from '@balcao/brazil/dates';
import { defaultLocale } from '@balcao/contract/locale';
import { pauseRule } from '@balcao/contract/message-template';
import { titleIn } from '@balcao/contract/message-wording';
import { type Db, type Queries, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { TemplateRow } from './message.tables.ts';
import { figureDayOf } from './message-figure-day.ts';
import { findTemplatesById, pauseTemplate, sumFigures } from './message-template.repository.ts';
import { titleOf } from './message-title.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly applets: Pick<AppletService, 'mustFind'>;
}
const { days, answersAtLeast, declinedPercent } = pauseRule;

/** Stops messages that most people decline, so that mini programs do not teach people to decline all of them. */
export const createPauseService = ({ db, events, notices, applets }: Needs) => {
  const isDeclined = async (queries: Queries, template: TemplateRow, now: Date): Promise<boolean> => {
    const { merchantId, id, countsFrom } = template;
    const first = addDays(figureDayOf(now), 1 - days);
    const since = countsFrom && countsFrom > first ? countsFrom : first;
    const figures = (await sumFigures(queries, merchantId, { ids: [id], since })).get(id);
    if (!figures) return false;
    const { accepted, declined } = figures;
    return accepted + declined >= answersAtLeast && declined * 100 >= (accepted + declined) * declinedPercent;
  };

  const pause = (template: TemplateRow, now: Date): Promise<void> =>
    transaction(db, async (tx) => {
      const { merchantId, appletId } = template;
      // Several people may be the one too many at the same moment: the first pauses it, and the team reads of it once.
      if (!(await pauseTemplate(tx, template, 'declined', now))) return;
      const { name } = await applets.mustFind(tx, merchantId, appletId);
      events.publish(tx, merchantId, { topic: 'applet', key: appletId });
      const title = titleIn(titleOf(template), defaultLocale);
      const data = { appletId, name, templateId: template.id, title, at: now.toISOString() };
      await notices.tell(tx, merchantId, { kind: 'messagePaused', data });
    });

  return {
    /** Pauses those of these templates that most people declined; called after answers are kept. What fails is tried at the next one. */
    pauseDeclined: async (templateIds: readonly string[], now: Date): Promise<void> => {
      for (const template of await findTemplatesById(db, templateIds))
        if (template.pausedAt === null && (await isDeclined(db, template, now))) await pause(template, now);
    },
  };
};
export type PauseService = ReturnType<typeof createPauseService>;

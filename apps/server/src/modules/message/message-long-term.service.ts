import type { ReplyOf } from '@balcao/contract/endpoint';
import { MessageCategory } from '@balcao/contract/message-library';
import type {
  allowLongTerm,
  endLongTerm,
  LongTermCategory,
  listLongTermCategories,
} from '@balcao/contract/message-long-term';
import { messageCategoryWords } from '@balcao/contract/message-words';
import type { Db, Queries } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { TemplateRow } from './message.tables.ts';
import { categoryOf } from './message-category.ts';
import { endAllowed, listAllowed, listDecisions, putDecision } from './message-long-term.repository.ts';
import type { LongTermRow } from './message-long-term.tables.ts';

interface Needs {
  readonly db: Db;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
  readonly staffNames: Pick<StaffNames, 'nameOf' | 'namesOf'>;
}

const shown = ({ category, isAllowed, reason, decidedAt }: LongTermRow, by: string): LongTermCategory => ({
  category,
  isAllowed,
  decision: { at: decidedAt.toISOString(), by, reason },
});

/** In which categories people may allow messages once and for all: staff decide, each time with a reason. */
export const createLongTermService = ({ db, auditEvents, staffNames }: Needs) => {
  const decide = (call: Call<typeof allowLongTerm | typeof endLongTerm>, isAllowed: boolean) =>
    idempotently(db, call, async (tx) => {
      const { actor, params, body, now } = call;
      const { category } = params;
      const { reason } = body;
      const row: LongTermRow = { category, isAllowed, reason, staffId: actor.staffId, decidedAt: now };
      if (!(await (isAllowed ? putDecision : endAllowed)(tx, row))) refuse('state_forbids');
      await auditEvents.record(tx, call, {
        kind: isAllowed ? 'longTermAllowed' : 'longTermEnded',
        merchantId: null,
        subjectId: newId(now),
        subjectName: messageCategoryWords[category].pt,
        changes: [{ field: 'reason', before: '', after: reason }],
      });
      return shown(row, await staffNames.nameOf(tx, actor.staffId));
    });

  return {
    list: async (): Promise<ReplyOf<typeof listLongTermCategories>> => {
      const rows = new Map((await listDecisions(db)).map((row) => [row.category, row]));
      const names = await staffNames.namesOf(db, [...new Set([...rows.values()].map(({ staffId }) => staffId))]);
      const list = MessageCategory.options.map((category) => {
        const row = rows.get(category);
        return row ? shown(row, names.get(row.staffId) ?? '') : { category, isAllowed: false, decision: null };
      });
      return { list };
    },

    /** @throws Refusal `state_forbids` when the category is allowed already. */
    allow: (call: Call<typeof allowLongTerm>): Promise<LongTermCategory> => decide(call, true),

    /** @throws Refusal `state_forbids` when the category is not allowed. */
    end: (call: Call<typeof endLongTerm>): Promise<LongTermCategory> => decide(call, false),

    /** Tells of each of these templates whether its messages may be allowed once and for all now. */
    readAllowed: async (
      queries: Queries,
      templates: readonly Pick<TemplateRow, 'title' | 'ownCategory'>[],
    ): Promise<(template: Pick<TemplateRow, 'title' | 'ownCategory'>) => boolean> => {
      const categories = new Set(templates.flatMap((template) => categoryOf(template) ?? []));
      const allowed = new Set(await listAllowed(queries, [...categories]));
      return (template) => {
        const category = categoryOf(template);
        return category !== null && allowed.has(category);
      };
    },
  };
};
export type LongTermService = ReturnType<typeof createLongTermService>;

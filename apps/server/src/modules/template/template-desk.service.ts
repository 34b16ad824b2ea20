import type { ReplyOf } from '@balcao/contract/endpoint';
import { defaultPageSize, totalCountedAtMost } from '@balcao/contract/page';
import { statesBefore } from '@balcao/contract/states';
import { templateMoves } from '@balcao/contract/template';
import type {
  DeskTemplate,
  DeskTemplateState,
  disableTemplate,
  listDeskTemplates,
  pauseTemplate,
  resumeTemplate,
} from '@balcao/contract/template-desk';
import { type getTemplateHealth, type TemplateHealth, templateQuality } from '@balcao/contract/template-quality';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import type { Db, Queries } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { moveTemplate } from './template.repository.ts';
import type { TemplateRow } from './template.tables.ts';
import { listTexts } from './template-complaint.repository.ts';
import { countEverywhere, findAnywhere, listEverywhere } from './template-desk.repository.ts';
import type { TemplateQuality } from './template-quality.service.ts';
import type { TemplateTelling } from './template-telling.ts';
import type { TemplateUsesOf } from './template-use.ts';

interface Needs {
  readonly db: Db;
  readonly teams: Pick<TeamService, 'payees'>;
  readonly notices: Pick<Notices, 'tell'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
  readonly tell: Pick<TemplateTelling, 'changed'>;
  readonly quality: Pick<TemplateQuality, 'people'>;
  readonly uses: () => TemplateUsesOf;
}
const happened = {
  paused: { kind: 'messageTemplatePaused', what: 'paused' },
  approved: { kind: 'messageTemplateResumed', what: 'resumed' },
  disabled: { kind: 'messageTemplateDisabled', what: 'disabled' },
} as const satisfies Record<DeskTemplateState, object>;

/** The templates of every team that were approved, as staff see them, and how staff stop one. */
export const createTemplateDesk = ({ db, teams, notices, auditEvents, tell, quality, uses }: Needs) => {
  const presentAll = async (queries: Queries, rows: readonly TemplateRow[]): Promise<DeskTemplate[]> => {
    const known = await teams.payees(queries, [...new Set(rows.map(({ merchantId }) => merchantId))]);
    return rows.flatMap((row) => {
      const { merchantId, inUse, approvedAt } = row;
      if (!inUse || !approvedAt) return [];
      const { id, name, state, reason } = row;
      const pausedUntil = row.pausedUntil?.toISOString() ?? null;
      const updatedAt = row.updatedAt.toISOString();
      const team = known.get(merchantId);
      return {
        ...{ id, name, state, reason, pausedUntil, updatedAt, inUse },
        category: inUse.category,
        languages: inUse.versions.map(({ language }) => language),
        merchant: { merchantId, number: team?.merchantNumber ?? '', name: team?.name ?? '' },
        approvedAt: approvedAt.toISOString(),
      };
    });
  };

  type Deciding = Call<typeof pauseTemplate | typeof resumeTemplate | typeof disableTemplate>;
  const move = (call: Deciding, state: DeskTemplateState): Promise<DeskTemplate> =>
    idempotently(db, call, async (tx) => {
      const { params, body, now } = call;
      const found = (await findAnywhere(tx, params.id)) ?? refuse('not_found');
      const reason = state === 'approved' ? null : body.reason;
      const from = { state: statesBefore(templateMoves, state).filter((one) => one !== 'pending') };
      const counted = state === 'approved' ? { countedFrom: now } : {};
      const to = { state, reason, pausedUntil: null, updatedAt: now, ...counted };
      const row = (await moveTemplate(tx, found, from, to)) ?? refuse('state_forbids');
      const { merchantId, id: templateId, name } = row;
      const { kind, what } = happened[state];
      const changes = [{ field: 'reason', before: '', after: body.reason } as const];
      await auditEvents.record(tx, call, { kind, merchantId, subjectId: templateId, subjectName: name, changes });
      const data = { templateId, name, what, reason: body.reason, at: now.toISOString() };
      await notices.tell(tx, merchantId, { kind: 'messageTemplateSwitched', data });
      tell.changed(tx, row);
      const [shown] = await presentAll(tx, [row]);
      return shown ?? refuse('not_found');
    });

  return {
    list: async ({ query }: Call<typeof listDeskTemplates>): Promise<ReplyOf<typeof listDeskTemplates>> => {
      const { pageNum = 1, pageSize = defaultPageSize, cursor, ...by } = query;
      const [skip, place] = [skipOf(query), placeOf(cursor, idKeys)];
      const rows = await listEverywhere(db, by, { place, limit: pageSize + 1, skip });
      const counted = await countEverywhere(db, by);
      const page = rows.slice(0, pageSize);
      const last = page.at(-1);
      return {
        list: await presentAll(db, page),
        total: Math.min(counted, totalCountedAtMost),
        totalIsCapped: counted > totalCountedAtMost,
        pageNum,
        pageSize,
        nextCursor: rows.length > pageSize && last?.approvedAt ? cursorOf({ at: last.approvedAt, key: last.id }) : null,
      };
    },

    /** @throws Refusal `not_found`, also for one that was never approved. */
    health: async ({ params, now }: Call<typeof getTemplateHealth>): Promise<TemplateHealth> => {
      const row = (await findAnywhere(db, params.id)) ?? refuse('not_found');
      const { workflows, broadcasts } = uses();
      const { all, on } = await workflows.count(db, row.merchantId, row.id);
      const waiting = await broadcasts.countUnfinished(db, row.merchantId, row.id);
      const { reported, stopped } = await quality.people(db, row, now);
      const texts = await listTexts(db, row, templateQuality.textsShown);
      return {
        ...{ reported, stopped, pauses: row.pauses, workflows: all, workflowsOn: on, broadcasts: waiting },
        texts: texts.flatMap(({ reason, text, at }) => (reason ? [{ reason, text, at: at.toISOString() }] : [])),
      };
    },

    /** @throws Refusal `state_forbids` for one that is paused already or switched off. */
    pause: (call: Call<typeof pauseTemplate>): Promise<DeskTemplate> => move(call, 'paused'),

    /** @throws Refusal `state_forbids` for one that is not paused. */
    resume: (call: Call<typeof resumeTemplate>): Promise<DeskTemplate> => move(call, 'approved'),

    /** @throws Refusal `state_forbids` for one that is switched off already. */
    disable: (call: Call<typeof disableTemplate>): Promise<DeskTemplate> => move(call, 'disabled'),
  };
};
export type TemplateDesk = ReturnType<typeof createTemplateDesk>;

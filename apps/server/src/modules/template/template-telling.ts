import { LogEvent } from '@balcao/contract/log';
import type { Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { ActionContext, LogService } from '../log/log.service.ts';
import type { TemplateRow } from './template.tables.ts';

interface Needs {
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
}
type Happened =
  | 'messageTemplateWritten'
  | 'messageTemplateSubmitted'
  | 'messageTemplateCancelled'
  | 'messageTemplateRemoved'
  | 'messageTemplateDiscarded';

/** Says that something of a template was done: to the screens of the team, and to its log (rule: audit-log). */
export const createTemplateTelling = ({ events, logs }: Needs) => {
  const changed = (tx: Tx, { merchantId, id }: Pick<TemplateRow, 'merchantId' | 'id'>): void =>
    events.publish(tx, merchantId, { topic: 'messageTemplate', key: id });
  return {
    changed,
    done: async (tx: Tx, action: ActionContext, row: TemplateRow, happened: Happened): Promise<void> => {
      changed(tx, row);
      const subject = { kind: 'messageTemplate', id: row.id, name: row.name } as const;
      await logs.record(tx, action, { event: LogEvent.enum[happened], subject, changes: [] });
    },
  };
};
export type TemplateTelling = ReturnType<typeof createTemplateTelling>;

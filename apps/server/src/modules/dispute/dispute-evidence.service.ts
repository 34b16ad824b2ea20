import { type addEvidence, type DisputeDetail, DisputeStatus, type openEvidence } from '@balcao/contract/dispute';
import { LogEvent } from '@balcao/contract/log';
import type { DocumentLink } from '@balcao/contract/upload';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { LogService } from '../log/log.service.ts';
import { numbered } from '../log/log-change.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import { insertEvidence, listEvidence, lockDispute, moveDispute } from './dispute.repository.ts';
import type { DisputeRow } from './dispute.tables.ts';
import { type DisputeLists, hasRoom, takesEvidence } from './dispute-list.service.ts';

const { open, answered } = DisputeStatus.enum;

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly uploads: Pick<UploadService, 'keep' | 'link'>;
  readonly lists: Pick<DisputeLists, 'detailOf' | 'find'>;
  readonly logs: Pick<LogService, 'record'>;
}

/** What teams say and show for themselves while a bank analyses. */
export const createDisputeEvidence = ({ db, events, uploads, lists, logs }: Needs) => {
  /** Whether a document is one of the dispute's. */
  const holds = async (queries: Queries, row: DisputeRow, file: string): Promise<boolean> =>
    (await listEvidence(queries, row)).some((one) => one.uploads.includes(file));

  const add = async (tx: Tx, { actor, params, body, now }: Call<typeof addEvidence>): Promise<DisputeRow> => {
    const { merchantId, accountId } = actor;
    const { text, files } = body;
    if (text === '' && files.length === 0) refuseField('text', 'required');
    // Locked, so that two who send at the same moment are counted one after the other, and none after a decision.
    const row = (await lockDispute(tx, { merchantId, number: params.number })) ?? refuse('not_found');
    if (!takesEvidence(row, now)) refuse('dispute_closed');
    const before = await listEvidence(tx, row);
    const sent = new Set([...before.flatMap((one) => one.uploads), ...files]);
    if (!hasRoom(before.length + 1, sent.size)) refuse('evidence_full');
    if ((await uploads.keep(tx, merchantId, files, now)).length > 0) refuseField('files', 'invalid');
    await insertEvidence(tx, {
      merchantId,
      id: newId(now),
      disputeNumber: row.number,
      text,
      uploads: [...new Set(files)],
      givenBy: accountId,
      givenAt: now,
    });
    events.publish(tx, merchantId, { topic: 'dispute', key: row.number });
    return (await moveDispute(tx, row, [open], { status: answered })) ?? row;
  };

  return {
    /** @throws Refusal `dispute_closed` after its time or a decision; `evidence_full`. */
    add: (call: Call<typeof addEvidence>): Promise<DisputeDetail> =>
      idempotently(db, call, async (tx) => {
        const row = await add(tx, call);
        const subject = numbered('dispute', row.merchantId, row.number);
        await logs.record(tx, call, { event: LogEvent.enum.disputeAnswered, subject });
        return lists.detailOf(tx, row);
      }),

    open: (call: Call<typeof openEvidence>): Promise<DocumentLink> =>
      idempotently(db, call, async (tx) => {
        const { actor, params, ip, now } = call;
        const { merchantId, accountId } = actor;
        const row = await lists.find(tx, merchantId, params.number);
        if (!(await holds(tx, row, params.file))) refuse('not_found');
        return uploads.link(tx, { merchantId, id: params.file, viewer: { accountId }, ip, now });
      }),
    holds,
  };
};
export type DisputeEvidences = ReturnType<typeof createDisputeEvidence>;

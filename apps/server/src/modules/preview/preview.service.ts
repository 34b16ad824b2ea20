import { Manifest } from '@balcao/applet-package/manifest';
import { LogEvent } from '@balcao/contract/log';
import type { ClosedBecause } from '@balcao/contract/opening';
import {
  type endPreview,
  type Preview,
  type PreviewState,
  previewHours,
  type reportPreviewFaults,
  type sendPreview,
  type watchPreview,
} from '@balcao/contract/preview';
import type { UploadKeyActor } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { WaitingQuestions } from '../../platform/waiting-questions.ts';
import type { ChatBindings } from '../account/chat-binding.service.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { FoundApplets } from '../applet/found-applets.service.ts';
import type { UploadKeys } from '../credential/upload-key.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import type { TesterService } from '../version/tester.service.ts';
import type { VersionMaking } from '../version/version-make.service.ts';
import { deletePreview, findPreview, forgetPreviews, putPreview } from './preview.repository.ts';
import type { PreviewRow } from './preview.tables.ts';
import { replaceFiles } from './preview-file.repository.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Pick<Clock, 'now'>;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly questions: Pick<WaitingQuestions, 'ask'>;
  readonly applets: Pick<AppletService, 'mustFind'>;
  readonly foundApplets: Pick<FoundApplets, 'byAppId'>;
  readonly uploads: Pick<UploadService, 'readPackage' | 'takePackage'>;
  readonly uploadKeys: Pick<UploadKeys, 'isGood'>;
  readonly making: Pick<VersionMaking, 'read'>;
  readonly testers: Pick<TesterService, 'isTester'>;
  readonly bindings: Pick<ChatBindings, 'accountOf'>;
  readonly publicBaseUrl: string;
}
/** A preview that someone asks for, by the link that they have. */
interface Asked {
  readonly merchantId: string;
  readonly appletId: string;
  readonly id: string;
  readonly customerId: string;
}
interface Shown {
  readonly id: string;
  readonly number: string;
  readonly manifest: Manifest;
}
type Closed = { readonly because: ClosedBecause; readonly reason: null };
type Change = Pick<PreviewRow, 'faults'> & Partial<Pick<PreviewRow, 'manifest'>>;
type Sent = Call<typeof sendPreview> | Call<typeof reportPreviewFaults>;

const over: PreviewState = { isOver: true, revision: 0, faults: [] };
const stateOf = ({ revision, faults }: PreviewRow): PreviewState => ({ isOver: false, revision, faults: [...faults] });

/** What developers work on, shown to them and to testers under the rules of what is online. It never becomes a version. */
export const createPreviews = (needs: Needs) => {
  const { db, clock, jobs, events, logs, questions, applets, foundApplets, uploads, uploadKeys, making } = needs;
  const { testers, bindings, publicBaseUrl } = needs;

  jobs.every(3_600, 'preview.forget', () =>
    forgetPreviews(db, new Date(clock.now().getTime() - previewHours * 3_600_000)),
  );

  const tell = (tx: Tx, { merchantId, id }: PreviewRow): void =>
    void events.publish(tx, merchantId, { topic: 'preview', key: id });

  /** The preview of the key changes; the first time it begins, which the team's log says. */
  const put = async (tx: Tx, call: Sent, change: Change): Promise<{ row: PreviewRow; preview: Preview }> => {
    const { actor, now } = call;
    const { merchantId, appletId, ownerId: keyId, accountId: developerId, name: machine } = actor;
    const { appId, name } = await applets.mustFind(tx, merchantId, appletId);
    const fresh = { merchantId, id: newId(now), appletId, keyId, developerId };
    const row = await putPreview(tx, fresh, { ...change, changedAt: now });
    tell(tx, row);
    if (row.revision === 1) {
      const changes = [{ field: 'uploadKey', of: null, before: null, after: machine }] as const;
      const subject = { kind: 'applet', id: appletId, name } as const;
      await logs.record(tx, call, { event: LogEvent.enum.previewStarted, subject, changes });
    }
    const address = `${publicBaseUrl}/phone/applet/${appId}?preview=${row.id}`;
    return { row, preview: { id: row.id, revision: row.revision, address } };
  };

  /** Undefined where it is over, and for those who are neither its developer nor testers. */
  const findFor = async (queries: Queries, asked: Asked): Promise<PreviewRow | undefined> => {
    const { merchantId, appletId, customerId } = asked;
    const row = await findPreview(queries, asked);
    if (row?.appletId !== appletId || !(await uploadKeys.isGood(queries, row))) return undefined;
    if (await testers.isTester(queries, { merchantId, appletId }, customerId)) return row;
    const own = await bindings.accountOf(queries, customerId);
    return own?.accountId === row.developerId ? row : undefined;
  };

  return {
    send: async (call: Call<typeof sendPreview>): Promise<Preview> => {
      const { merchantId, appletId, ownerId }: UploadKeyActor = call.actor;
      const { uploadId } = call.body;
      const zip = await uploads.readPackage(merchantId, uploadId, ownerId);
      const checked = zip && (await making.read({ merchantId, appletId }, zip));
      return idempotently(db, call, async (tx) => {
        if (!checked) return refuseField('uploadId', 'packageGone');
        const { row, preview } = await put(tx, call, { manifest: checked.sound.manifest, faults: [] });
        await replaceFiles(tx, row, checked.files);
        if (!(await uploads.takePackage(tx, merchantId, uploadId))) refuseField('uploadId', 'packageGone');
        return preview;
      });
    },

    fault: (call: Call<typeof reportPreviewFaults>): Promise<Preview> =>
      idempotently(db, call, async (tx) => (await put(tx, call, { faults: call.body.faults })).preview),

    end: (call: Call<typeof endPreview>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { merchantId, ownerId: keyId } = call.actor;
        const row = await deletePreview(tx, { merchantId, keyId });
        if (row) tell(tx, row);
        return null;
      }),

    /** Answers with the next revision as soon as it is there, and with the one of now when the time is over. */
    watch: async ({ actor, params, query }: Call<typeof watchPreview>): Promise<PreviewState> => {
      const applet = (await foundApplets.byAppId(db, params.appId)) ?? refuse('not_found');
      const { merchantId, id: appletId } = applet;
      const { ownerId, customerId } = actor;
      let state = over;
      const look = async (): Promise<PreviewState | undefined> => {
        const row = await findFor(db, { merchantId, appletId, id: params.id, customerId });
        state = row ? stateOf(row) : over;
        return row && row.revision === query.revision ? undefined : state;
      };
      const asker = { ownerId, merchantId };
      const topics = ['preview', 'version', 'applet'] as const;
      return (await questions.ask({ actor: asker, topics, seconds: query.wait ?? 0, look })) ?? state;
    },

    /** What a phone opens; or why it opens nothing. */
    of: async (queries: Queries, asked: Asked): Promise<Shown | Closed> => {
      const row = await findFor(queries, asked);
      if (!row) return { because: 'previewOver', reason: null };
      if (row.manifest === null || row.faults.length > 0) return { because: 'previewFaulty', reason: null };
      return { id: row.id, number: `#${row.revision}`, manifest: Manifest.parse(row.manifest) };
    },

    /** What its `app.json` says now; undefined where it is over. */
    manifest: async (queries: Queries, key: { readonly merchantId: string; readonly id: string }) => {
      const manifest = (await findPreview(queries, key))?.manifest;
      return manifest ? Manifest.parse(manifest) : undefined;
    },
  };
};
export type Previews = ReturnType<typeof createPreviews>;

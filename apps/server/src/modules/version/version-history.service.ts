import { flatten } from '@balcao/contract/form-fields';
import { LogEvent } from '@balcao/contract/log';
import type { VersionSubmission } from '@balcao/contract/version-review';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { SoundPackage } from '../../platform/inspection/package-reader.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { PastPerson, PastSubmission, ReviewHistory } from '../review/review-history.service.ts';
import { insertRelease } from './release.repository.ts';
import type { ReleaseMoves } from './release-move.ts';
import { updateVersion } from './version.repository.ts';
import type { VersionRow } from './version.tables.ts';
import { hashed, type NewVersion, type VersionMaking } from './version-make.service.ts';
import { aboutVersion } from './version-review.service.ts';

interface Needs {
  readonly logs: Pick<LogService, 'record'>;
  readonly applets: Pick<AppletService, 'mustFind'>;
  readonly making: Pick<VersionMaking, 'keep'>;
  readonly moves: Pick<ReleaseMoves, 'begin'>;
  readonly reviewHistory: Pick<ReviewHistory, 'bringIn'>;
}
/** A version that people got in the past: made, submitted, approved and published to everyone. */
export interface PastVersion extends Pick<PastSubmission, 'merchantNumber' | 'merchantName' | 'type'> {
  /** As it was made; `now` is when. */
  readonly made: NewVersion;
  readonly sound: SoundPackage;
  readonly submission: VersionSubmission;
  readonly submittedAt: Date;
  readonly decidedAt: Date;
  readonly publishedAt: Date;
}

/** Brings in versions of the past: the sandbox has some. No mails are sent about them. */
export const createVersionHistory = ({ logs, applets, making, moves, reviewHistory }: Needs) => {
  const publish = async (tx: Tx, { merchantId, appletId, id }: VersionRow, { made, publishedAt: now }: PastVersion) => {
    const { id: publisherId, name: publisherName } = made.developer;
    const done = { kind: 'publish', state: 'done', share: 100, createdAt: now, startsAt: now, endedAt: now } as const;
    const of = { merchantId, appletId, versionId: id, formerVersionId: null };
    await insertRelease(tx, { ...of, ...done, id: newId(now), publisherId, publisherName });
    await moves.begin(tx, { merchantId, appletId, id }, 100, { name: publisherName, now });
  };

  return {
    /** Answers with the id of the version. @throws Refusal `form_invalid` where the number was given before. */
    bringIn: async (tx: Tx, past: PastVersion, reviewer: PastPerson): Promise<string> => {
      const { made, sound, submission, submittedAt, decidedAt, publishedAt } = past;
      const { merchantId, appletId, number, description, developer: by, ip, requestId } = made;
      const { files, ...about } = sound;
      const row = await making.keep(tx, made, { sound: about, files: await hashed(files) });
      const { name } = await applets.mustFind(tx, merchantId, appletId);
      const tell = (event: LogEvent, now: Date) =>
        logs.record(
          tx,
          { actor: { merchantId, accountId: by.id }, ip, requestId, now },
          {
            event,
            subject: { kind: 'applet', id: appletId, name },
            changes: [{ field: 'version', of: null, before: null, after: number }],
          },
        );
      await updateVersion(tx, row, ['develop'], { stage: 'review', reviewStatus: 'UNDER', submittedAt });
      await tell(LogEvent.enum.versionSubmitted, submittedAt);
      const { merchantNumber, merchantName, type } = past;
      const form = flatten({ number, description, ...submission });
      const decision = { at: decidedAt, status: 'SUCCESS', verdicts: [], remark: null } as const;
      const handed = { merchantId, merchantNumber, merchantName, type, form, by, at: submittedAt, decision };
      const subject = { about: aboutVersion(row.id), subjectName: `${name} ${number}` };
      await reviewHistory.bringIn(tx, { ...handed, ...subject }, reviewer);
      await publish(tx, row, past);
      await tell(LogEvent.enum.versionPublished, publishedAt);
      return row.id;
    },
  };
};
export type VersionHistory = ReturnType<typeof createVersionHistory>;

import type { uploadVersion } from '@balcao/contract/applet-upload-key';
import type { AppletVersion, createVersion } from '@balcao/contract/version';
import type { Db } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuseField } from '../../platform/refusal.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import { presentVersion } from './version.present.ts';
import type { AppletKey } from './version.repository.ts';
import type { NewVersion, VersionMaking } from './version-make.service.ts';

interface Needs {
  readonly db: Db;
  readonly names: Pick<AccountNames, 'nameOf'>;
  readonly applets: Pick<AppletService, 'mustFind'>;
  readonly uploads: Pick<UploadService, 'readPackage' | 'takePackage'>;
  readonly making: VersionMaking;
}
type Creation = Call<typeof createVersion> | Call<typeof uploadVersion>;
/** Where a version comes from, and whose upload it may be made of. */
interface Source extends Pick<NewVersion, 'origin' | 'machine'> {
  readonly sentBy?: string;
}

/** Makes versions of uploaded packages, the same for every way of uploading. */
export const createVersionCreation = ({ db, names, applets, uploads, making }: Needs) => {
  /** The package is looked into before the transaction. One that is not there any more may be of a call that is repeated. */
  const create = async (call: Creation, key: AppletKey, { sentBy, ...source }: Source): Promise<AppletVersion> => {
    const { actor, body, now, ip, requestId } = call;
    const { merchantId } = key;
    await applets.mustFind(db, merchantId, key.appletId);
    const zip = await uploads.readPackage(merchantId, body.uploadId, sentBy);
    const checked = zip && (await making.read(key, zip));
    return idempotently(db, call, async (tx) => {
      if (!checked) return refuseField('uploadId', 'packageGone');
      const { number, description } = body;
      const developer = { id: actor.accountId, name: await names.nameOf(tx, actor.accountId) };
      const made = await making.keep(
        tx,
        { ...key, ...source, developer, number, description, now, ip, requestId },
        checked,
      );
      if (!(await uploads.takePackage(tx, merchantId, body.uploadId))) refuseField('uploadId', 'packageGone');
      return presentVersion(made);
    });
  };

  return {
    byMember: (call: Call<typeof createVersion>): Promise<AppletVersion> =>
      create(call, { merchantId: call.actor.merchantId, appletId: call.params.id }, { origin: 'web' }),

    /** For the mini program of the key, of what was sent with it. */
    byKey: (call: Call<typeof uploadVersion>): Promise<AppletVersion> => {
      const { merchantId, appletId, ownerId: sentBy, name: machine } = call.actor;
      return create(call, { merchantId, appletId }, { origin: 'tool', machine, sentBy });
    },
  };
};
export type VersionCreation = ReturnType<typeof createVersionCreation>;

import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { appletIconBytesAtMost, type readAppletIcon } from '@balcao/contract/applet';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { FileInspector } from '../../platform/inspection/file-inspector.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { findIcon } from './applet.repository.ts';

/** How a JPG and a PNG begin. */
const beginnings = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])];
const isJpgOrPng = (bytes: Buffer): boolean =>
  beginnings.some((beginning) => bytes.subarray(0, beginning.length).equals(beginning));

/** An icon as it is kept: made anew, so that nothing of what was sent is shown but its picture. */
export interface Icon {
  readonly id: string;
  readonly picture: Buffer;
}
/** A new id with every picture: what is at an address never changes. */
export const newIcon = (picture: Buffer): Icon => ({ id: randomBytes(16).toString('base64url'), picture });
interface Needs {
  readonly db: Db;
  readonly fileInspector: Pick<FileInspector, 'inspect'>;
}

/** The icons of mini programs. */
export const createAppletIcons = ({ db, fileInspector }: Needs) => ({
  /** @throws Refusal `form_invalid` on `icon` for what is no whole JPG or PNG, whatever it is called (rule: files-by-content). */
  make: async (base64: string): Promise<Icon> => {
    const sent = Buffer.from(base64, 'base64');
    if (sent.length > appletIconBytesAtMost || !isJpgOrPng(sent)) return refuseField('icon', 'icon');
    const looked = await fileInspector.inspect('avatar', async () => sent);
    if (looked.problem !== undefined) return refuseField('icon', 'icon');
    return newIcon(looked.bytes);
  },

  /** @throws Refusal `not_found` for an id that no icon has, or no longer. */
  read: async ({ params }: Call<typeof readAppletIcon>): Promise<Readable> =>
    Readable.from([(await findIcon(db, params.icon)) ?? refuse('not_found')]),
});
export type AppletIcons = ReturnType<typeof createAppletIcons>;

import { Readable } from 'node:stream';
import type { readAppletIcon } from '@balcao/contract/applet';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { FileInspector } from '../../platform/inspection/file-inspector.ts';
import { refuse } from '../../platform/refusal.ts';
import { type SquarePicture, squarePictureOf } from '../../platform/square-picture.ts';
import { findIcon } from './applet.repository.ts';

interface Needs {
  readonly db: Db;
  readonly fileInspector: Pick<FileInspector, 'inspect'>;
}

/** The icons of mini programs. */
export const createAppletIcons = ({ db, fileInspector }: Needs) => ({
  /** @throws Refusal `form_invalid` on `icon` for what is no whole JPG or PNG. */
  make: (base64: string): Promise<SquarePicture> => squarePictureOf(fileInspector, base64, 'icon'),

  /** @throws Refusal `not_found` for an id that no icon has, or no longer. */
  read: async ({ params }: Call<typeof readAppletIcon>): Promise<Readable> =>
    Readable.from([(await findIcon(db, params.icon)) ?? refuse('not_found')]),
});
export type AppletIcons = ReturnType<typeof createAppletIcons>;

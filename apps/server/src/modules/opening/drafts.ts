import type { Manifest } from '@balcao/applet-package/manifest';
import type { openApplet } from '@balcao/contract/opening';
import type { Queries } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { Previews } from '../preview/preview.service.ts';
import type { PreviewContents } from '../preview/preview-content.service.ts';
import type { ServedVersions } from '../version/served-version.service.ts';
import type { VersionContents } from '../version/version-content.service.ts';
import type { OpeningRow } from './opening.tables.ts';

interface Needs {
  readonly servedVersions: ServedVersions;
  readonly versionContents: VersionContents;
  readonly previews: Pick<Previews, 'of' | 'manifest'>;
  readonly previewContents: PreviewContents;
}
interface Asked {
  readonly merchantId: string;
  readonly appletId: string;
  readonly customerId: string;
}
type Body = Call<typeof openApplet>['body'];
type Shelf = Parameters<ServedVersions['of']>[3]['shelf'];

/** What a person gets to see of a mini program: a version, or what is none yet. */
export const createDrafts = ({ servedVersions, versionContents, previews, previewContents }: Needs) => ({
  /** What the link asks for: a preview, the trial version, or what is online. */
  of: (queries: Queries, { customerId, ...key }: Asked, { isTrial, preview }: Body, shelf: Shelf) =>
    preview === undefined
      ? servedVersions.of(queries, key, customerId, { shelf, isTrial })
      : previews.of(queries, { ...key, id: preview, customerId }),

  /** What the `app.json` of what is open says now. */
  permissions: async (queries: Queries, opening: OpeningRow): Promise<Manifest['permissions']> => {
    const { merchantId, versionId, draft } = opening;
    if (draft !== 'preview') return (await servedVersions.manifest(queries, { merchantId, versionId })).permissions;
    return (await previews.manifest(queries, { merchantId, id: versionId }))?.permissions ?? [];
  },

  /** Where the files of what is open are found. */
  contentsOf: ({ draft }: Pick<OpeningRow, 'draft'>): Pick<VersionContents, 'factsOf' | 'content'> =>
    draft === 'preview' ? previewContents : versionContents,
});
export type Drafts = ReturnType<typeof createDrafts>;

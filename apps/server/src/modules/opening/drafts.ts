import type { Manifest } from '@balcao/applet-package/manifest';
import type { OpeningDraft, openApplet } from '@balcao/contract/opening';
import type { Queries } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { Previews } from '../preview/preview.service.ts';
import type { PreviewContents } from '../preview/preview-content.service.ts';
import type { ReviewLinks } from '../version/review-link.service.ts';
import type { ServedVersions } from '../version/served-version.service.ts';
import type { VersionContents } from '../version/version-content.service.ts';
import type { OpeningRow } from './opening.tables.ts';

interface Needs {
  readonly servedVersions: ServedVersions;
  readonly versionContents: VersionContents;
  readonly previews: Pick<Previews, 'of' | 'manifest'>;
  readonly previewContents: PreviewContents;
  readonly reviewLinks: Pick<ReviewLinks, 'of' | 'isOpen'>;
}
interface Asked {
  readonly merchantId: string;
  readonly appletId: string;
  readonly customerId: string;
}
type Body = Call<typeof openApplet>['body'];
/** What is open where the link asks for no version that people get. */
export const draftOf = ({ preview, review }: Body): OpeningDraft | null => {
  if (review !== undefined) return 'review';
  return preview === undefined ? null : 'preview';
};
type Shelf = Parameters<ServedVersions['of']>[3]['shelf'];

/** What a person gets to see of a mini program: a version, or what is none yet. */
export const createDrafts = (needs: Needs) => {
  const { servedVersions, versionContents, previews, previewContents, reviewLinks } = needs;
  return {
    /** What the link asks for: a version in review, a preview, the trial version, or what is online. */
    of: (queries: Queries, asked: Asked, { isTrial, preview, review }: Body, shelf: Shelf) => {
      const { customerId, ...key } = asked;
      if (review !== undefined) return reviewLinks.of({ ...asked, token: review });
      if (preview !== undefined) return previews.of(queries, { ...asked, id: preview });
      return servedVersions.of(queries, key, customerId, { shelf, isTrial });
    },

    /**
     * Whether a person may continue to use an opening: a version in review ends when the reviewer releases it, any version when staff take it down.
     */
    isOpen: async (queries: Queries, { draft, ...open }: OpeningRow): Promise<boolean> => {
      if (draft === 'preview') return true;
      return draft === 'review'
        ? reviewLinks.isOpen(queries, open)
        : !(await servedVersions.isTakenDown(queries, open));
    },

    /** What the `app.json` of what is open says now. */
    permissions: async (queries: Queries, opening: OpeningRow): Promise<Manifest['permissions']> => {
      const { merchantId, versionId, draft } = opening;
      if (draft !== 'preview') return (await servedVersions.manifest(queries, { merchantId, versionId })).permissions;
      return (await previews.manifest(queries, { merchantId, id: versionId }))?.permissions ?? [];
    },

    /** Where the files of what is open are found. */
    contentsOf: ({ draft }: Pick<OpeningRow, 'draft'>): Pick<VersionContents, 'factsOf' | 'content'> =>
      draft === 'preview' ? previewContents : versionContents,
  };
};
export type Drafts = ReturnType<typeof createDrafts>;

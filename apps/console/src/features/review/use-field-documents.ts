import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { ReviewDocument } from './documents.ts';
import type { Viewer } from './use-viewer.ts';

/** How a field leads to its documents. */
export interface FieldDocuments {
  /** Shows a document, because of a field. */
  readonly open: (path: string, uploadId: string) => void;
  /** The document to offer at a field; undefined where documents are shown next to the fields, since focusing a field shows it there. */
  readonly proofOf: ((path: string) => ReviewDocument | undefined) | undefined;
}

/** Documents are next to the fields where there is room for both; elsewhere a document opens over the fields, and closes again. */
export const useFieldDocuments = (viewer: Viewer, currentPath: string | undefined) => {
  const isBeside = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const [openAt, setOpenAt] = useState<string>();
  const open = (path: string, uploadId: string): void => {
    viewer.show(uploadId);
    if (!isBeside) setOpenAt(path);
  };
  const next = (): void => {
    if (isBeside) {
      viewer.next();
      return;
    }
    const document = (currentPath && viewer.proofOf(currentPath)) || viewer.all[0];
    if (document) open(currentPath ?? document.path, document.id);
  };
  return {
    isBeside,
    /** The field over which a document is open. */
    openAt: isBeside ? undefined : openAt,
    close: () => setOpenAt(undefined),
    fieldDocuments: { open, proofOf: isBeside ? undefined : viewer.proofOf } satisfies FieldDocuments,
    /** The viewer as the keys speak to it. */
    byKeys: { ...viewer, next },
  };
};

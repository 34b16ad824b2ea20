import { lazy, type ReactNode, Suspense } from 'react';
import { useCurrentUser } from '../lib/member.ts';
import { withWords } from '../lib/words.ts';

const PreviewBanner = lazy(() => withWords('team', () => import('../features/role/preview-banner.tsx')));

/** The banner of every frame during a preview of a role; empty otherwise. */
export const usePreviewBanner = (): ReactNode => {
  const { preview } = useCurrentUser();
  return (
    preview && (
      <Suspense>
        <PreviewBanner name={preview.roleName} />
      </Suspense>
    )
  );
};

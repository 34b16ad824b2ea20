import { pictureFile } from '@balcao/contract/article-picture';
import { problemOfChosen } from '@balcao/ui/file-check';
import { tellBad } from '@balcao/ui/notice';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isPhoto } from './square.ts';

// The cropper is heavy, and most documents are sent as they are.
const CropDialog = lazy(() => import('./crop-dialog.tsx'));

interface Cutting {
  readonly photo: File;
  /** Undefined where the person changed their mind. */
  readonly done: (square: File | undefined) => void;
}

/** Has a picture cut to a square before it is sent. The caller renders `dialog`. */
export const useSquareCut = (): {
  readonly cut: (photo: File) => Promise<File | undefined>;
  readonly dialog: ReactNode;
} => {
  const t = useTranslations('ui.document');
  const [cutting, setCutting] = useState<Cutting>();
  const cut = async (photo: File): Promise<File | undefined> => {
    if ((await problemOfChosen(photo, pictureFile)) || !(await isPhoto(photo))) {
      tellBad(`${photo.name}: ${t('noPicture')}`);
      return undefined;
    }
    return new Promise((done) => setCutting({ photo, done }));
  };
  const end = (square: File | undefined) => {
    cutting?.done(square);
    setCutting(undefined);
  };
  const use = (base64: string) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    end(new File([bytes], cutting?.photo.name ?? '', { type: 'image/jpeg' }));
  };
  const dialog = cutting && (
    <Suspense>
      <CropDialog photo={cutting.photo} shape="rect" onUse={use} onClose={() => end(undefined)} />
    </Suspense>
  );
  return { cut, dialog };
};

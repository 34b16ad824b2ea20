import { pictureFile } from '@balcao/contract/article-picture';
import { acceptOf } from '@balcao/ui/file-check';
import type { ChangeEvent, RefObject } from 'react';

interface PictureChoiceProps {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  several?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** The browser's own choice of pictures, out of sight; a button that says what it is for opens it. */
export const PictureChoice = ({ input, label, several = false, onFiles }: PictureChoiceProps) => {
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file may be chosen again.
    currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
  const accept = acceptOf(pictureFile);
  return (
    <input ref={input} hidden type="file" aria-label={label} accept={accept} multiple={several} onChange={chosen} />
  );
};

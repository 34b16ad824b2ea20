import type { FileRule } from '@balcao/contract/file-rule';
import type { ChangeEvent, RefObject } from 'react';
import { acceptOf } from './file-check.ts';

export interface FileInputProps {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  rule: FileRule;
  onFile: (file: File) => void;
}
/** The browser's own choice of a file, out of sight; a button that says what it is for opens it. */
export const FileInput = ({ input, label, rule, onFile }: FileInputProps) => {
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) onFile(file);
    // The same file may be chosen again.
    currentTarget.value = '';
  };
  return <input ref={input} hidden type="file" aria-label={label} accept={acceptOf(rule)} onChange={chosen} />;
};

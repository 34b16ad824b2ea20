import { sentDocumentFile } from '@balcao/contract/conversation-document';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { problemOfChosen } from './file-check.ts';
import { base64Of } from './picture-address.ts';
import { useFileProblem } from './use-file-problem.ts';

/** A document that is to be sent with a message. */
export interface ChosenDocument {
  readonly name: string;
  readonly bytes: number;
  readonly base64: string;
}
const lettersAtMost = 200;
/** The name of a file as it can be sent: signs that nobody sees are no part of it. */
const nameOf = (name: string): string =>
  [...name.replaceAll(/\p{C}/gu, '').trim()].slice(-lettersAtMost).join('') || '-';

interface KeptDocument {
  readonly document: ChosenDocument | undefined;
  readonly keep: (document: ChosenDocument) => void;
  readonly drop: () => void;
}
/** A document that is to be sent with what is written, where it is kept until then, and what was wrong with the last that was chosen. */
export const useChosenDocument = ({ document, keep, drop }: KeptDocument) => {
  const t = useTranslations('ui.attachment');
  const words = useFileProblem({
    tooLarge: t('documentTooLarge'),
    typeWrong: t('documentTypeWrong'),
    tooMany: t('oneOnly'),
  });
  const [wrong, setWrong] = useState<string>();
  const choose = async (file: File, problem?: 'tooMany'): Promise<void> => {
    const found = await problemOfChosen(file, sentDocumentFile);
    if (found) return setWrong(words({ file, problem: found }));
    keep({ name: nameOf(file.name), bytes: file.size, base64: await base64Of(file) });
    setWrong(problem && words({ file, problem }));
  };
  return {
    document,
    wrong,
    choose: (file: File): Promise<void> => choose(file),
    /** Of several, the first: one goes with a message, which is said. */
    chooseOf: async ([file, ...others]: readonly File[]): Promise<void> => {
      if (file) await choose(file, others.length > 0 ? 'tooMany' : undefined);
    },
    drop: (): void => {
      drop();
      setWrong(undefined);
    },
  };
};

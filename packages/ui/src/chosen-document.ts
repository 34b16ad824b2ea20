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

/** A document that is to be sent with what is written: which, and what was wrong with the last that was chosen. */
export const useChosenDocument = () => {
  const t = useTranslations('ui.attachment');
  const words = useFileProblem({ tooLarge: t('documentTooLarge'), typeWrong: t('documentTypeWrong') });
  const [document, setDocument] = useState<ChosenDocument>();
  const [wrong, setWrong] = useState<string>();
  return {
    document,
    wrong,
    choose: async (file: File): Promise<void> => {
      const problem = await problemOfChosen(file, sentDocumentFile);
      if (problem) return setWrong(words({ file, problem }));
      setDocument({ name: nameOf(file.name), bytes: file.size, base64: await base64Of(file) });
      setWrong(undefined);
    },
    drop: (): void => {
      setDocument(undefined);
      setWrong(undefined);
    },
  };
};

import { sentDocumentFile } from '@balcao/contract/conversation-document';
import type { FileProblem } from '@balcao/contract/file-rule';
import { useTranslations } from 'use-intl';
import { problemOfChosen } from './file-check.ts';
import { base64Of } from './picture-address.ts';
import { type KeptFile, useChosenFile } from './use-chosen-file.ts';

/** A document that is to be sent with a message. */
export interface ChosenDocument {
  readonly name: string;
  readonly bytes: number;
  readonly base64: string;
}
const lettersAtMost = 200;
/** The name of a file without invisible characters. */
const nameOf = (name: string): string =>
  [...name.replaceAll(/\p{C}/gu, '').trim()].slice(-lettersAtMost).join('') || '-';

/** Reads a document that a person chose, or says what is wrong with it. */
const readDocument = async (file: File): Promise<ChosenDocument | FileProblem> =>
  (await problemOfChosen(file, sentDocumentFile)) ?? {
    name: nameOf(file.name),
    bytes: file.size,
    base64: await base64Of(file),
  };

interface KeptDocument extends KeptFile<ChosenDocument> {
  readonly document: ChosenDocument | undefined;
}
/** A document that is to be sent with what is written, where it is kept until then, and what was wrong with the last that was chosen. */
export const useChosenDocument = ({ document, ...kept }: KeptDocument) => {
  const t = useTranslations('ui.attachment');
  const reading = { read: readDocument, tooLarge: t('documentTooLarge'), typeWrong: t('documentTypeWrong') };
  return { document, ...useChosenFile(reading, kept) };
};

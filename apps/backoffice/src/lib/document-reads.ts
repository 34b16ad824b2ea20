import { listChannelUploads, listUploads, openChannelDocument, openDocument } from '@balcao/contract/upload';
import { useMay } from './may.ts';

/** The calls by which the member asks for documents of the team: those who look after channels alone have some of their own. */
export const useDocumentReads = () => {
  const list = useMay(listUploads) ? listUploads : listChannelUploads;
  const open = useMay(openDocument) ? openDocument : openChannelDocument;
  return { list, open };
};
export type DocumentReads = ReturnType<typeof useDocumentReads>;

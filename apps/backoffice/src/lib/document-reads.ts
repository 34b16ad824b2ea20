import { listChannelUploads, listUploads } from '@balcao/contract/upload';
import { useMay } from './may.ts';

/** The call by which the member asks for documents of the team: those who look after channels alone have one of their own. */
export const useDocumentReads = () => (useMay(listUploads) ? listUploads : listChannelUploads);

import { listChannelUploads, listUploads, openChannelDocument, openDocument } from '@balcao/contract/upload';
import type { Implement } from '../../platform/implement.ts';
import type { UploadService } from './upload.service.ts';

export const uploadRoutes = (implement: Implement, uploads: UploadService): void => {
  implement(listUploads, uploads.list);
  implement(listChannelUploads, uploads.listOfChannels);
  implement(openDocument, uploads.open);
  implement(openChannelDocument, uploads.openOfChannels);
};

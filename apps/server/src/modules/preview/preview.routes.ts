import { endPreview, reportPreviewFaults, sendPreview, watchPreview } from '@balcao/contract/preview';
import type { Implement } from '../../platform/implement.ts';
import type { Previews } from './preview.service.ts';

export const previewRoutes = (implement: Implement, previews: Previews): void => {
  implement(sendPreview, previews.send);
  implement(reportPreviewFaults, previews.fault);
  implement(endPreview, previews.end);
  implement(watchPreview, previews.watch);
};

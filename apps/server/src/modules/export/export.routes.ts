import { downloadExport, listExports, requestExport } from '@balcao/contract/export';
import type { Implement } from '../../platform/implement.ts';
import type { ExportService } from './export.service.ts';

export const exportRoutes = (implement: Implement, exports: ExportService): void => {
  implement(requestExport, exports.request);
  implement(listExports, exports.list);
  implement(downloadExport, exports.download);
};

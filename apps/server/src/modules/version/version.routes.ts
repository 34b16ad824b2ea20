import { listUploadedVersions, uploadVersion } from '@balcao/contract/applet-upload-key';
import {
  compareVersion,
  createVersion,
  describeVersion,
  endTrial,
  getVersion,
  listVersions,
  readVersionBoard,
  removeVersion,
  startTrial,
} from '@balcao/contract/version';
import { addTester, listTesters, removeTester } from '@balcao/contract/version-tester';
import type { Implement } from '../../platform/implement.ts';
import type { TesterService } from './tester.service.ts';
import type { VersionService } from './version.service.ts';

export const versionRoutes = (implement: Implement, versions: VersionService, testers: TesterService): void => {
  implement(listVersions, versions.list);
  implement(readVersionBoard, versions.board);
  implement(createVersion, versions.create);
  implement(getVersion, versions.get);
  implement(compareVersion, versions.comparison);
  implement(describeVersion, versions.describe);
  implement(removeVersion, versions.remove);
  implement(startTrial, versions.startTrial);
  implement(endTrial, versions.endTrial);
  implement(uploadVersion, versions.createByKey);
  implement(listUploadedVersions, versions.listByKey);
  implement(listTesters, testers.list);
  implement(addTester, testers.add);
  implement(removeTester, testers.remove);
};

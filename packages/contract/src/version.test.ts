import { describe, expect, it } from 'vitest';
import { statesBefore } from './states.ts';
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
  versionMoves,
} from './version.ts';
import {
  advanceRelease,
  listReleases,
  publishVersion,
  releaseMoves,
  rollBackVersion,
  stopRelease,
} from './version-release.ts';
import { cancelVersion, submitVersion } from './version-review.ts';
import { addTester, listTesters, removeTester } from './version-tester.ts';

const reads = [listVersions, readVersionBoard, getVersion, compareVersion, listReleases, listTesters];
const changes = [
  createVersion,
  describeVersion,
  removeVersion,
  startTrial,
  endTrial,
  submitVersion,
  cancelVersion,
  publishVersion,
  advanceRelease,
  stopRelease,
  rollBackVersion,
  addTester,
  removeTester,
];

describe('a version of a mini program', () => {
  it('is read by members who see mini programs, and changed by those who may write them', () => {
    for (const { method, access, path } of reads)
      expect([method, access, path.startsWith('/applet/{id}/')]).toEqual([
        'GET',
        { menu: 'applets.index', level: 'read' },
        true,
      ]);
    for (const { method, access, path } of changes) {
      expect(method).not.toBe('GET');
      expect([access, path.startsWith('/applet/{id}/')]).toEqual([{ menu: 'applets.index', level: 'write' }, true]);
    }
  });

  it('comes online from review alone, and what was taken down never comes back', () => {
    expect(statesBefore(versionMoves, 'online').sort()).toEqual(['approved', 'past', 'rolling']);
    expect(statesBefore(versionMoves, 'approved').sort()).toEqual(['review', 'rolling']);
    expect(versionMoves.takenDown).toEqual([]);
  });

  it('is given to people by a release that ends in one way and stays so', () => {
    for (const end of ['done', 'stopped', 'cancelled'] as const) expect(releaseMoves[end]).toEqual([]);
  });
});

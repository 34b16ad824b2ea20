import type { AppletVersion, VersionBoard, VersionDetail } from '@balcao/contract/version';
import type { Release } from '@balcao/contract/version-release';

/** What the tests of this folder begin with: a version in development that Ana sent. */
export const versionOf = (of: Partial<AppletVersion>): AppletVersion => ({
  id: '019ab4a0-0000-7000-8000-0000000000a1',
  number: '1.0.0',
  description: 'Primeira versão.',
  stage: 'develop',
  reviewStatus: 'NO',
  isTrial: false,
  origin: 'web',
  machine: null,
  files: 3,
  bytes: 12_000,
  developer: 'Ana Souza',
  createdAt: '2026-01-05T12:00:00.000Z',
  submittedAt: null,
  decidedAt: null,
  publisher: null,
  publishedAt: null,
  takenDownAt: null,
  takenDownReason: null,
  version: 1,
  ...of,
});

export const detailOf = (of: Partial<VersionDetail>): VersionDetail => ({
  ...versionOf(of),
  pages: ['index.html'],
  permissions: [],
  toolVersion: '0.1.0',
  list: [
    { path: 'app.json', bytes: 300, sha256: 'a'.repeat(64) },
    { path: 'index.html', bytes: 11_700, sha256: 'b'.repeat(64) },
  ],
  submission: null,
  ...of,
});

export const boardOf = (of: Partial<VersionBoard>): VersionBoard => ({
  develop: null,
  trial: null,
  review: null,
  rolling: null,
  online: null,
  rollbackTo: [],
  rollbackBlocked: 'nothing',
  nextNumber: '1.0.0',
  trialUrl: 'https://balcao.example/phone/applet/bl0123456789abcdef?trial=true',
  ...of,
});

export const releaseOf = (of: Partial<Release>): Release => ({
  id: '019ab4a0-0000-7000-8000-0000000000b1',
  kind: 'publish',
  state: 'done',
  versionId: '019ab4a0-0000-7000-8000-0000000000a1',
  number: '1.0.0',
  formerNumber: null,
  share: 100,
  publisher: 'Ana Souza',
  createdAt: '2026-01-06T12:00:00.000Z',
  startsAt: '2026-01-06T12:00:00.000Z',
  endedAt: '2026-01-06T12:00:00.000Z',
  ...of,
});

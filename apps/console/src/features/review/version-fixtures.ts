import type { StaffMember } from '@balcao/contract/staff';
import type { VersionComparison } from '@balcao/contract/version';
import type { ReviewDetail } from './review.queries.ts';
import type { DeskVersion } from './version.queries.ts';

// What the tests of the desk of versions begin with: a version of one page that Rita has in hand.

export const rita: StaffMember = {
  staffId: '019ab4a0-0000-7000-8000-0000000000f1',
  name: 'Rita Campos',
  email: 'rita@balcao.example',
  role: 'reviewer',
  twoFactor: true,
  twoFactorRequired: false,
};

const [reviewId, versionId] = ['019ab4a0-0000-7000-8000-0000000000c1', '019ab4a0-0000-7000-8000-0000000000a1'];
export const at = '2026-01-05T12:00:00.000Z';
const merchant = { id: '019ab4a0-0000-7000-8000-0000000000d1', number: '1234567890', name: 'Padaria Aurora' };

export const detail: ReviewDetail = {
  id: reviewId,
  kind: 'version',
  subject: versionId,
  subjectName: 'Pão Já 1.1.0',
  type: 'enterprise',
  merchantNumber: merchant.number,
  merchantName: merchant.name,
  status: 'UNDER',
  submittedAt: at,
  dueAt: at,
  decidedAt: null,
  attempt: 1,
  claimedBy: { staffId: rita.staffId, name: rita.name, since: at },
  isAsked: false,
  decidedWith: null,
  joined: [],
  isReopeningAsked: false,
  version: 3,
  hasFormer: false,
  fields: [],
  marks: [],
  verdicts: [],
  remark: null,
  decision: null,
  timeline: [],
  reopening: null,
  nextId: null,
};

export const deskVersion: DeskVersion = {
  id: versionId,
  number: '1.1.0',
  description: 'Carrinho novo.',
  stage: 'review',
  reviewStatus: 'UNDER',
  isTrial: false,
  origin: 'web',
  machine: null,
  files: 2,
  bytes: 300,
  developer: 'Ana Souza',
  createdAt: at,
  submittedAt: at,
  decidedAt: null,
  publisher: null,
  publishedAt: null,
  takenDownAt: null,
  takenDownReason: null,
  version: 2,
  pages: ['index.html'],
  permissions: [],
  toolVersion: '0.1.0',
  list: ['app.json', 'index.html'].map((path) => ({ path, bytes: 150, sha256: 'a'.repeat(64) })),
  manifest: [
    { path: 'app.json/name', value: 'Pão Já' },
    { path: 'app.json/pages.0', value: 'index.html' },
  ],
  applet: {
    id: '019ab4a0-0000-7000-8000-0000000000e1',
    appId: 'bl0123456789abcdef',
    name: 'Pão Já',
    abbreviation: 'Pão Já',
    category: 'food',
    intro: 'Pão na hora.',
    description: '',
    icon: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    shelf: 'on',
  },
  merchant,
};

export const comparison: VersionComparison = {
  against: { id: '019ab4a0-0000-7000-8000-0000000000a0', number: '1.0.0' },
  added: [],
  removed: [],
  changed: [
    { path: 'index.html', bytes: 150, bytesBefore: 140, patch: '@@ -1 +1 @@\n-<h1>Pão</h1>\n+<h1>Bolo</h1>\n' },
  ],
  permissions: { added: [], removed: [] },
  domains: { added: [], removed: [] },
  messages: { added: [], removed: [] },
};

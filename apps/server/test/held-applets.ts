import { changeApplet, createApplet, getApplet } from '@balcao/contract/applet';
import { getAllowlist, replaceAllowlist } from '@balcao/contract/applet-allowlist';
import { endFormerSecret, getAppletSecret, resetAppletSecret } from '@balcao/contract/applet-secret';
import { listServerCalls } from '@balcao/contract/applet-server';
import { createUploadKey, listUploadKeys, revokeUploadKey } from '@balcao/contract/applet-upload-key';
import { getDomains, replaceDomains } from '@balcao/contract/domain';
import { readUsage } from '@balcao/contract/usage';
import { listUsageFaults } from '@balcao/contract/usage-fault';
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
import sharp from 'sharp';
import { transaction } from '../src/platform/db.ts';
import { messageAsks, openMessageTemplate, sendAsks } from './held-messages.ts';
import { heldReleases, releaseAsks } from './held-versions.ts';
import { ownTemplateAsks, writeOwnTemplate } from './own-templates.ts';
import { openVersion, packageOf, sendPackage } from './packages.ts';
import type { Team } from './people.ts';
import { prove } from './sessions.ts';
import type { TestApp } from './test-app.ts';

const square = { width: 64, height: 64, channels: 3, background: '#e06000' } as const;
const noDomains = { request: [], socket: [], upload: [], download: [], page: [] };
let named = 0;
const entry = () => {
  named += 1;
  const about = { abbreviation: 'Padaria', category: 'food', intro: 'Peça o pão e retire no balcão.' } as const;
  return { ...about, name: `Padaria do Largo ${named}`, description: '' };
};

/** A mini program of a certified team. */
export const openApplet = async (team: Pick<Team, 'call'>): Promise<string> => {
  const icon = (await sharp({ create: square }).png().toBuffer()).toString('base64');
  const { id } = await team.call(createApplet, { body: { ...entry(), template: 'blank', icon } });
  return id;
};

/** Someone of the chat app, whom every team may make a tester. */
const somebody = { name: 'Lia Ferraz', phone: '+5511987654321', pin: '123456', balance: 0 } as const;
const addSomebody = ({ platform, services }: TestApp) =>
  transaction(platform.db, (tx) => services.customers.add(tx, [somebody]));

/** A mini program with a version, a tester, a subscribe message, and a package for its next version. */
export const heldApplets = async (testApp: TestApp, team: Team) => {
  const appletId = await openApplet(team);
  const { appId } = await team.call(getApplet, { params: { id: appletId } });
  const { id: versionId } = await openVersion(testApp, team, appletId);
  const packageId = await sendPackage(testApp, team.token, await packageOf(appId));
  await addSomebody(testApp);
  const { id: testerId } = await team.call(addTester, { params: { id: appletId }, body: { phone: somebody.phone } });
  await prove(testApp, team.token);
  const { made } = await team.call(createUploadKey, { params: { id: appletId }, body: { name: 'CI' } });
  const templateId = await openMessageTemplate(team, appletId);
  const { id: ownTemplateId } = await writeOwnTemplate(team, appletId);
  const releases = await heldReleases(testApp, team, appletId);
  return { appletId, versionId, packageId, testerId, keyId: made.id, templateId, ownTemplateId, ...releases };
};

interface Held {
  readonly appletId: string;
  readonly versionId: string;
  readonly packageId: string;
  readonly testerId: string;
  readonly keyId: string;
  readonly releaseId: string;
  readonly versionReviewId: string;
  readonly templateId: string;
  readonly ownTemplateId: string;
  readonly batchId: string;
  readonly messageTemplateId: string;
}
/** Every call that names a version: reads first, then changes. */
const versionAsks = ({ appletId: id, versionId, packageId: uploadId, testerId }: Held) => {
  const [params, ofVersion] = [{ id }, { id, versionId }];
  const described = { number: '1.0.1', description: 'Carrinho novo.' };
  const reads = [listVersions, readVersionBoard, listTesters].map(
    (target) => ({ target, by: 'member', params }) as const,
  );
  const changes = [startTrial, endTrial].map((target) => ({ target, by: 'member', params: ofVersion }) as const);
  return [
    ...reads,
    { target: getVersion, by: 'member', params: ofVersion },
    { target: compareVersion, by: 'member', params: ofVersion },
    { target: createVersion, by: 'member', params, body: { ...described, uploadId } },
    { target: describeVersion, by: 'member', params: ofVersion, body: { description: 'Outra.', version: 1 } },
    { target: addTester, by: 'member', params, body: { phone: somebody.phone } },
    { target: removeTester, by: 'member', params: { id, testerId } },
    ...changes,
  ] as const;
};

/** Every call that names a mini program: reads first, then changes. */
export const appletAsks = (held: Held) => {
  const params = { id: held.appletId };
  return [
    ...sendAsks(held),
    { target: getApplet, by: 'member', params },
    { target: changeApplet, by: 'member', params, body: { ...entry(), version: 1 } },
    { target: getAppletSecret, by: 'member', params },
    { target: getAllowlist, by: 'member', params },
    { target: listServerCalls, by: 'member', params },
    { target: listUploadKeys, by: 'member', params },
    { target: createUploadKey, by: 'member', params, body: { name: 'Notebook' } },
    { target: revokeUploadKey, by: 'member', params: { ...params, keyId: held.keyId } },
    { target: resetAppletSecret, by: 'member', params, body: { version: 0 } },
    { target: endFormerSecret, by: 'member', params },
    { target: replaceAllowlist, by: 'member', params, body: { networks: ['203.0.113.7'], version: 0 } },
    { target: getDomains, by: 'member', params },
    { target: readUsage, by: 'member', params },
    { target: listUsageFaults, by: 'member', params },
    { target: replaceDomains, by: 'member', params, body: { ...noDomains, version: 0 } },
    ...versionAsks(held),
    ...releaseAsks(held),
    ...messageAsks(held),
    ...ownTemplateAsks(held),
    // Comes last: the others ask about it.
    { target: removeVersion, by: 'member', params: { id: held.appletId, versionId: held.versionId } },
  ] as const;
};

import { getApplet, listApplets } from '@balcao/contract/applet';
import type { VersionStage } from '@balcao/contract/version';
import { versionRank } from '@balcao/contract/version-number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApplet } from '../../../test/held-applets.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { insertVersion } from './version.repository.ts';

let testApp: TestApp;
let team: Team;
beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true });
});
afterAll(() => testApp.close());

const keep = (appletId: string, number: string, stage: VersionStage) => {
  const now = new Date('2026-02-02T12:00:00Z');
  const takenDown = stage === 'takenDown' ? { takenDownAt: now, takenDownReason: 'Cobra sem entregar.' } : {};
  return transaction(testApp.platform.db, (tx) =>
    insertVersion(tx, {
      merchantId: team.merchantId,
      id: newId(now),
      appletId,
      number,
      rank: versionRank(number),
      description: 'Uma versão.',
      stage,
      reviewStatus: 'NO',
      origin: 'web',
      manifest: {},
      toolVersion: '0.1.0',
      files: 1,
      bytes: 10,
      developerId: newId(now),
      developerName: 'Ana Souza',
      createdAt: now,
      ...takenDown,
    }),
  );
};

describe('what the list of mini programs says of their versions', () => {
  it('is the one that people get, and the one on its way to them', async () => {
    const [first, second, third] = [await openApplet(team), await openApplet(team), await openApplet(team)];
    await keep(first, '1.0.0', 'past');
    await keep(first, '1.1.0', 'online');
    await keep(first, '1.2.0', 'approved');
    await keep(first, '1.3.0', 'develop');
    await keep(second, '0.9.0', 'takenDown');
    await keep(second, '1.0.0', 'review');
    await keep(second, '0.9.5', 'rolling');
    const { list } = await team.call(listApplets, {});
    const of = (id: string) => list.find((one) => one.id === id);
    expect(of(first)).toMatchObject({ onlineNumber: '1.1.0', waiting: { number: '1.2.0', stage: 'approved' } });
    expect(of(second)).toMatchObject({ onlineNumber: null, waiting: { number: '0.9.5', stage: 'rolling' } });
    expect(of(third)).toMatchObject({ onlineNumber: null, waiting: null });
    expect(await team.call(getApplet, { params: { id: first } })).toEqual(of(first));
  });
});

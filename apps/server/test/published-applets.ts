import { createHash } from 'node:crypto';
import { getApplet } from '@balcao/contract/applet';
import type { VersionStage } from '@balcao/contract/version';
import { eq } from 'drizzle-orm';
import { applets } from '../src/modules/applet/applet.tables.ts';
import { versionContents, versionFiles, versions } from '../src/modules/version/version.tables.ts';
import { newId } from '../src/platform/ids.ts';
import { openApplet } from './held-applets.ts';
import type { Team } from './people.ts';
import type { TestApp } from './test-app.ts';

const sha256 = (content: string): string => createHash('sha256').update(content).digest('hex');

export interface Published {
  readonly merchantId: string;
  readonly appletId: string;
  readonly appId: string;
  readonly name: string;
}

interface Ask {
  readonly files?: Readonly<Record<string, string>>;
  readonly permissions?: readonly string[];
  readonly stage?: VersionStage;
  readonly number?: string;
  readonly isTrial?: boolean;
}

/** A version of a mini program as it stands after upload, review and publication. */
export const putVersion = async (testApp: TestApp, place: Published, ask: Ask = {}): Promise<string> => {
  const { merchantId, appletId, appId } = place;
  const { files = { 'index.html': '<!doctype html><title>Oi</title>' }, permissions = [], stage = 'online' } = ask;
  const { number = '1.0.0', isTrial = false } = ask;
  const now = testApp.platform.clock.now();
  const id = newId(now);
  const { db } = testApp.platform;
  await db.insert(versions).values({
    merchantId,
    id,
    appletId,
    number,
    rank: Number(number.replaceAll('.', '')),
    description: 'Primeira versão',
    stage,
    isTrial,
    reviewStatus: stage === 'develop' ? 'NO' : 'SUCCESS',
    origin: 'web',
    manifest: { appId, name: 'Padaria do Largo', pages: ['index.html'], permissions },
    toolVersion: '0.1.0',
    files: Object.keys(files).length,
    bytes: Object.values(files).join('').length,
    developerId: newId(now),
    developerName: 'Ana',
    createdAt: now,
    ...(stage === 'takenDown' ? { takenDownAt: now, takenDownReason: 'Vende o que não pode.' } : {}),
  });
  for (const [path, content] of Object.entries(files)) {
    const hash = sha256(content);
    await db.insert(versionFiles).values({ merchantId, versionId: id, path, bytes: content.length, sha256: hash });
    await db
      .insert(versionContents)
      .values({ merchantId, sha256: hash, content: Buffer.from(content) })
      .onConflictDoNothing();
  }
  return id;
};

/** A mini program that is on the shelf. */
export const publishedApplet = async (testApp: TestApp, team: Team, ask: Ask = {}): Promise<Published> => {
  const appletId = await openApplet(team);
  const { appId, name } = await team.call(getApplet, { params: { id: appletId } });
  const place = { merchantId: team.merchantId, appletId, appId, name };
  await putVersion(testApp, place, ask);
  await testApp.platform.db.update(applets).set({ shelf: 'on' }).where(eq(applets.id, appletId));
  return place;
};

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listUploads, openDocument } from '@balcao/contract/upload';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { photo } from '../../../test/documents.ts';
import { type House, openHouse } from '../../../test/house.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { addressOf, offsetOf, type Transfer, transferOf } from '../../../test/transfers.ts';

let house: House;
let address: string;
let dataDir: string;
let ana: Team;
let tus: Transfer;
beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-uploads-'));
  house = await openHouse({ dataDir });
  address = await addressOf(house);
});
afterAll(async () => {
  await house.close();
  fs.rmSync(dataDir, { recursive: true });
});
beforeEach(async () => {
  ana = await openTeam(house, await register(house));
  tus = transferOf(address, ana.token);
});

const known = async (id: string, team = ana) => (await team.call(listUploads, { query: { id: [id] } })).list[0];
const shown = async (id: string): Promise<Response> => {
  const { url } = await ana.call(openDocument, { params: { id } });
  return fetch(address + url);
};

describe('sending a document by tus', () => {
  it('takes a photo whole, and shows it to whoever may look', async () => {
    const bytes = await photo();
    const { id, status } = await tus.send(bytes, 'Frente do RG.jpg');
    expect(status).toBe(204);
    expect(await known(id)).toMatchObject({
      name: 'Frente do RG.jpg',
      type: 'image/webp',
      state: 'ready',
      problem: null,
    });
    const answer = await shown(id);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': expect.stringMatching(/^inline; filename="documento-[0-9a-f]{8}\.webp"$/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({
      width: 400,
      format: 'webp',
    });
  });

  it('goes on where it broke off', async () => {
    const bytes = new Uint8Array(await photo());
    const at = (await tus.announce(bytes.length)).headers.get('location') ?? '';
    expect(offsetOf(await tus.put(at, 0, bytes.slice(0, 10_001)))).toBe(10_001);
    expect(offsetOf(await tus.look(at))).toBe(10_001);
    expect((await tus.put(at, 5, bytes.slice(5))).status).toBe(409);
    expect(offsetOf(await tus.put(at, 10_001, bytes.slice(10_001)))).toBe(bytes.length);
    expect(await known(at.split('/')[2] ?? '')).toMatchObject({ state: 'ready' });
  });
});

import { crc32, deflateSync } from 'node:zlib';
import { updateAccount } from '@balcao/contract/account';
import { currentUser } from '@balcao/contract/session-current';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTeam, type Person, register } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let ana: Person;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());
beforeEach(async () => {
  ana = await register(testApp);
});

/** Left half red, right half blue. */
const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d00000' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#0000d0' } }, left: width / 2, top: 0 },
  ]);
const set = (person: Person, avatar: string | null, change: { account?: string } = {}) =>
  person.call(updateAccount, { body: { avatar, ...change } });
const setBytes = (person: Person, bytes: Buffer) => set(person, bytes.toString('base64'));
const read = (path: string | null, headers: Record<string, string> = {}) =>
  testApp.app.inject({ method: 'GET', url: path ?? '', headers });
const wrong = { name: 'picture_wrong', code: 1000 };

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};
/** A whole PNG, black and white, of few bytes and as many pixels as asked. */
const widePng = (side: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((1 + side / 8) * side);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

describe('POST /merchant/account with a picture', () => {
  it('keeps it as a square WebP of ours, which every place that shows the person finds', async () => {
    const { avatar } = await setBytes(ana, await halves(900, 600).png().toBuffer());
    expect(avatar).toMatch(/^\/admin\/v3\.0\/merchant\/avatar\/[A-Za-z0-9_-]{22}$/);
    expect(await ana.call(currentUser, {})).toMatchObject({ avatar });
    const answer = await read(avatar);
    expect(answer.headers['content-type']).toBe('image/webp');
    const { width, height, format } = await sharp(answer.rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: 256, height: 256, format: 'webp' });
  });

  it('takes JPG and WebP as well, whatever they are called', async () => {
    for (const bytes of [await halves(300, 300).jpeg().toBuffer(), await halves(300, 300).webp().toBuffer()])
      expect(await setBytes(ana, bytes)).toMatchObject({ avatar: expect.any(String) });
  });

  it('turns a photo upright and leaves out where and with what it was taken', async () => {
    const photo = await halves(400, 400)
      .withExif({
        IFD0: { Make: 'Telefone da Ana' },
        IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const before = await sharp(photo).metadata();
    expect(before.orientation).toBe(6);
    expect(before.exif?.toString('latin1')).toContain('Telefone da Ana');
    const { avatar } = await setBytes(ana, photo);
    const picture = (await read(avatar)).rawPayload;
    const { exif, icc, xmp, iptc, orientation } = await sharp(picture).metadata();
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({});
    expect(picture.toString('latin1')).not.toContain('Telefone');
    // Turned by a quarter, the red left half has become the top.
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    const redOf = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
    expect(redOf(240, 16)).toBeGreaterThan(150);
    expect(redOf(16, 240)).toBeLessThan(80);
  });

  it('refuses what is no picture: HTML called a photo, SVG, GIF, PDF, half a photo, nothing', async () => {
    const whole = await halves(600, 600).png().toBuffer();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    const lies = [
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<html><script>alert(1)</script></html>')]),
      Buffer.from(svg),
      await halves(20, 20).gif().toBuffer(),
      Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'),
      whole.subarray(0, whole.length - 200),
      Buffer.from([0]),
    ];
    for (const bytes of lies) await expect(setBytes(ana, bytes)).rejects.toMatchObject(wrong);
    await expect(set(ana, '')).rejects.toMatchObject({ code: 1000 });
    await expect(set(ana, 'não é base64')).rejects.toMatchObject({ fields: { avatar: expect.any(String) } });
    expect(await ana.call(currentUser, {})).toMatchObject({ avatar: null });
  });

  it('refuses more than forty megapixels, however few bytes they are', async () => {
    const bomb = widePng(6_400);
    expect(bomb.length).toBeLessThan(100_000);
    await expect(setBytes(ana, bomb)).rejects.toMatchObject(wrong);
    expect(await setBytes(ana, widePng(2_000))).toMatchObject({ avatar: expect.any(String) });
  });

  it('refuses a picture of too many bytes, and a body of too many', async () => {
    await expect(set(ana, 'A'.repeat(240_004))).rejects.toMatchObject({ code: 1000 });
    await expect(set(ana, 'A'.repeat(400_000))).rejects.toMatchObject({ code: 413 });
  });

  it('deletes the one before, and takes the picture away when asked', async () => {
    const bytes = await halves(300, 300).png().toBuffer();
    const first = await setBytes(ana, bytes);
    const second = await setBytes(ana, bytes);
    expect(second.avatar).not.toBe(first.avatar);
    expect((await read(first.avatar)).json()).toMatchObject({ code: 13018 });
    expect(await ana.call(updateAccount, { body: { account: 'ana_souza' } })).toEqual({
      ...second,
      account: 'ana_souza',
    });
    expect(await set(ana, null)).toMatchObject({ avatar: null });
    expect((await read(second.avatar)).json()).toMatchObject({ code: 13018 });
  });

  it('leaves one picture when two come at the same instant', async () => {
    const bytes = await halves(300, 300).png().toBuffer();
    const paths = (await Promise.all([setBytes(ana, bytes), setBytes(ana, bytes)])).map(({ avatar }) => avatar);
    const kept = (await ana.call(currentUser, {})).avatar;
    const found = await Promise.all(paths.map(async (path) => (await read(path)).headers['content-type']));
    expect(found.filter((type) => type === 'image/webp')).toHaveLength(1);
    expect((await read(kept)).headers['content-type']).toBe('image/webp');
  });

  it('bears many pictures at once', async () => {
    const bytes = await halves(1_200, 1_200).jpeg().toBuffer();
    const results = await Promise.allSettled(Array.from({ length: 12 }, () => setBytes(ana, bytes)));
    expect(results.every(({ status }) => status === 'fulfilled')).toBe(true);
  });
});

describe('GET /merchant/avatar/{id}', () => {
  it('may be cached for ever by anyone who has its address, and is nothing but a picture', async () => {
    const { avatar } = await setBytes(ana, await halves(300, 300).png().toBuffer());
    const { headers } = await read(avatar);
    expect(headers).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-type': 'image/webp',
    });
  });

  it('does not know an id that nobody has, nor one of another form, and lets nobody keep that answer', async () => {
    const unknown = await read(`/admin/v3.0/merchant/avatar/${'A'.repeat(22)}`);
    expect(unknown.json()).toMatchObject({ code: 13018 });
    expect(unknown.headers['cache-control']).toBe('no-store');
    for (const id of [ana.accountId, '..%2F..%2Fetc', 'A'.repeat(21), "A'or'1"])
      expect((await read(`/admin/v3.0/merchant/avatar/${id}`)).json()).toMatchObject({ code: 1000 });
  });

  it('stays where it is when the person works in a team, and is no one else’s to change', async () => {
    const { avatar } = await setBytes(ana, await halves(300, 300).png().toBuffer());
    const team = await openTeam(testApp, ana);
    expect(await team.call(currentUser, {})).toMatchObject({ avatar });
    const rui = await register(testApp);
    await set(rui, null);
    expect((await read(avatar)).headers['content-type']).toBe('image/webp');
  });
});

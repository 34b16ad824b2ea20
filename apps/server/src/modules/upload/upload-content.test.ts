import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { listMails } from '@balcao/contract/sandbox';
import { listUploads, openDocument } from '@balcao/contract/upload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heic, packedPdf, pdf, photo, widePng } from '../../../test/documents.ts';
import { openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { addressOf, offsetOf, type Transfer, transferOf } from '../../../test/transfers.ts';
import { eicar, type FakeScanner, openScanner } from '../../../test/virus-scanner.ts';
import { problemOfPdf } from '../../platform/inspection/child/pdf.ts';

let testApp: TestApp;
let dataDir: string;
let address: string;
let ana: Team;
let tus: Transfer;
let scanner: FakeScanner;
beforeAll(async () => {
  scanner = await openScanner();
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-uploads-'));
  testApp = await openTestApp({ dataDir, scanUrl: scanner.url });
  address = await addressOf(testApp);
  ana = await openTeam(testApp, await register(testApp));
  tus = transferOf(address, ana.token);
});
afterAll(async () => {
  await testApp.close();
  await scanner.close();
  fs.rmSync(dataDir, { recursive: true });
});

/** Uploads these bytes under this name and returns the result. */
const sent = async (bytes: Buffer, name = 'documento.pdf') => {
  const { id, status } = await tus.send(bytes, name);
  expect(status).toBe(204);
  const [upload] = (await ana.call(listUploads, { query: { id: [id] } })).list;
  return upload;
};
const bytesOf = async (id: string): Promise<Buffer> => {
  const { url } = await ana.call(openDocument, { params: { id } });
  return Buffer.from(await (await fetch(address + url)).arrayBuffer());
};
const filesBelow = (): string[] =>
  fs
    .readdirSync(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

const program = '<< /S /JavaScript /JS (app.alert(1)) >>';
const twice = (text: Buffer): Buffer => deflateSync(deflateSync(text));
const junk = '9 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\nnothing packed\nendstream\nendobj\n';
interface Hiding {
  readonly type?: string;
  readonly filter?: string;
  readonly padding?: string;
  readonly before?: string;
  readonly pack?: (text: Buffer) => Buffer;
}
/** A PDF with a page to see, and a program packed away in one way or another. */
const hiding = ({
  type = '/ObjStm',
  filter = '/FlateDecode',
  padding = '',
  before = '',
  pack = deflateSync,
}: Hiding) => {
  const objects = pack(Buffer.from(`8 0 ${program.replace('JavaScript', 'Java#53cript')}`)).toString('latin1');
  const said = `<< /Type ${type} /N 1 /First 4 ${filter && `/Filter ${filter}`}${padding} >>`;
  return pdf({ objects: [`null\nendobj\n${before}7 0 obj\n${said}\nstream\n${objects}\nendstream`] });
};

describe('what a document may be (rule: files-by-content)', () => {
  it('is decided by its content, whatever it is called', async () => {
    const jpeg = await photo();
    expect(await sent(jpeg, 'foto.pdf')).toMatchObject({ state: 'ready', type: 'image/webp' });
    expect(await sent(await sharp(jpeg).png().toBuffer(), 'sem-final')).toMatchObject({ type: 'image/webp' });
    expect(await sent(await sharp(jpeg).webp().toBuffer(), 'a.jpg')).toMatchObject({ type: 'image/webp' });
    expect(await sent(pdf(), 'foto.jpg')).toMatchObject({ state: 'ready', type: 'application/pdf' });
    expect(await sent(packedPdf(), 'b.pdf')).toMatchObject({ state: 'ready', type: 'application/pdf' });
  });

  it('keeps a PDF as it was sent, to the byte', async () => {
    const bytes = pdf({ objects: ['<< /Title (Contrato social) >>'] });
    const upload = await sent(bytes);
    expect(upload?.bytes).toBe(bytes.length);
    expect((await bytesOf(upload?.id ?? '')).equals(bytes)).toBe(true);
  });

  it('makes a photo again: upright, of a size that is enough, without where and with what it was taken', async () => {
    const large = await sharp({ create: { width: 4_000, height: 1_000, channels: 3, background: '#3a3' } })
      .withExif({ IFD0: { Make: 'Telefone da Ana' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(large).metadata()).exif?.toString('latin1')).toContain('Telefone da Ana');
    const upload = await sent(large);
    const kept = await bytesOf(upload?.id ?? '');
    const { exif, xmp, iptc, icc, orientation, width, height } = await sharp(kept).metadata();
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
    expect([width, height]).toEqual([750, 3_000]);
    expect(kept.includes('Telefone')).toBe(false);
  });

  it.each([
    ['a page of HTML called a photo', 'typeUnknown', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing in SVG', 'typeWrong', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a program', 'typeWrong', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['HTML behind the first bytes of a JPEG', 'damaged', Buffer.from('\xff\xd8\xff\xe0<html>'.repeat(9), 'latin1')],
    ['a PNG that says it has 50,000 × 50,000 pixels', 'tooManyPixels', widePng(50_000)],
    ['a PNG of one row that is 40,000,000 pixels long', 'tooManyPixels', widePng(40_000_000, 1)],
    ['an interlaced PNG that is decoded as a whole', 'tooManyPixels', widePng(7_000, 7_000, true)],
    ['a PNG of a size that is allowed, without its pixels', 'damaged', widePng(2_000)],
    ['a PDF that wants a password', 'locked', pdf({ trailer: '/Encrypt 4 0 R /ID [<00><00>]' })],
    ['a PDF with a program', 'active', pdf({ objects: ['<< /S /JavaScript /JS (app.alert(1)) >>'] })],
    ['a PDF that hides its program', 'active', pdf({ objects: ['<< /S /J#61vaScript >>'] })],
    ['a PDF that packs its program away', 'active', packedPdf('<< /Type /Page /AA << /S /Launch >> >>')],
    ['a PDF that packs its program away under another spelling', 'active', hiding({ type: '/Obj#53tm' })],
    ['a PDF that packs its program away behind much else', 'active', hiding({ padding: ' '.repeat(2_000) })],
    ['a PDF that calls its program a remark', 'active', pdf({ objects: [`% stream\n${program}\n% endstream`] })],
    ['a PDF that packs objects unpacked', 'active', hiding({ filter: '', pack: (text) => text })],
    ['a PDF that packs objects twice', 'damaged', hiding({ filter: '[/FlateDecode /FlateDecode]', pack: twice })],
    ['a PDF whose packed objects lie in a remark', 'active', hiding({ before: '% stream\n' })],
    ['a PDF with junk among its packed objects', 'active', hiding({ before: junk.repeat(12) })],
    ['a PDF that opens another page by itself', 'active', pdf({ objects: ['<< /OpenAction << /S /URI >> >>'] })],
    ['a PDF without a page', 'damaged', packedPdf('<< /Type /Catalog >>')],
    ['a PDF cut off in the middle', 'damaged', pdf().subarray(0, -40)],
    ['a PDF with another file behind it', 'damaged', Buffer.concat([pdf(), Buffer.from('PK\x03\x04more')])],
    [
      'a PDF whose table is elsewhere',
      'damaged',
      Buffer.from(
        pdf()
          .toString('latin1')
          .replace(/(startxref\n)\d+/, '$110'),
        'latin1',
      ),
    ],
    ['a PDF with something before it', 'typeUnknown', Buffer.concat([Buffer.from('\x00\x01GIF? '), pdf()])],
  ])('refuses %s, and says why', async (_, problem, bytes) => {
    expect(await sent(bytes)).toMatchObject({ state: 'refused', type: null, problem });
  });

  it('takes a photo with a page of HTML behind it, and leaves the page behind', async () => {
    const upload = await sent(Buffer.concat([await photo(), Buffer.from('<script>alert(1)</script>')]));
    expect(upload).toMatchObject({ state: 'ready' });
    expect((await bytesOf(upload?.id ?? '')).includes('script')).toBe(false);
  });

  it.each([
    ['photo.heic', 640, 480],
    ['photo-turned.heic', 480, 640],
  ] as const)(
    'takes %s of an iPhone, and keeps it upright as a picture that every browser shows',
    async (name, width, height) => {
      const upload = await sent(heic(name), 'IMG_0001.HEIC');
      expect(upload).toMatchObject({ state: 'ready', type: 'image/webp', name: 'IMG_0001.HEIC' });
      const picture = sharp(await bytesOf(upload?.id ?? ''));
      expect(await picture.metadata()).toMatchObject({ format: 'webp', width, height });
      // The picture shows a test card of many colours.
      expect((await picture.stats()).channels.slice(0, 3).every(({ stdev }) => stdev > 50)).toBe(true);
    },
  );
  it('refuses a photo of an iPhone that is broken, cut off or far too large', async () => {
    const whole = heic();
    const wide = Buffer.from(whole);
    wide.writeUInt32BE(60_000, wide.indexOf('ispe') + 8);
    expect(await sent(wide)).toMatchObject({
      state: 'refused',
      problem: expect.stringMatching(/^(tooManyPixels|damaged)$/),
    });
    expect(await sent(whole.subarray(0, 200))).toMatchObject({ problem: 'damaged' });
    const noise = Buffer.from(whole);
    noise.fill(0xa5, whole.indexOf('mdat') + 12);
    expect(await sent(noise)).toMatchObject({ state: 'refused' });
    expect(await sent(whole)).toMatchObject({ state: 'ready' });
  });

  it('refuses half a photo and a moving picture in a strange format', async () => {
    const whole = await photo();
    expect(await sent(whole.subarray(0, whole.length / 2))).toMatchObject({ problem: 'damaged' });
    expect(await sent(await sharp(whole).gif().toBuffer())).toMatchObject({ problem: 'typeWrong' });
  });

  it('bears what is made to take for ever', async () => {
    const filler = (text: string) => {
      const all = `%PDF-1.7\n${text.repeat(3_000_000 / text.length)}\n`;
      return Buffer.from(`${all}xref\nstartxref\n${all.length}\n%%EOF`, 'latin1');
    };
    const bomb = `/ObjStm>>stream\n${deflateSync(Buffer.alloc(30_000_000)).toString('latin1')}\nendstream `;
    const began = process.cpuUsage();
    for (const text of [
      '#41',
      '/#41',
      '<< ',
      'stream\n',
      '/ObjStm stream\nendstream',
      '/Encrypt        ',
      '/JS ',
      '1 0 obj\n',
      bomb,
    ])
      expect(await sent(filler(text))).toMatchObject({ state: 'refused' });
    // Of the processor's time, not the clock's: others may be at work on the machine.
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1_000).toBeLessThan(20_000);
  });

  it('costs the server nothing that counts when it unpacks to a thousand times its size, two at once (rule: costly-work-is-bounded)', async () => {
    const bomb = pdf({
      objects: [
        `<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n${deflateSync(Buffer.alloc(31 * 1024 * 1024, '/A#42 ')).toString('latin1')}\nendstream`,
      ],
    });
    expect(bomb.length).toBeLessThan(50_000);
    /**
     * What this thread works meanwhile, in milliseconds of the processor: it says how fast the machine is, too. The other threads of the
     * process clean up memory for it and for other work.
     */
    const costOf = async (work: () => Promise<unknown>): Promise<number> => {
      const began = process.threadCpuUsage();
      await work();
      const { user, system } = process.threadCpuUsage(began);
      return (user + system) / 1_000;
    };
    await sent(pdf());
    const here = await costOf(() => Promise.resolve([problemOfPdf(bomb), problemOfPdf(bomb)]));
    const there = await costOf(async () => {
      const all = await Promise.all(Array.from({ length: 2 }, () => sent(bomb)));
      expect(all.map((upload) => upload?.state)).not.toContain('receiving');
    });
    expect(there).toBeLessThan(here);
  });

  it('is looked at later where too many are being looked at: the sender is told when to ask again', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<Buffer>();
    const { fileInspector } = testApp.platform;
    const others = Array.from({ length: 18 }, () => fileInspector.inspect('document', () => held));
    const bytes = pdf();
    const at = (await tus.announce(bytes.length)).headers.get('location') ?? '';
    const busy = await tus.put(at, 0, new Uint8Array(bytes));
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '2']);
    release(Buffer.alloc(0));
    expect(await Promise.all(others)).toEqual(others.map(() => ({ problem: 'empty' })));
    expect(offsetOf(await tus.look(at))).toBe(bytes.length);
    const { list } = await ana.call(listUploads, { query: { id: [at.split('/').at(-1) ?? ''] } });
    expect(list).toMatchObject([{ state: 'ready' }]);
  });

  it('bears many at once', async () => {
    const bytes = await photo(300);
    const rui = transferOf(address, (await openTeam(testApp, await register(testApp))).token);
    const senders = [tus, rui].flatMap((sender) => Array.from({ length: 5 }, () => sender));
    const all = await Promise.all(senders.map((sender) => sender.send(bytes)));
    expect(all.map(({ status }) => status)).toEqual(senders.map(() => 204));
  });

  it('deletes the bytes of what is refused, at once', async () => {
    const before = filesBelow().length;
    await sent(Buffer.from('no document at all'));
    expect(filesBelow()).toHaveLength(before);
  });
});

describe('a document in which a virus scanner looks', () => {
  const infected = pdf({ objects: [`(${eicar})`] });
  it('is marked by whether it did, and refused where it finds a virus', async () => {
    expect(await sent(pdf())).toMatchObject({ state: 'ready', scan: 'clean' });
    expect(await sent(infected)).toMatchObject({ state: 'refused', problem: 'infected' });
    scanner.feel('cut');
    expect(await sent(pdf())).toMatchObject({ state: 'ready', scan: 'unscanned' });
    scanner.feel('well');
  });

  it('is told to reviewers where it has a virus, once an hour of each team', async () => {
    const { email } = await staffMember(testApp, 'reviewer');
    const rui = transferOf(address, (await openTeam(testApp, await register(testApp))).token);
    for (let count = 0; count < 3; count += 1) await rui.send(infected);
    const { list } = await testApp.caller()(listMails, { query: { to: email } });
    expect(list.map(({ subject }) => subject)).toEqual(['Arquivo com vírus recusado']);
  });
});

describe('what a document is called (rule: clean-text)', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\ana\\RG.jpg', 'RG.jpg'],
    ['foto\u202egpj.exe', 'fotogpj.exe'],
    ['linha\r\numa\u0000.pdf', 'linhauma.pdf'],
    ['Certida\u0303o.pdf', 'Certid\u00e3o.pdf'],
    ['   ', 'documento'],
    ['', 'documento'],
  ])('%j is shown as text: %j', async (given, name) => {
    expect(await sent(pdf(), given)).toMatchObject({ name });
  });

  it('stays readable when it is endless, with its ending', async () => {
    const upload = await sent(pdf(), `${'longo '.repeat(100)}.pdf`);
    expect([...(upload?.name ?? '')]).toHaveLength(120);
    expect(upload?.name).toMatch(/^longo .*….pdf$/);
  });
});

describe('the disk', () => {
  it('never holds a byte of a document as it is, neither while it comes nor afterwards (rule: sealed)', async () => {
    const word = 'CPF 529.982.247-25 de Ana Souza';
    const bytes = new Uint8Array(pdf({ objects: [`(${word.repeat(400)})`] }));
    const at = (await tus.announce(bytes.length)).headers.get('location') ?? '';
    await tus.put(at, 0, bytes.slice(0, 9_000));
    // Long enough that no bytes of what is sealed are these by chance.
    const holdsWord = () => filesBelow().some((file) => /Ana Souza|%PDF-1\./.test(fs.readFileSync(file, 'latin1')));
    expect(fs.statSync(path.join(dataDir, 'files/incoming', at.split('/').at(-1) ?? '')).size).toBe(9_000);
    expect(holdsWord()).toBe(false);
    await tus.put(at, 9_000, bytes.slice(9_000));
    expect(holdsWord()).toBe(false);
    expect((await bytesOf(at.split('/').at(-1) ?? '')).includes(word)).toBe(true);
  });

  it('lets nobody else of the machine look, and is told by no name', async () => {
    const { id } = await tus.send(pdf(), 'RG da Ana.pdf');
    const file = path.join(dataDir, 'files', id.slice(-2), id);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(fs.statSync(path.join(dataDir, 'files')).mode & 0o777).toBe(0o700);
    expect(filesBelow().filter((name) => /Ana|pdf/i.test(path.basename(name)))).toEqual([]);
  });

  it('shows nothing when a file was changed, or put in the place of another', async () => {
    const [{ id: one }, { id: other }] = [await tus.send(pdf()), await tus.send(pdf({ objects: ['(outro)'] }))];
    const place = (id: string) => path.join(dataDir, 'files', id.slice(-2), id);
    fs.copyFileSync(place(one), place(other));
    const { url } = await ana.call(openDocument, { params: { id: other } });
    const answer = await fetch(address + url);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('%PDF');
  });
});

import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { demoPassword } from '../apps/server/src/modules/sandbox/seed-people.ts';
import { transaction } from '../apps/server/src/platform/db.ts';
import { createPasswordHashing } from '../apps/server/src/platform/password-hashing.ts';
import type { Platform } from '../apps/server/src/platform/platform.ts';
import type { Secrets } from '../apps/server/src/platform/secrets.ts';
import { onePicture, pdf, widePng } from '../apps/server/test/documents.ts';
import type { Services } from '../apps/server/test/services.ts';
import { megabytes, perSecond, quantile, seconds, spread, times } from './figures.ts';
import { type Installation, openInstallation } from './installation.ts';
import { addMerchants, type Merchant, signOrders } from './merchants.ts';
import type { Options } from './options.ts';
import { byRail, runPayments } from './pay-calls.ts';
import { residentOf } from './resident.ts';
import { signIn } from './signed-in.ts';
import type { Row } from './table.ts';

const senders = 8;
const filesOfEach = 5;
const callers = 8;
const idleMs = 35_000;

interface LaidOut {
  readonly merchants: readonly Merchant[];
  readonly emails: readonly string[];
  readonly secrets: Secrets;
}

/** People with a team each, who send files. */
const addSenders = async (services: Services, platform: Platform): Promise<string[]> => {
  const now = platform.clock.now();
  const passwordHash = await createPasswordHashing(platform.secrets).hash(demoPassword);
  const emails = Array.from({ length: senders }, (_, index) => `files-${index}@balcao.example`);
  await transaction(platform.db, async (tx) => {
    for (const email of emails) {
      const createdBy = await services.accounts.add(tx, {
        email,
        username: email.split('@')[0] ?? '',
        passwordHash,
        now,
      });
      await services.teams.insertTeam(tx, { name: email, type: 'enterprise', createdBy, now });
    }
  });
  return emails;
};

/** What hostile senders send: documents that unpack to a thousand times their size, and pictures of very many pixels. */
const badFiles = async (): Promise<Buffer[]> => {
  const packed = deflateSync(Buffer.alloc(31 * 1024 * 1024, '/A#42 ')).toString('latin1');
  const said = '<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>';
  return [
    pdf({ objects: [`${said}\nstream\n${packed}\nendstream`] }),
    pdf({ objects: [`${said}\nstream\n${packed}\nendstream`, '(another)'] }),
    widePng(40_000_000, 1),
    await onePicture(7_600).png({ progressive: true }).toBuffer(),
    await onePicture(7_000).jpeg().toBuffer(),
  ];
};

/** Sends a file until it has been looked at: where too many wait, it asks again. Answers with how often it was told to wait. */
const sendWhole = async (url: string, token: string, bytes: Buffer): Promise<number> => {
  const ask = (method: string, at: string, headers: Record<string, string>, body?: Buffer) =>
    fetch(url + at, {
      method,
      headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}`, ...headers },
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
  const announced = await ask('POST', '/upload', { 'upload-length': String(bytes.length) });
  const at = announced.headers.get('location') ?? '';
  const part = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  let { status } = await ask('PATCH', at, part, bytes);
  let waits = 0;
  // Too much at once, or where it stands cannot be told just now.
  for (; status === 503 || status === 423; waits += 1) {
    await pause(500);
    status = (await ask('HEAD', at, {})).status;
  }
  if (status >= 300) throw new Error(`a file was answered with ${status}`);
  return waits;
};

/** Orders that are created and paid, until `isOver`. */
const payUntil = async ({ server, laidOut }: Installation<LaidOut>, isOver: () => boolean): Promise<number[]> => {
  const latencies: number[] = [];
  while (!isOver()) {
    const calls = signOrders(laidOut.merchants, 400);
    latencies.push(...(await runPayments(server.url, callers, calls, byRail(laidOut.secrets))).latencies);
  }
  return latencies;
};

/** Payments while people send files that are made to stop the server, against payments alone; and the server's memory afterwards. */
export const measureFiles = async ({ seconds: length, say }: Options): Promise<Row[]> => {
  const installation = await openInstallation<LaidOut>(
    async (services, platform) => ({
      merchants: await addMerchants(services, platform, 50),
      emails: await addSenders(services, platform),
      secrets: platform.secrets,
    }),
    { program: path.join(import.meta.dirname, 'rail-server.ts') },
  );
  try {
    const { server, laidOut } = installation;
    const people = await Promise.all(laidOut.emails.map((email) => signIn(server.url, email)));
    const files = await badFiles();
    const forSeconds = () => {
      const end = performance.now() + length * 1_000;
      return () => performance.now() > end;
    };
    say('files: warming up');
    await payUntil(installation, forSeconds());
    const memory = () => residentOf(server.child.pid ?? 0);
    const before = memory();
    const alone = await payUntil(installation, forSeconds());
    say(`files: payments alone ${spread(alone)}`);
    const from = performance.now();
    let sent = 0;
    const sending = people.flatMap(({ token }) =>
      files.map(async (bytes) => {
        const waits = await sendWhole(server.url, token, bytes);
        sent += 1;
        return waits;
      }),
    );
    const all = sending.length;
    const [beside, waits] = await Promise.all([payUntil(installation, () => sent === all), Promise.all(sending)]);
    const took = (performance.now() - from) / 1_000;
    const peak = memory();
    say(`files: payments beside files ${spread(beside)}, ${all} files in ${seconds(took)}`);
    await pause(idleMs);
    const [p99, p99Alone] = [quantile(beside, 0.99), quantile(alone, 0.99)];
    return [
      {
        what: `payments, ${callers} callers, while ${senders * filesOfEach} hostile files arrive at once (${seconds(took)}; ${waits.reduce((sum, one) => sum + one, 0)} answers of 503)`,
        ours: `${spread(beside)}, ${perSecond(beside.length / took)}`,
        against: `payments alone: ${spread(alone)}`,
        ratio: times(p99 / p99Alone),
        goal: 'p99 ≤ 2×',
      },
      {
        what: 'memory of the server when the files have been looked at, and half a minute later',
        ours: `${megabytes(peak)}, ${megabytes(memory())}`,
        against: `before: ${megabytes(before)}`,
        ratio: `+${megabytes(memory() - before)}`,
        goal: '± 100 MB',
      },
    ];
  } finally {
    await installation.close();
  }
};

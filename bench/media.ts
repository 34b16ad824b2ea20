import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Channel, listChannels } from '@balcao/contract/channel';
import { createMedia } from '@balcao/contract/media';
import { callerAt } from '../apps/server/test/message-crowd.ts';
import { megabytes, quantile, seconds, spread, times } from './figures.ts';
import { openDemo } from './installation.ts';
import type { Options } from './options.ts';
import { askedMeanwhile } from './other-calls.ts';
import { residentOf } from './resident.ts';
import type { Row } from './table.ts';

const size = 1_024 * 1_048_576;
const part = 1_048_576;
const rounds = 3;
const lookMs = 50;
const aloneMs = 8_000;

/** Text that a channel takes as a document, a mebibyte of it. */
const chunk = Buffer.alloc(part, 'Pão quente, café coado e bolo de fubá às sete. ');
const hashed = (): string => {
  const hash = createHash('sha256');
  for (let sent = 0; sent < size; sent += part) hash.update(chunk);
  return hash.digest('hex');
};
const body = (): ReadableStream => {
  let sent = 0;
  return new ReadableStream({
    pull: (out) => {
      if (sent === size) return out.close();
      sent += part;
      out.enqueue(chunk);
    },
  });
};

/** Writes as many bytes to the same disk, until they are on it. */
const writeBare = async (dataDir: string): Promise<number> => {
  const file = path.join(dataDir, 'bare.bin');
  const from = performance.now();
  await promisify(execFile)('dd', ['if=/dev/zero', `of=${file}`, 'bs=1M', `count=${size / part}`, 'conv=fdatasync']);
  const took = (performance.now() - from) / 1000;
  await fs.rm(file);
  return took;
};

/** From the announcement until the server has all of it, on the disk and hashed. */
const sendWhole = async (url: string, token: string): Promise<{ took: number; id: string }> => {
  const ask = (method: string, at: string, headers: Record<string, string>, sent?: ReadableStream) =>
    fetch(url + at, {
      method,
      headers: { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}`, ...headers },
      ...(sent ? { body: sent, duplex: 'half' } : {}),
    });
  const metadata = `filename ${btoa('receitas.txt')},use ${btoa('media')}`;
  const from = performance.now();
  const announced = await ask('POST', '/upload', { 'upload-length': String(size), 'upload-metadata': metadata });
  const at = announced.headers.get('location') ?? '';
  const part = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  const { status } = await ask('PATCH', at, part, body());
  if (status >= 300) throw new Error(`the file was answered with ${status}`);
  return { took: (performance.now() - from) / 1000, id: at.split('/').at(-1) ?? '' };
};

/** The most that the server holds while something lasts, and how much less it held before. */
const whileWatching = async <T>(pid: number, work: () => Promise<T>) => {
  const before = residentOf(pid);
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentOf(pid));
  }, lookMs);
  try {
    return { done: await work(), before, peak };
  } finally {
    clearInterval(timer);
  }
};

const run = async (demo: Awaited<ReturnType<typeof openDemo>>, { id }: Channel, say: Options['say']) => {
  const { token, server } = demo;
  const call = callerAt(server.url, token);
  const sha256 = hashed();
  const all: { took: number; taken: number; bare: number; grown: number }[] = [];
  const address = `${server.url}/admin/v3.0/channel/${id}`;
  const alone = await askedMeanwhile(address, token, () => delay(aloneMs));
  const others: number[] = [];
  // The first one pays for what a process does once.
  for (let round = 0; round <= rounds; round += 1) {
    const bare = await writeBare(demo.dataDir);
    const watched = await whileWatching(server.child.pid ?? 0, async () => {
      const sending = await askedMeanwhile(address, token, () => sendWhole(server.url, token));
      const { took, id: uploadId } = sending.done;
      if (round > 0) others.push(...sending.latencies);
      const from = performance.now();
      await call(createMedia, { params: { id }, body: { uploadId, kind: 'document', sha256 } });
      return { took, taken: (performance.now() - from) / 1000 };
    });
    const { done, before, peak } = watched;
    say(
      `media: ${seconds(done.took)}, taken in ${seconds(done.taken)}; dd ${seconds(bare)}; ${megabytes(peak - before)} more`,
    );
    if (round > 0) all.push({ ...done, bare, grown: peak - before });
  }
  return { all, alone: alone.latencies, others };
};

/** A file of 1 GiB for a channel, with its checksum, against the bare disk. */
export const measureMedia = async ({ say }: Options): Promise<Row[]> => {
  const demo = await openDemo();
  try {
    const [channel] = (await callerAt(demo.server.url, demo.token)(listChannels, { query: { scope: 'all' } })).list;
    if (!channel) throw new Error('the demonstration has a channel');
    const { all, alone, others } = await run(demo, channel, say);
    const half = (of: 'took' | 'taken' | 'bare') =>
      quantile(
        all.map((one) => one[of]),
        0.5,
      );
    const rate = (took: number) => `${megabytes(size / took)}/s`;
    return [
      {
        what: `a file of 1 GiB from its announcement until it is on the disk with its SHA-256, half of ${rounds}`,
        ours: `${seconds(half('took'))}, ${rate(half('took'))}; taken by the channel, checksum compared, in ${seconds(half('taken'))}`,
        against: `dd conv=fdatasync: ${seconds(half('bare'))}, ${rate(half('bare'))}`,
        ratio: times(half('bare') / half('took')),
        goal: '≥ 0.9×',
      },
      {
        what: 'memory of the server meanwhile, at most',
        ours: `+${megabytes(Math.max(...all.map(({ grown }) => grown)))}`,
        against: 'before the file',
        ratio: '',
        goal: '± 64 MB',
      },
      {
        what: 'another call meanwhile, fifty a second',
        ours: spread(others),
        against: `without the file: ${spread(alone)}`,
        ratio: `p50 ${times(quantile(others, 0.5) / quantile(alone, 0.5))}, p99 ${times(quantile(others, 0.99) / quantile(alone, 0.99))}`,
        goal: '',
      },
    ];
  } finally {
    await demo.close();
  }
};

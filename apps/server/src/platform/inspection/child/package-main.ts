import process from 'node:process';
import { patchOf } from '@balcao/applet-package/compare-packages';
import { sortedFiles, toolVersionOf } from '@balcao/applet-package/export-list';
import { readPackageZip } from '@balcao/applet-package/read-package';
import { type Frame, framesFrom, partsOf } from '../frames.ts';
import { packed } from '../package-frame.ts';

/** A process of its own for the packages of mini programs: what it reads, and how two files in them differ. */
const bytesAtMost = 32 * 1024 * 1024;
const nothing = Buffer.alloc(0);
/** More faults at once do not help an author. */
const faultsAtMost = 100;
/** A longer difference is not read by anyone. */
const patchBytesAtMost = 100_000;

const readPackage = async (zip: Buffer): Promise<Frame> => {
  const { manifest, files, faults } = await readPackageZip(zip);
  if (!manifest || faults.length > 0) return { head: {}, bytes: packed({ faults: faults.slice(0, faultsAtMost) }, []) };
  const sorted = sortedFiles(files);
  const list = sorted.map(([path, content]) => ({ path, bytes: content.length }));
  const index = { faults: [], manifest, toolVersion: toolVersionOf(files), list };
  return {
    head: {},
    bytes: packed(
      index,
      sorted.map(([, content]) => content),
    ),
  };
};

/** The former content comes first. */
const compare = (head: Frame['head'], bytes: Buffer): Frame => {
  const [path, at] = [String(head.path), Number(head.bytesBefore)];
  const patch = Buffer.from(patchOf(path, bytes.subarray(0, at), bytes.subarray(at)) ?? '');
  const isRead = patch.length > 0 && patch.length <= patchBytesAtMost;
  return { head: { isRead }, bytes: isRead ? patch : nothing };
};

const answer = (frame: Frame): void => {
  for (const part of partsOf(frame)) process.stdout.write(part);
};

answer({ head: { ready: true }, bytes: nothing });
for await (const { head, bytes } of framesFrom(process.stdin, bytesAtMost))
  answer(head.use === 'compare' ? compare(head, bytes) : await readPackage(bytes));

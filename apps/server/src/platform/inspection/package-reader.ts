import path from 'node:path';
import { type Fault, FaultCode } from '@balcao/applet-package/fault';
import { bytesAtMost } from '@balcao/applet-package/file-kind';
import { pathFault } from '@balcao/applet-package/file-path';
import { packageLimits } from '@balcao/applet-package/limits';
import { Manifest } from '@balcao/applet-package/manifest';
import type { FieldIssue } from '@balcao/contract/field-texts';
import { VersionNumber } from '@balcao/contract/version-number';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { createSemaphore } from '../semaphore.ts';
import { FileTooCostly } from './isolated-process.ts';
import { createIsolatedWorkers } from './isolated-workers.ts';
import { unpacked } from './package-frame.ts';

/** A package without faults, without the tool's list. */
export interface SoundPackage {
  readonly manifest: Manifest;
  readonly toolVersion: string;
  readonly files: ReadonlyMap<string, Buffer>;
}
/** A package as it may be kept, or what is wrong with it. */
export type InspectedPackage = SoundPackage | { readonly faults: readonly Fault[] };

const program = path.join(import.meta.dirname, 'child/package-main.ts');
const code = ['packages/applet-package', 'packages/contract', 'packages/brazil'];
const megabyte = 1024 * 1024;
const limits = { residentBytes: 450 * megabyte, cpuMs: 12_000, wallMs: 30_000 } as const;
const oldAfter = { files: 50, residentBytes: 250 * megabyte } as const;
/** All files, and their list with the longest paths. */
const answerBytesAtMost = packageLimits.totalBytes + packageLimits.files * 2 * packageLimits.pathBytes + megabyte;

// The process may have been taken over by a package: it is believed no more than any stranger.
const SaidFault = z.object({
  code: FaultCode,
  path: z.optional(z.string()),
  field: z.optional(z.string()),
  found: z.optional(z.string()),
  limit: z.optional(z.union([z.number(), z.string()])),
  issue: z.optional(z.looseObject({ code: z.string(), path: z.array(z.union([z.string(), z.number()])) })),
});
const SaidFile = z.object({
  path: z.string().check(z.refine((name) => pathFault(name) === undefined)),
  bytes: z.int().check(z.gte(0)),
});
const Said = z.object({
  manifest: Manifest,
  toolVersion: VersionNumber,
  list: z.array(SaidFile).check(z.maxLength(packageLimits.files)),
});
const Refused = z.object({ faults: z.array(SaidFault).check(z.minLength(1), z.maxLength(100)) });

/** @throws Error where the contents are not those of the list. */
const filesOf = (list: readonly z.infer<typeof SaidFile>[], contents: Buffer): ReadonlyMap<string, Buffer> => {
  const files = new Map<string, Buffer>();
  let at = 0;
  for (const { path: name, bytes } of list) {
    if (bytes > (bytesAtMost(name) ?? -1)) throw new Error('a file is none that a package may hold');
    files.set(name, contents.subarray(at, at + bytes));
    at += bytes;
  }
  if (files.size !== list.length || at !== contents.length || at > packageLimits.totalBytes)
    throw new Error('the files are not those of their list');
  return files;
};

const packageOf = (bytes: Buffer): InspectedPackage => {
  const { index, contents } = unpacked(bytes);
  const refused = Refused.safeParse(index);
  if (refused.success)
    return {
      faults: refused.data.faults.map(({ issue, ...fault }) =>
        // An issue of a schema has more fields than are looked at here.
        issue ? ({ ...fault, issue: issue as unknown as FieldIssue } as Fault) : (fault as Fault),
      ),
    };
  const { manifest, toolVersion, list } = Said.parse(index);
  return { manifest, toolVersion, files: filesOf(list, contents) };
};

/**
 * Inspects the packages of mini programs in a separate process with limits of memory and time, one after the other, so that a hostile package cannot
 * slow down payments (rule: costly-work-is-bounded).
 */
export const createPackageReader = ({ log }: { readonly log: Pick<Logger, 'warn'> }) => {
  const workers = createIsolatedWorkers({ log, program, code, limits, oldAfter, answerBytesAtMost });
  const semaphore = createSemaphore({ places: 1, waitingAtMost: 8, waitAtMostMs: 25_000 });

  return {
    /** @throws Refusal `unavailable` when too many wait, or the machine is too busy. */
    read: (zip: Buffer): Promise<InspectedPackage> =>
      semaphore(async () => {
        if (zip.length > packageLimits.zipBytes)
          return { faults: [{ code: 'zipTooLarge', limit: packageLimits.zipBytes }] };
        try {
          return packageOf((await workers.ask({ head: { use: 'package' }, bytes: zip })).bytes);
        } catch (error) {
          if (!(error instanceof FileTooCostly)) throw error;
          log.warn({ bytes: zip.length }, 'a package took its process down');
          return { faults: [{ code: 'tooCostly' }] };
        }
      }),

    /** The lines that differ in a file, as a unified patch; undefined where it is no text, or too much differs to be read. */
    patch: (file: string, before: Buffer, after: Buffer): Promise<string | undefined> =>
      semaphore(async () => {
        const head = { use: 'compare', path: file, bytesBefore: before.length };
        try {
          const said = await workers.ask({ head, bytes: Buffer.concat([before, after]) });
          return said.head.isRead === true ? said.bytes.toString() : undefined;
        } catch (error) {
          if (!(error instanceof FileTooCostly)) throw error;
          log.warn({ bytes: before.length + after.length }, 'a comparison took its process down');
          return undefined;
        }
      }),
    stop: workers.end,
  };
};
export type PackageReader = ReturnType<typeof createPackageReader>;

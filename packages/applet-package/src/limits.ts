import type { FileRule } from '@balcao/contract/file-rule';

const kilobyte = 1_000;
const megabyte = 1_000 * kilobyte;

/** How large a mini program may be. The tool and the platform read the same values. */
export const packageLimits = {
  /** All files together, unpacked. */
  totalBytes: 20 * megabyte,
  codeBytes: 2 * megabyte,
  mediaBytes: 10 * megabyte,
  files: 2_000,
  /** What a zip may weigh: as it holds 20 MB at most, with headers for each file. */
  zipBytes: 22 * megabyte,
  manifestBytes: 64 * kilobyte,
  jsonDepth: 16,
  htmlDepth: 500,
  pages: 200,
  nameBytes: 255,
  pathBytes: 512,
  folders: 16,
  /** Differences of texts are shown up to this many lines a file. */
  differenceLines: 200,
} as const;

/** A package that is given as a zip. */
export const packageFile: FileRule = { accept: ['.zip', 'application/zip'], bytesAtMost: packageLimits.zipBytes };

/** Exports of older tools are not taken. */
export const oldestTool = '0.1.0';

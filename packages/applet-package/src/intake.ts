import { exportListName, type Files } from './export-list.ts';
import { type Fault, PackageRefused } from './fault.ts';
import { bytesAtMost, endingOf } from './file-kind.ts';
import { PathRegistry, pathFault } from './file-path.ts';
import { packageLimits } from './limits.ts';

/** What was read of a package: its files, and what kept others out. */
export interface Taken {
  readonly files: Files;
  readonly faults: readonly Fault[];
}

/**
 * Takes the files of a package in, one after another. Each is asked for before a byte of it is read; too many files or too many
 * bytes end the reading.
 */
export class Intake implements Taken {
  readonly files = new Map<string, Uint8Array>();
  readonly faults: Fault[] = [];
  readonly #paths = new PathRegistry();
  #count = 0;
  #bytes = 0;

  /** @throws PackageRefused when the package as a whole is too large. */
  admits(path: string, bytes: number): boolean {
    this.#countIn(path, bytes);
    const fault = this.#faultOf(path, bytes);
    if (fault) this.faults.push(fault);
    return fault === undefined;
  }

  refuse(fault: Fault): void {
    this.faults.push(fault);
  }

  /** @throws PackageRefused */
  expectFiles(count: number): void {
    const limit = packageLimits.files;
    if (count > limit) throw new PackageRefused({ code: 'tooManyFiles', limit });
  }

  #countIn(path: string, bytes: number): void {
    if (path !== exportListName) this.#count += 1;
    this.#bytes += bytes;
    this.expectFiles(this.#count);
    const limit = packageLimits.totalBytes;
    if (this.#bytes > limit) throw new PackageRefused({ code: 'packageTooLarge', limit });
  }

  #faultOf(path: string, bytes: number): Fault | undefined {
    const code = pathFault(path);
    if (code) return { code, path };
    const other = this.#paths.add(path);
    if (other !== undefined) return { code: 'pathTwice', path, found: other };
    const limit = bytesAtMost(path);
    if (limit === undefined) return { code: 'fileType', path, found: endingOf(path) };
    return bytes > limit ? { code: 'fileTooLarge', path, limit } : undefined;
  }
}

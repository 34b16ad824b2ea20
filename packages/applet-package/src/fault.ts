import { codes } from '@balcao/contract/codes';
import type { FieldIssue } from '@balcao/contract/field-texts';
import type * as z from 'zod/mini';

/** What can be wrong with a package. Scripts and the platform read these names, so none is renamed. */
export const FaultCode = codes([
  'sourceMissing',
  'tooManyFiles',
  'packageTooLarge',
  'fileTooLarge',
  'fileType',
  'fileNotText',
  'fileContent',
  'pathEmpty',
  'pathAbsolute',
  'pathClimbs',
  'pathBackslash',
  'pathUnreadable',
  'pathLong',
  'pathDeep',
  'pathCharacter',
  'pathReserved',
  'pathHidden',
  'pathTwice',
  'pathLink',
  'manifestMissing',
  'manifestTooLarge',
  'manifestTooDeep',
  'manifestNotText',
  'manifestNotJson',
  'manifestField',
  'manifestAppId',
  'manifestColor',
  'pageForm',
  'pageMissing',
  'htmlForeignScript',
  'htmlBase',
  'htmlTooDeep',
  'zipTooLarge',
  'zipBroken',
  'zipEncrypted',
  'zipMethod',
  'zipOverlap',
  'zipSize',
  'zipChecksum',
  'listMissing',
  'listBroken',
  'listAppId',
  'listTool',
  'fileNotListed',
  'fileGone',
  'fileChanged',
  'tooCostly',
]);
export type FaultCode = z.infer<typeof FaultCode>;

/** One thing that is wrong, without a language. */
export interface Fault {
  readonly code: FaultCode;
  /** The file or page that it speaks of, as it is called in the package. */
  readonly path?: string;
  /** The field of `app.json`, as in `pages.0`. */
  readonly field?: string;
  /** What was found there: another file, an address, an ending. */
  readonly found?: string;
  readonly limit?: number | string;
  /** What the schema of `app.json` says of the field. */
  readonly issue?: FieldIssue;
}

/** Ends the reading of a package at once: what follows is not worth looking at, or not safe. */
export class PackageRefused extends Error {
  readonly fault: Fault;

  constructor(fault: Fault, cause?: unknown) {
    super(`${fault.code} ${fault.path ?? ''}`.trim(), { cause });
    this.name = 'PackageRefused';
    this.fault = fault;
  }
}

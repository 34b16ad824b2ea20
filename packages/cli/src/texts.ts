import type { Locale } from '@balcao/contract/locale';
import { en } from './texts.en.ts';
import { es } from './texts.es.ts';
import { pt } from './texts.pt.ts';
import { zh } from './texts.zh.ts';

/** What the tool says, in one language. */
export interface Texts {
  readonly about: string;
  readonly applet: string;
  readonly create: string;
  readonly check: string;
  readonly export: string;
  readonly folderToCreate: string;
  readonly folderOrZip: string;
  readonly folder: string;
  readonly appIdOption: string;
  readonly nameOption: string;
  readonly templateOption: string;
  readonly exportedOption: string;
  readonly outOption: string;
  readonly jsonOption: string;
  readonly langOption: string;
  readonly helpOption: string;
  readonly versionOption: string;
  readonly titles: {
    readonly usage: string;
    readonly arguments: string;
    readonly options: string;
    readonly commands: string;
  };
  readonly exitCodes: string;
  readonly askFolder: string;
  readonly askName: string;
  readonly askAppId: string;
  readonly unknownOption: (name: string) => string;
  readonly unknownCommand: (name: string) => string;
  readonly noValue: (name: string) => string;
  readonly wrongValue: (name: string) => string;
  readonly tooMany: string;
  readonly needed: (option: string) => string;
  readonly seeHelp: string;
  readonly notEmpty: (folder: string) => string;
  readonly inside: string;
  readonly outTaken: (out: string) => string;
  readonly created: (folder: string) => string;
  readonly next: (folder: string) => string;
  readonly good: (files: number) => string;
  readonly faults: (count: number) => string;
  readonly exported: (out: string, files: number) => string;
  readonly failed: (reason: string) => string;
}

const texts: Readonly<Record<Locale, Texts>> = { 'pt-BR': pt, 'en-US': en, 'es-MX': es, 'zh-CN': zh };
export const textsOf = (locale: Locale): Texts => texts[locale];

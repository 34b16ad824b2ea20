import type { Locale } from '@balcao/contract/locale';
import { en } from './tool-texts.en.ts';
import { es } from './tool-texts.es.ts';
import { pt } from './tool-texts.pt.ts';
import { zh } from './tool-texts.zh.ts';

/** What the commands for merchants' servers say, in one language. */
export interface ToolTexts {
  readonly login: string;
  readonly logout: string;
  readonly webhook: string;
  readonly request: string;
  readonly listen: string;
  readonly trigger: string;
  readonly tail: string;
  readonly serverOption: string;
  readonly forwardOption: string;
  readonly eventsOption: string;
  readonly timeoutOption: (seconds: number) => string;
  readonly countOption: string;
  readonly failedOption: string;
  readonly eventArgument: string;
  readonly askBaseUrl: string;
  readonly askKey: string;
  readonly openOption: string;
  readonly withKeyOption: string;
  readonly loginCode: (code: string, address: string) => readonly string[];
  readonly loginDenied: string;
  readonly loginExpired: string;
  readonly loggedIn: (team: string, key: string) => string;
  readonly loggedOut: string;
  readonly wasLoggedOut: string;
  readonly noKey: string;
  readonly addressForm: (address: string) => string;
  readonly addressWrong: (address: string) => string;
  readonly keyEnded: string;
  readonly unreachable: (address: string) => string;
  readonly connectionLost: string;
  readonly connectedAgain: string;
  readonly listening: (address: string) => string;
  readonly secret: (secret: string) => string;
  readonly noAnswer: (reason: string) => string;
  readonly triggered: (type: string, order: string | null) => string;
  readonly onlySandbox: string;
  readonly tailing: string;
}

const texts: Readonly<Record<Locale, ToolTexts>> = { 'pt-BR': pt, 'en-US': en, 'es-MX': es, 'zh-CN': zh };
export const toolTextsOf = (locale: Locale): ToolTexts => texts[locale];

import type { AuditEventKind } from './audit-event-kind.ts';
import { en } from './audit-event-names.en.ts';
import { es } from './audit-event-names.es.ts';
import { pt } from './audit-event-names.pt.ts';
import { zh } from './audit-event-names.zh.ts';
import type { Locale } from './locale.ts';

export type AuditEventNames = Readonly<Record<AuditEventKind, string>>;

/** What staff have done, in a few words: where the record is filtered, and in its file. */
export const auditEventNames: Readonly<Record<Locale, AuditEventNames>> = {
  'pt-BR': pt,
  'en-US': en,
  'es-MX': es,
  'zh-CN': zh,
};

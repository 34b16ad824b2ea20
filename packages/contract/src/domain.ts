import * as z from 'zod/mini';
import { AppletDomainKind, AppletDomains } from './applet-domain.ts';
import { endpoint } from './endpoint.ts';
import { Id, Instant, Version } from './scalars.ts';

/** So many changes are shown, the newest first; all of them are kept. */
export const domainChangesShown = 20;

const Listed = z.object({ kind: AppletDomainKind, domain: z.string() });
/** Someone saved other domains. */
const DomainChange = z.object({
  id: Id,
  at: Instant,
  /** Who, by the name of that day. */
  actor: z.string(),
  added: z.array(Listed),
  removed: z.array(Listed),
});
export type DomainChange = z.infer<typeof DomainChange>;

const ofKind = z.array(z.string());
const LegalDomains = z.object({
  request: ofKind,
  socket: ofKind,
  upload: ofKind,
  download: ofKind,
  page: ofKind,
  /** 0 as long as none was ever saved. */
  version: z.int(),
  changes: z.array(DomainChange),
});
export type LegalDomains = z.infer<typeof LegalDomains>;

const access = (level: 'read' | 'write') => ({ menu: 'applets.index', level }) as const;
const params = z.object({ id: Id });

export const getDomains = endpoint({
  id: 'domain.get',
  face: 'admin',
  method: 'GET',
  path: '/applet/{id}/domains',
  summary: 'What a mini program may reach, by kind, and who changed it',
  access: access('read'),
  rate: 'read',
  params,
  reply: LegalDomains,
  refusals: ['not_found'],
});

export const replaceDomains = endpoint({
  id: 'domain.replace',
  face: 'admin',
  method: 'PUT',
  path: '/applet/{id}/domains',
  summary: 'Sets what a mini program may reach: these domains take the place of those before',
  access: access('write'),
  rate: 'write',
  params,
  body: z.extend(AppletDomains, { version: Version }),
  reply: LegalDomains,
  refusals: ['not_found', 'changed_elsewhere'],
});

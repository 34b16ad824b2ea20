import type { LogChange, LogEntry } from '@balcao/contract/log';
import { changeOf } from '../log/log-change.service.ts';
import type { EndpointRow } from './webhook.tables.ts';

/** An address in the log of its team, by its name: the address itself may have a key in it. */
export const webhookSubject = ({ id, name }: Pick<EndpointRow, 'id' | 'name'>): LogEntry['subject'] => ({
  kind: 'webhook',
  id,
  name,
});

const typesOf = ({ types }: Pick<EndpointRow, 'types'>): string => types?.join(', ') ?? 'all';
const statusOf = ({ state }: Pick<EndpointRow, 'state'>): string => (state === 'off' ? '1' : '0');

/** What a member has changed of an address; of a new one, what it is. */
export const webhookChanges = (row: EndpointRow, before?: EndpointRow): LogChange[] => [
  ...(before ? changeOf('name', before.name, row.name) : []),
  ...changeOf('address', before?.url ?? null, row.url),
  ...changeOf('eventTypes', before ? typesOf(before) : null, typesOf(row)),
  ...(before ? changeOf('status', statusOf(before), statusOf(row)) : []),
];

import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { nameLine } from './name-text.ts';
import { Id, Instant } from './scalars.ts';

/** A team has so many keys of the tool at most: one for each machine. */
export const toolKeysAtMost = 20;

/** A key by which the developer's tool on one machine hears of the team. */
export const ToolKey = z.object({
  id: Id,
  /** What the machine is called. */
  name: z.string(),
  /** Who made it, by the name of that day. */
  madeBy: z.string(),
  /** False when its maker has left the team, or may not change these settings any more: the key is not valid then. */
  isGood: z.boolean(),
  createdAt: Instant,
  lastUsedAt: z.nullable(Instant),
});
export type ToolKey = z.infer<typeof ToolKey>;

const access = (level: 'read' | 'write') => ({ menu: 'setting.payment', level }) as const;

export const listToolKeys = endpoint({
  id: 'toolKey.list',
  face: 'admin',
  method: 'GET',
  path: '/tool-key',
  summary: "The keys by which the developer's tool hears of the team",
  access: access('read'),
  rate: 'read',
  reply: z.object({ list: z.array(ToolKey) }),
  refusals: [],
});

export const createToolKey = endpoint({
  id: 'toolKey.create',
  face: 'admin',
  method: 'POST',
  path: '/tool-key',
  summary: "Makes a key for the developer's tool on one machine, shown this once",
  access: access('write'),
  rate: 'write',
  proof: 'factor',
  idempotency: 'optional',
  body: z.strictObject({ name: nameLine(60) }),
  reply: z.object({ toolKey: ToolKey, secret: z.string() }),
  refusals: ['tool_keys_full', 'not_found'],
});

export const revokeToolKey = endpoint({
  id: 'toolKey.revoke',
  face: 'admin',
  method: 'DELETE',
  path: '/tool-key/{id}',
  summary: 'Revokes a key at once: what listens by it ends',
  access: access('write'),
  rate: 'write',
  params: z.object({ id: Id }),
  reply: z.null(),
  refusals: ['not_found'],
});

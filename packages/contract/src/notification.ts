import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { type MenuId, reaches } from './menus.ts';
import { queryWhole } from './scalars.ts';

/** Who hears of a topic: a member whose role reads one of these menus, a super admin, or with `everyone` each member of the team. */
interface Audience {
  /** Who may read what it is about: they are told which one. */
  readonly records: readonly MenuId[];
  /** Whose screens show figures or a standing that is made of it: they are told that something changed, and not what. */
  readonly figures: readonly MenuId[] | 'everyone';
}
const sales = ['payment.overview', 'payment.dashboard'] as const;

/** Every topic with who hears of it, as endpoints say who may call them. */
export const liveTopics = {
  order: { records: ['payment.orders'], figures: [...sales, 'payment.financial'] },
  refund: { records: ['payment.refunds'], figures: [...sales, 'payment.orders', 'payment.financial'] },
  dispute: { records: ['payment.refunds'], figures: [...sales, 'payment.orders', 'payment.financial'] },
  settlement: { records: ['payment.financial'], figures: [...sales, 'payment.orders'] },
  withdrawal: { records: ['payment.financial'], figures: sales },
  ledger: { records: ['payment.financial'], figures: sales },
  preauth: { records: ['payment.orders'], figures: [] },
  bill: { records: ['payment.orders'], figures: [] },
  webhook: { records: ['setting.payment'], figures: [] },
  toolKey: { records: ['setting.payment'], figures: [] },
  certificate: { records: ['setting.payment'], figures: sales },
  request: { records: ['setting.payment'], figures: [] },
  device: { records: ['payment.products'], figures: [] },
  applet: { records: ['applets.index'], figures: [] },
  version: { records: ['applets.index'], figures: [] },
  preview: { records: ['applets.index'], figures: [] },
  channel: { records: ['channels.index'], figures: [] },
  broadcast: { records: ['channels.index'], figures: [] },
  workflow: { records: ['channels.index'], figures: [] },
  conversation: { records: ['channels.index'], figures: [] },
  messageTemplate: { records: ['messages.index'], figures: ['channels.index'] },
  knowledge: { records: ['channels.index'], figures: [] },
  /** Who looks at a conversation or writes in it: screens query it, and are not told of whom. */
  presence: { records: [], figures: ['channels.index'] },
  robot: { records: [], figures: ['channels.index'] },
  product: { records: ['payment.products'], figures: [] },
  /** Every member sees who the super admins are, and whether the team is certified. */
  team: { records: ['setting.team'], figures: 'everyone' },
  review: { records: ['setting.merchant'], figures: 'everyone' },
  /** Members have lists of their own, which are read with their own rights. */
  export: { records: [], figures: 'everyone' },
  notice: { records: [], figures: 'everyone' },
  /** Each member has requests to support of their own. */
  ticket: { records: [], figures: 'everyone' },
} as const satisfies Record<string, Audience>;
export type LiveTopic = keyof typeof liveTopics;
const topics = Object.keys(liveTopics) as [LiveTopic, ...LiveTopic[]];

/**
 * What a team's screens are told at once: only that something changed and where, never the data, so that a screen cannot get data past the
 * permissions of the endpoint that reads them. `key` is empty for members who may not read the record.
 */
export const LiveEvent = z.object({ topic: z.enum(topics), key: z.string() });
export type LiveEvent = z.infer<typeof LiveEvent>;

/** The event as a member with these rights may hear it; undefined when it is not for them. */
export const heardBy = (member: Parameters<typeof reaches>[0], event: LiveEvent): LiveEvent | undefined => {
  const { records, figures }: Audience = liveTopics[event.topic];
  const reads = (menus: readonly MenuId[]) => menus.some((menu) => reaches(member, menu, 'read'));
  if (member.isAdmin || reads(records)) return event;
  return figures === 'everyone' || reads(figures) ? { ...event, key: '' } : undefined;
};

export const streamEvents = endpoint({
  id: 'notification.stream',
  face: 'admin',
  method: 'GET',
  path: '/notification/stream',
  summary: "What changes in the session's team, as server-sent events; it ends as soon as the session or its rights do",
  access: 'session',
  rate: 'read',
  query: z.object({
    /** What was told in the last so many milliseconds comes first: a page has asked for its figures before its stream is open. */
    recentMs: z._default(queryWhole(0, 60_000), 0),
  }),
  reply: LiveEvent,
  refusals: ['team_missing'],
  streams: 'text/event-stream',
});

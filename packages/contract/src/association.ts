import * as z from 'zod/mini';
import { AssociationPurpose } from './association-form.ts';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { Submission } from './review.ts';
import { Id, Instant, identifier, lines } from './scalars.ts';
import type { Moves } from './states.ts';

/**
 * Where an association stands: the team of the mini program is asked, then staff; on, people open the mini program from the channel. Declined
 * by the team of the mini program, rejected by staff, withdrawn by the team of the channel, or lifted by either.
 */
export const AssociationState = codes(['requested', 'agreed', 'on', 'declined', 'rejected', 'withdrawn', 'lifted']);
export type AssociationState = z.infer<typeof AssociationState>;
export const associationMoves = {
  requested: ['agreed', 'declined', 'withdrawn'],
  agreed: ['on', 'rejected', 'withdrawn'],
  on: ['lifted'],
  declined: [],
  rejected: [],
  withdrawn: [],
  lifted: [],
} as const satisfies Moves<AssociationState>;
/** A channel has one of these at a time. */
export const associationsLive = ['requested', 'agreed', 'on'] as const satisfies readonly AssociationState[];

/** It is not lifted within so many hours of its approval. */
export const heldHours = 48;
/** Channels that lead to one mini program, or ask to, at most. */
export const associationsAtMost = 100;
/** Mini programs that a search shows. */
export const appletsFoundAtMost = 20;

const AssociatedApplet = z.object({
  appId: z.string(),
  name: z.string(),
  icon: z.string(),
  teamName: z.string(),
  /** Whether people can open it now. */
  isOnShelf: z.boolean(),
});

/** A channel and the mini program that it leads to, as either of their teams sees it. */
export const Association = z.object({
  id: Id,
  state: AssociationState,
  purpose: z.string(),
  channel: z.object({ name: z.string(), avatar: z.string(), followers: z.int(), teamName: z.string() }),
  applet: AssociatedApplet,
  requestedAt: Instant,
  /** When staff approved it. */
  approvedAt: z.nullable(Instant),
  /** From when on it can be lifted. */
  liftableAt: z.nullable(Instant),
  /** Seconds until then, by the clock of the product; 0 when it can be lifted, null of what is not on. */
  heldSeconds: z.nullable(z.int()),
  endedAt: z.nullable(Instant),
  /** Why the team of the mini program declined. */
  reason: z.nullable(z.string()),
});
export type Association = z.infer<typeof Association>;

/** The same for the team of the channel, which answers what staff ask. */
export const ChannelAssociation = z.extend(Association, { submission: z.nullable(Submission) });
export type ChannelAssociation = z.infer<typeof ChannelAssociation>;

/** What is entered to ask for one. */
export const AssociationEntry = z.strictObject({
  appId: z.string().check(z.regex(/^bl[0-9a-f]{16}$/, { error: 'required', abort: true })),
  purpose: AssociationPurpose,
});
export type AssociationEntry = z.infer<typeof AssociationEntry>;
/** Why the team of a mini program declines. */
export const DeclineReason = lines(300, 4);

const ofChannel = (level: 'read' | 'write') => ({ menu: 'channels.index', level }) as const;
const ofApplet = (level: 'read' | 'write') => ({ menu: 'applets.index', level }) as const;
const params = z.object({ id: Id });
const oneParams = z.object({ id: Id, associationId: Id });
const reading = { face: 'admin', rate: 'read', params } as const;
const writing = { face: 'admin', rate: 'write', params: oneParams } as const;
const channelPath = '/channel/{id}/association';
const oneOfChannel = `${channelPath}/{associationId}` as const;
const appletPath = '/applet/{id}/association';
const oneOfApplet = `${appletPath}/{associationId}` as const;
const mayNot = ['not_found', 'channel_chat_account', 'channel_right', 'state_forbids'] as const;

export const getChannelAssociation = endpoint({
  ...reading,
  id: 'association.get',
  method: 'GET',
  path: channelPath,
  summary: 'The mini program that a channel leads to, or the last one that was asked for; null before the first',
  access: ofChannel('read'),
  reply: z.object({ association: z.nullable(ChannelAssociation) }),
  refusals: ['not_found'],
});

export const findAssociableApplets = endpoint({
  ...reading,
  id: 'association.applets',
  method: 'GET',
  path: `${channelPath}/applet`,
  summary: 'Mini programs of every team that a channel may lead to, by their names; the newest without one',
  access: ofChannel('write'),
  query: z.strictObject({ search: z.optional(identifier(100, 0)) }),
  reply: z.object({ list: z.array(z.object({ appId: z.string(), name: z.string(), icon: z.string() })) }),
  refusals: ['not_found'],
});

export const requestAssociation = endpoint({
  ...writing,
  id: 'association.request',
  method: 'POST',
  path: channelPath,
  summary:
    'Asks that a channel leads to a mini program: first its team, then staff; one who develops mini programs of the same team agrees by asking',
  access: ofChannel('write'),
  idempotency: 'optional',
  params,
  body: AssociationEntry,
  reply: ChannelAssociation,
  refusals: [...mayNot, 'not_certified', 'channel_associated', 'applet_not_online', 'associations_full'],
});

export const withdrawAssociation = endpoint({
  ...writing,
  id: 'association.withdraw',
  method: 'POST',
  path: `${oneOfChannel}/withdraw`,
  summary: 'Takes the request back while it waits for the team of the mini program, or for staff',
  access: ofChannel('write'),
  reply: ChannelAssociation,
  refusals: mayNot,
});

export const liftChannelAssociation = endpoint({
  ...writing,
  id: 'association.lift',
  method: 'DELETE',
  path: oneOfChannel,
  summary: 'Ends an association from the side of the channel, 48 hours after it was approved or later',
  access: ofChannel('write'),
  reply: ChannelAssociation,
  refusals: [...mayNot, 'association_held'],
});

export const listAppletAssociations = endpoint({
  ...reading,
  id: 'association.listOfApplet',
  method: 'GET',
  path: appletPath,
  summary: 'The channels that lead to a mini program, or ask to, those that wait for an answer first',
  access: ofApplet('read'),
  reply: z.object({ list: z.array(Association) }),
  refusals: ['not_found'],
});

export const agreeToAssociation = endpoint({
  ...writing,
  id: 'association.agree',
  method: 'POST',
  path: `${oneOfApplet}/agree`,
  summary: 'Agrees that a channel leads to a mini program; staff decide next',
  access: ofApplet('write'),
  reply: Association,
  refusals: ['not_found', 'state_forbids'],
});

export const declineAssociation = endpoint({
  ...writing,
  id: 'association.decline',
  method: 'POST',
  path: `${oneOfApplet}/decline`,
  summary: 'Declines that a channel leads to a mini program, with a reason that the team of the channel reads',
  access: ofApplet('write'),
  body: z.strictObject({ reason: DeclineReason }),
  reply: Association,
  refusals: ['not_found', 'state_forbids'],
});

export const liftAppletAssociation = endpoint({
  ...writing,
  id: 'association.liftByApplet',
  method: 'DELETE',
  path: oneOfApplet,
  summary: 'Ends an association from the side of the mini program, 48 hours after it was approved or later',
  access: ofApplet('write'),
  reply: Association,
  refusals: ['not_found', 'state_forbids', 'association_held'],
});

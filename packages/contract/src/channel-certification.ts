import * as z from 'zod/mini';
import { ChannelCertificationEntry } from './channel-certification-form.ts';
import { ChannelCertificationKind } from './channel-certification-kind.ts';
import { codes } from './codes.ts';
import { endpoint } from './endpoint.ts';
import { Draft, DraftSaving } from './form-fields.ts';
import { Submission } from './review.ts';
import { Id, Instant } from './scalars.ts';
import { ReviewStatus } from './session.ts';

/** Why a certification that was accepted does not hold any more: the channel has another name, or another owner. */
export const CertificationEnd = codes(['renamed', 'handedOver']);
export type CertificationEnd = z.infer<typeof CertificationEnd>;

/**
 * What stands in the way of submitting: the team is not certified, or not as a company; only the owner may, and their chat account has
 * no checked name.
 */
export const CertificationLack = codes(['certified', 'company', 'owner', 'realName']);
export type CertificationLack = z.infer<typeof CertificationLack>;

/** Where one certification of a channel stands. */
export const ChannelCertificationState = z.object({
  kind: ChannelCertificationKind,
  status: ReviewStatus,
  /** An accepted one stays valid until it ends, even if a later submission is rejected (rule: accepted-holds). */
  certified: z.boolean(),
  ended: z.nullable(z.object({ at: Instant, because: CertificationEnd })),
  lack: z.nullable(CertificationLack),
  /** What was submitted last, with its timeline; null before the first. */
  submission: z.nullable(Submission),
  /** What was submitted last, path by path; personal data hidden but for its ends (rule: masked). */
  values: z.record(z.string(), z.string()),
});
export type ChannelCertificationState = z.infer<typeof ChannelCertificationState>;

const access = (level: 'read' | 'write') => ({ menu: 'channels.index', level }) as const;
const params = z.object({ id: Id });
const ofKind = z.object({ id: Id, kind: ChannelCertificationKind });
const path = '/channel/{id}/certification';
const onePath = `${path}/{kind}` as const;
const reading = { face: 'admin', access: access('read'), rate: 'read' } as const;
const writing = { face: 'admin', access: access('write'), rate: 'write' } as const;
const mayNot = ['not_found', 'channel_chat_account', 'channel_right', 'state_forbids'] as const;

export const listChannelCertifications = endpoint({
  ...reading,
  id: 'channelCertification.list',
  method: 'GET',
  path,
  summary: 'Where the official and the personal certification and the subject information of a channel stand',
  params,
  reply: z.object({ list: z.array(ChannelCertificationState) }),
  refusals: ['not_found'],
});

export const submitChannelCertification = endpoint({
  ...writing,
  id: 'channelCertification.submit',
  method: 'POST',
  path,
  summary: 'Submits a certification of a channel: the first time, corrected, or changed after it was accepted',
  idempotency: 'optional',
  params,
  body: ChannelCertificationEntry,
  reply: ChannelCertificationState,
  refusals: [...mayNot, 'not_certified', 'channel_company_only', 'channel_owner_only', 'real_name_missing'],
});

export const cancelChannelCertification = endpoint({
  ...writing,
  id: 'channelCertification.cancel',
  method: 'POST',
  path: `${onePath}/cancel`,
  summary: 'Takes a certification of a channel back from its review; what was filled in stays as the draft',
  params: ofKind,
  reply: ChannelCertificationState,
  refusals: mayNot,
});

export const getChannelCertificationDraft = endpoint({
  ...writing,
  id: 'channelCertification.draft',
  method: 'GET',
  path: `${onePath}/draft`,
  summary: 'What has been filled in so far; before anything was, what was submitted last',
  rate: 'read',
  params: ofKind,
  reply: Draft,
  refusals: ['not_found', 'channel_right'],
});

export const saveChannelCertificationDraft = endpoint({
  ...writing,
  id: 'channelCertification.saveDraft',
  method: 'PUT',
  path: `${onePath}/draft`,
  summary: 'Keeps what has been filled in so far, right or wrong',
  params: ofKind,
  body: DraftSaving,
  reply: Draft,
  refusals: [...mayNot, 'changed_elsewhere'],
});

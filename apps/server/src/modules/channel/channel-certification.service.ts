import type {
  CertificationLack,
  ChannelCertificationState,
  cancelChannelCertification,
  getChannelCertificationDraft,
  listChannelCertifications,
  saveChannelCertificationDraft,
  submitChannelCertification,
} from '@balcao/contract/channel-certification';
import {
  type ChannelCertificationEntry,
  channelCertificationForms,
  channelEntryForms,
} from '@balcao/contract/channel-certification-form';
import { ChannelCertificationKind } from '@balcao/contract/channel-certification-kind';
import type { ReplyOf } from '@balcao/contract/endpoint';
import type { Draft, DraftValues } from '@balcao/contract/form-fields';
import { LogEvent } from '@balcao/contract/log';
import type { SubjectType } from '@balcao/contract/review';
import type { ReviewStatus } from '@balcao/contract/session';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseUncertified } from '../../platform/refusal.ts';
import type { ChatBindings } from '../account/chat-binding.service.ts';
import type { CertificationService, ChatIdentities } from '../certification/certification.service.ts';
import type { ReviewService } from '../review/review.service.ts';
import type { ReviewDrafts } from '../review/review-draft.service.ts';
import { createReviewForm } from '../review/review-form.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { UploadService } from '../upload/upload.service.ts';
import type { ChannelRow } from './channel.tables.ts';
import type { ChannelAccess } from './channel-access.service.ts';
import { aboutChannel } from './channel-standing.service.ts';
import type { ChannelTelling } from './channel-telling.ts';

interface Needs {
  readonly db: Db;
  readonly access: ChannelAccess;
  readonly tell: ChannelTelling;
  readonly teams: Pick<TeamService, 'standingOf'>;
  readonly bindings: Pick<ChatBindings, 'chatAccountOf'>;
  readonly chatIdentities: ChatIdentities;
  readonly certifications: Pick<CertificationService, 'certifiedAs'>;
  readonly reviews: ReviewService;
  readonly drafts: ReviewDrafts;
  readonly uploads: Pick<UploadService, 'keep'>;
}
interface Actor {
  readonly merchantId: string;
  readonly accountId: string;
}
/** The first one, one that was sent back or taken back, or a change of one that was accepted. */
const after = ['NO', 'REVOKED', 'REJECT', 'SUCCESS'] as const satisfies ReviewStatus[];

const typeOf = (entry: ChannelCertificationEntry): SubjectType => {
  if (entry.kind === 'subject') return entry.type;
  return entry.kind === 'official' ? 'enterprise' : 'personal';
};
/** What a member fills in themselves: of the rest the server knows more. */
const entered: Readonly<Record<ChannelCertificationKind, ReadonlySet<string>>> = {
  official: new Set(channelEntryForms.official.fields.map(({ path }) => path)),
  personal: new Set(channelEntryForms.personal.fields.map(({ path }) => path)),
  subject: new Set(['type', 'name', 'cnpj', 'cpf', 'proof']),
};

/** The certifications of channels: submitted, taken back, and what has become of them. */
export const createChannelCertifications = (needs: Needs) => {
  const { db, access, tell, teams, bindings, chatIdentities, certifications, reviews } = needs;
  const formsOf = (kind: ChannelCertificationKind, { id, name }: Pick<ChannelRow, 'id' | 'name'>) =>
    createReviewForm(needs, {
      about: aboutChannel(kind, id),
      subjectName: name,
      forms: channelCertificationForms[kind],
    });

  /** Who a member is, as far as the chat app has checked. */
  const personOf = async (queries: Queries, accountId: string) => {
    const chat = await bindings.chatAccountOf(queries, accountId);
    return chat && (await chatIdentities.identityOf(queries, chat.id))?.verified;
  };

  const lackOf = async (
    queries: Queries,
    { merchantId, accountId }: Actor,
    { ownerId }: ChannelRow,
    kind: ChannelCertificationKind,
  ): Promise<CertificationLack | null> => {
    const { teamCert, type } = await teams.standingOf(queries, merchantId);
    if (!teamCert) return 'certified';
    if (kind === 'official') return type === 'enterprise' ? null : 'company';
    if (kind === 'subject') return null;
    if (ownerId !== accountId) return 'owner';
    return (await personOf(queries, accountId)) ? null : 'realName';
  };

  /** What the server knows of the one it is about. @throws Refusal for what is lacking. */
  const known = async (tx: Tx, actor: Actor, channel: ChannelRow, kind: ChannelCertificationKind) => {
    const { merchantId, accountId } = actor;
    const lack = await lackOf(tx, actor, channel, kind);
    const { reviewStatus } = await teams.standingOf(tx, merchantId);
    if (lack === 'certified') refuseUncertified({ of: 'team', status: reviewStatus });
    if (lack === 'company') refuse('channel_company_only');
    if (lack === 'owner') refuse('channel_owner_only');
    if (kind === 'subject') return {};
    if (kind === 'personal') {
      const { name, cpf } = (await personOf(tx, accountId)) ?? refuse('real_name_missing');
      return { name, cpf };
    }
    const { form } = (await certifications.certifiedAs(tx, merchantId)) ?? refuse('channel_company_only');
    return { name: form.name, cnpj: form.cnpj };
  };

  const stateOf = async (
    queries: Queries,
    actor: Actor,
    channel: ChannelRow,
    kind: ChannelCertificationKind,
  ): Promise<ChannelCertificationState> => {
    const last = await reviews.latest(queries, channel.merchantId, aboutChannel(kind, channel.id));
    const standing = channel.certified[kind];
    const ended = standing?.ended && standing.reviewId === last?.row.id ? standing.ended : null;
    const status = ended ? 'REVOKED' : (last?.row.status ?? 'NO');
    return {
      kind,
      status,
      certified: standing?.ended === null,
      ended,
      lack: await lackOf(queries, actor, channel, kind),
      ...(await formsOf(kind, channel).show(queries, last)),
    };
  };

  /** What is known to begin with: who the team is certified to be. */
  const beginning = async (merchantId: string, kind: ChannelCertificationKind): Promise<DraftValues> => {
    const team = kind === 'subject' ? await certifications.certifiedAs(db, merchantId) : undefined;
    if (!team) return {};
    const { type, form } = team;
    const { name = '', cnpj = '' } = form;
    return type === 'enterprise' ? { type, name, cnpj } : { type, name };
  };

  return {
    list: async ({
      actor,
      params,
    }: Call<typeof listChannelCertifications>): Promise<ReplyOf<typeof listChannelCertifications>> => {
      const { channel } = await access.reach(db, actor, params.id);
      return {
        list: await Promise.all(ChannelCertificationKind.options.map((kind) => stateOf(db, actor, channel, kind))),
      };
    },

    /** @throws Refusal `state_forbids` under review, and for a channel that is closed; `form_invalid` with every field that is refused. */
    submit: async (call: Call<typeof submitChannelCertification>): Promise<ChannelCertificationState> => {
      const { actor, params, body } = call;
      const { kind } = body;
      await idempotently(db, call, async (tx) => {
        const { channel } = await access.reachWith(tx, actor, params.id, 'manage');
        const { kind: _, ...entry } = body;
        const form = { ...entry, ...(await known(tx, actor, channel, kind)), type: typeOf(body) };
        await formsOf(kind, channel).hand(tx, call, { form, after, check: async () => [] });
        const changes = [{ field: 'certification', of: null, before: null, after: kind }] as const;
        await tell(tx, call, channel, { event: LogEvent.enum.channelCertificationSubmitted, changes });
        return null;
      });
      // What was submitted lies sealed, so it is never what is remembered of a call with a key.
      return stateOf(db, actor, (await access.reach(db, actor, params.id)).channel, kind);
    },

    cancel: (call: Call<typeof cancelChannelCertification>): Promise<ChannelCertificationState> =>
      idempotently(db, call, async (tx) => {
        const { actor, params } = call;
        const { id, kind } = params;
        const { channel } = await access.reachWith(tx, actor, id, 'manage');
        await reviews.cancel(tx, call, aboutChannel(kind, id));
        const changes = [{ field: 'certification', of: null, before: kind, after: null }] as const;
        await tell(tx, call, channel, { event: LogEvent.enum.channelCertificationCancelled, changes });
        return stateOf(tx, actor, channel, kind);
      }),

    draft: async ({ actor, params }: Call<typeof getChannelCertificationDraft>): Promise<Draft> => {
      const { id, kind } = params;
      const { channel } = await access.reachManaged(db, actor, id);
      const { merchantId } = actor;
      const draft = await formsOf(kind, channel).draft(db, merchantId, () => beginning(merchantId, kind));
      if (draft.version > 0) return draft;
      return {
        ...draft,
        values: Object.fromEntries(Object.entries(draft.values).filter(([path]) => entered[kind].has(path))),
      };
    },

    saveDraft: (call: Call<typeof saveChannelCertificationDraft>): Promise<Draft> =>
      idempotently(db, call, async (tx) => {
        const { id, kind } = call.params;
        const { channel } = await access.reachWith(tx, call.actor, id, 'manage');
        return formsOf(kind, channel).saveDraft(tx, call);
      }),
  };
};
export type ChannelCertifications = ReturnType<typeof createChannelCertifications>;

import { formatCnpj } from '@balcao/brazil/cnpj';
import { mask } from '@balcao/brazil/mask';
import type { CertificationEnd } from '@balcao/contract/channel-certification';
import type {
  ChannelBadges,
  ChannelCertificationKind,
  ChannelSubject,
} from '@balcao/contract/channel-certification-kind';
import type { FlatForm } from '@balcao/contract/form-fields';
import type { ChannelKind, SubjectType } from '@balcao/contract/review';

/** A certification that was accepted. */
interface Standing<Shown> {
  readonly reviewId: string;
  /** What people are shown of it. */
  readonly shown: Shown;
  /** Since when it holds no more, and why; null while it holds. */
  readonly ended: { readonly at: string; readonly because: CertificationEnd } | null;
}
/** What of a channel was accepted last, as it stands in the row of the channel. */
export interface ChannelStandings {
  readonly official?: Standing<NonNullable<ChannelBadges['official']>>;
  readonly personal?: Standing<NonNullable<ChannelBadges['personal']>>;
  readonly subject?: Standing<ChannelSubject>;
}

/** The kind of the review of each. */
export const reviewKinds = {
  official: 'channelOfficial',
  personal: 'channelPersonal',
  subject: 'channelSubject',
} as const satisfies Record<ChannelCertificationKind, ChannelKind>;

const holding = <S>(standing: Standing<S> | undefined): S | null =>
  standing && standing.ended === null ? standing.shown : null;

export const badgesOf = ({ official, personal }: ChannelStandings): ChannelBadges => ({
  official: holding(official),
  personal: holding(personal),
});
export const subjectOf = ({ subject }: ChannelStandings): ChannelSubject | null => holding(subject);

const text = (form: FlatForm, path: string): string => form[path] ?? '';
const shownOf = {
  official: (form: FlatForm) => ({ company: text(form, 'name'), brand: text(form, 'brand') }),
  personal: (form: FlatForm) => ({ name: text(form, 'name'), activity: text(form, 'activity') }),
  // A CNPJ is public; of a CPF people see the ends.
  subject: (form: FlatForm, type: SubjectType): ChannelSubject => ({
    type,
    name: text(form, 'name'),
    document: type === 'enterprise' ? formatCnpj(text(form, 'cnpj')) : mask(text(form, 'cpf')),
  }),
} as const;

interface Accepted {
  readonly row: { readonly id: string; readonly type: SubjectType };
  readonly form: FlatForm;
}
/** The same with another acceptance of this kind, or with none. */
export const withAccepted = (
  standings: ChannelStandings,
  kind: ChannelCertificationKind,
  accepted: Accepted | undefined,
): ChannelStandings => {
  const { [kind]: before, ...others } = standings;
  if (!accepted) return others;
  const { row, form } = accepted;
  // One that has ended stays so.
  if (before?.reviewId === row.id) return standings;
  return { ...others, [kind]: { reviewId: row.id, shown: shownOf[kind](form, row.type), ended: null } };
};

/** The same with the end of this kind. */
export const withEnd = (
  standings: ChannelStandings,
  kind: ChannelCertificationKind,
  because: CertificationEnd,
  now: Date,
): ChannelStandings => {
  const before = standings[kind];
  return before && before.ended === null
    ? { ...standings, [kind]: { ...before, ended: { at: now.toISOString(), because } } }
    : standings;
};

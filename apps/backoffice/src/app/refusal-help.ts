import type { HelpSlug } from '@balcao/contract/help-article';
import type { RefusalName, refusals } from '@balcao/contract/refusal';

/** What is shown in a toast, in a dialog or in the place of a page; the others lead to the login by themselves. */
type Said = {
  [Name in RefusalName]: (typeof refusals)[Name]['shown'] extends 'toast' | 'modal' ? Name : never;
}[RefusalName];

/** Refusals that a person can do something about, and the article that says what. */
const articles = {
  applet_not_online: 'association',
  balance_insufficient: 'withdrawal',
  broadcasts_today: 'broadcast',
  certificates_full: 'certificate',
  certificate_exists: 'certificate',
  channel_chat_account: 'channel',
  channel_company_only: 'channel-certification',
  channel_owner_only: 'channel-certification',
  destination_held: 'pix-key',
  destinations_full: 'pix-key',
  dispute_closed: 'dispute',
  invitation_expired: 'member',
  method_inactive: 'product',
  not_certified: 'certification',
  product_blocked: 'product',
  product_inactive: 'product',
  real_name_missing: 'channel-certification',
  refund_exceeds_order: 'refund',
  refund_too_late: 'refund',
  refunds_full: 'refund',
  release_under_way: 'version',
  reserve_insufficient: 'refund',
  rights_exceeded: 'role',
  rolled_back_already: 'version',
  version_in_review: 'version',
  versions_full: 'version',
  webhook_off: 'webhook',
  withdrawal_not_automatic: 'withdrawal',
  withdrawal_over_daily_limit: 'withdrawal',
  withdrawal_over_single_limit: 'withdrawal',
  workflow_faulty: 'workflow',
} as const satisfies { readonly [Name in Said]?: HelpSlug };
const slugs: Readonly<Partial<Record<string, HelpSlug>>> = articles;

/** The article that says what to do about a refusal; undefined where none does. */
export const helpForRefusal = (name: string): HelpSlug | undefined =>
  Object.hasOwn(slugs, name) ? slugs[name] : undefined;

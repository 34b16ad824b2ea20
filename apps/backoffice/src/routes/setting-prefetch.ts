import type * as z from 'zod/mini';
import { type PrefetchContext, prefetch } from '../app/prefetch.ts';
import { certificatesOptions } from '../features/certificate/certificate.queries.ts';
import { invitationsOptions } from '../features/invitation/invitation.queries.ts';
import { logActorsOptions, logListOptions, logSearchOf } from '../features/log/log.queries.ts';
import { membersOptions } from '../features/member/member.queries.ts';
import { requestSearchOf, requestsOptions } from '../features/request/request.queries.ts';
import { rolesOptions } from '../features/role/role.queries.ts';
import { toolKeysOptions } from '../features/tool/tool-key.queries.ts';
import { deliveriesOptions, deliverySearchOf, webhooksOptions } from '../features/webhook/webhook.queries.ts';
import type { PaymentSettingsSearch } from './payment-settings-tabs.ts';
import type { TeamSearch } from './team-tabs.ts';

// What each page of settings asks for, while its scripts are still being fetched.

/** Prefetches for who works in the team, who is invited, and what was done. */
export const prefetchTeam = (context: PrefetchContext, search: z.output<typeof TeamSearch>): void => {
  if (search.tab === 'members') {
    prefetch(context, 'setting.team', membersOptions(search));
    prefetch(context, 'setting.team', rolesOptions);
  } else if (search.tab === 'invitations') prefetch(context, 'setting.team', invitationsOptions(search.cursor));
  else {
    prefetch(context, 'setting.team', logListOptions(logSearchOf(search)));
    prefetch(context, 'setting.team', logActorsOptions);
  }
};

/** Prefetches for the roles. */
export const prefetchRoles = (context: PrefetchContext): void => prefetch(context, 'setting.team', rolesOptions);

/** Prefetches for the certificates, what servers are told, and what they asked. */
export const prefetchPayment = (context: PrefetchContext, search: z.output<typeof PaymentSettingsSearch>): void => {
  if (search.tab === 'notifications') {
    prefetch(context, 'setting.payment', webhooksOptions);
    prefetch(context, 'setting.payment', deliveriesOptions(deliverySearchOf(search)));
  } else if (search.tab === 'requests') prefetch(context, 'setting.payment', requestsOptions(requestSearchOf(search)));
  else if (search.tab === 'tool') prefetch(context, 'setting.payment', toolKeysOptions);
  else prefetch(context, 'setting.payment', certificatesOptions);
};

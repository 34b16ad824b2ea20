import type * as z from 'zod/mini';
import { begin, type Way } from '../app/begin.ts';
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

// What each page of settings asks for, begun on the way to it.

/** To who works in the team, who is invited, and what was done. */
export const toTeam = (way: Way, search: z.output<typeof TeamSearch>): void => {
  if (search.tab === 'members') {
    begin(way, 'setting.team', membersOptions(search));
    begin(way, 'setting.team', rolesOptions);
  } else if (search.tab === 'invitations') begin(way, 'setting.team', invitationsOptions(search.cursor));
  else {
    begin(way, 'setting.team', logListOptions(logSearchOf(search)));
    begin(way, 'setting.team', logActorsOptions);
  }
};

/** To the roles. */
export const toRoles = (way: Way): void => begin(way, 'setting.team', rolesOptions);

/** To the certificates, what servers are told, and what they asked. */
export const toPayment = (way: Way, search: z.output<typeof PaymentSettingsSearch>): void => {
  if (search.tab === 'notifications') {
    begin(way, 'setting.payment', webhooksOptions);
    begin(way, 'setting.payment', deliveriesOptions(deliverySearchOf(search)));
  } else if (search.tab === 'requests') begin(way, 'setting.payment', requestsOptions(requestSearchOf(search)));
  else if (search.tab === 'tool') begin(way, 'setting.payment', toolKeysOptions);
  else begin(way, 'setting.payment', certificatesOptions);
};

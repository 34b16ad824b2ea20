import { reaches } from '@balcao/contract/menus';
import type { AccountActor, MemberActor } from '../../platform/actor.ts';
import { refuse } from '../../platform/refusal.ts';
import type { TicketRow } from './ticket.tables.ts';

/** Who looks after the team sees what others ask, and with the right to change may write in it. */
export const ticketMenu = 'setting.team';

/** @throws Refusal `team_missing` for someone who is in no team. */
export const inTeam = (actor: AccountActor): MemberActor => ({
  ...actor,
  merchantId: actor.merchantId ?? refuse('team_missing'),
});

type Reader = Parameters<typeof reaches>[0] & { readonly accountId: string };
/** Their own requests members always see. */
export const maySee = (reader: Reader, { askedBy }: TicketRow): boolean =>
  askedBy === reader.accountId || reaches(reader, ticketMenu, 'read');
export const mayWrite = (reader: Reader, { askedBy }: TicketRow): boolean =>
  askedBy === reader.accountId || reaches(reader, ticketMenu, 'write');

/** A request as the log names it. */
export const subjectOf = ({ id, subject }: TicketRow) => ({ kind: 'ticket', id, name: subject }) as const;

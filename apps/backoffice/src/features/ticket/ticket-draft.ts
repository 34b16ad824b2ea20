import { HelpArea } from '@balcao/contract/help-article';
import * as z from 'zod/mini';

const Draft = z.object({
  area: HelpArea,
  subject: z.string(),
  text: z.string(),
  files: z.array(z.string()),
  withView: z.boolean(),
});
/** A request that is being written. */
export type TicketDraft = z.infer<typeof Draft>;

const nameOf = (place: string): string => `balcao.ticket.${place}`;

/** What was typed before in this tab; undefined where nothing was. */
export const readTicketDraft = (place: string): TicketDraft | undefined => {
  try {
    return Draft.safeParse(JSON.parse(sessionStorage.getItem(nameOf(place)) ?? 'null')).data;
  } catch {
    return undefined;
  }
};
export const keepTicketDraft = (place: string, draft: TicketDraft): void => {
  if (draft.subject === '' && draft.text === '' && draft.files.length === 0) sessionStorage.removeItem(nameOf(place));
  else sessionStorage.setItem(nameOf(place), JSON.stringify(draft));
};
export const dropTicketDraft = (place: string): void => sessionStorage.removeItem(nameOf(place));

import type { DeliveryRefusal } from '@balcao/contract/message-delivery';
import type { ConsentRow, TemplateRow } from './message.tables.ts';

interface Facts {
  readonly template: Pick<TemplateRow, 'pausedAt'>;
  /** The message template that it says is not sent now. */
  readonly isStopped: boolean;
  /** Undefined where the mini program named a person whom it does not know. */
  readonly customerId: string | undefined;
  /** What the person answered, held so that it stays as it is. */
  readonly consent: Pick<ConsentRow, 'remaining' | 'isNever' | 'isLongTerm'> | undefined;
  /** Whether the console allows long-term consent for the template now. */
  readonly mayBeAlways: boolean;
}
interface Verdict {
  /** Why it does not come; null where it does. */
  readonly reason: DeliveryRefusal | null;
  /** Whether it uses up one consent. */
  readonly takesOne: boolean;
}
const refused = (reason: DeliveryRefusal): Verdict => ({ reason, takesOne: false });

/** Whether a message comes: one consent is one message, unless a long-term one lets it come. */
export const verdictOf = ({ template, isStopped, customerId, consent, mayBeAlways }: Facts): Verdict => {
  if (customerId === undefined) return refused('unknownPerson');
  if (template.pausedAt) return refused('templatePaused');
  if (isStopped) return refused('templateStopped');
  if (consent?.isLongTerm && mayBeAlways) return { reason: null, takesOne: false };
  if (consent && consent.remaining > 0) return { reason: null, takesOne: true };
  if (consent?.isNever) return refused('declined');
  return refused(consent?.isLongTerm ? 'longTermEnded' : 'noConsent');
};

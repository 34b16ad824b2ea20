import type { NoticeData, NoticeKind } from '@balcao/contract/notification-notice';
import type { Words } from '../../platform/email-template.ts';

/** The texts of an e-mail about a notice, apart from its data. */
export interface Saying {
  /** The team's name. */
  readonly team: string;
  readonly link: string;
  /** Where one chooses what one hears of. */
  readonly settings: string;
  /** Centavos, days and points in time, as the reader reads them. */
  readonly money: (centavos: number) => string;
  readonly day: (instantOrDay: string) => string;
  readonly time: (instant: string) => string;
}
export type NoticeTexts = { readonly [K in NoticeKind]: (data: NoticeData[K], saying: Saying) => Words };

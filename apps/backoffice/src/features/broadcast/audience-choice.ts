import type { Broadcast } from '@balcao/contract/broadcast';
import type { ChannelLanguage } from '@balcao/contract/channel';
import { Audience, type TagMatch } from '@balcao/contract/channel-audience';

/** What is chosen in the form: everything stays as it was entered while one looks at the other way. */
export interface AudienceChoice {
  readonly to: 'everyone' | 'part';
  readonly tags: readonly string[];
  readonly tagMatch: TagMatch;
  /** YYYYMMDD, or what was typed so far. */
  readonly dayFrom: string;
  readonly dayTo: string;
  readonly languages: readonly ChannelLanguage[];
  /** Digits, or what was typed so far. */
  readonly orderedDays: string;
}

/** What was chosen of a broadcast before. */
export const choiceOf = ({ audience }: Pick<Broadcast, 'audience'>): AudienceChoice => ({
  to: audience ? 'part' : 'everyone',
  tags: audience?.tags ?? [],
  tagMatch: audience?.tagMatch ?? 'any',
  dayFrom: audience?.dayFrom ?? '',
  dayTo: audience?.dayTo ?? '',
  languages: audience?.languages ?? [],
  orderedDays: audience?.orderedDays?.toString() ?? '',
});

const numberIn = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN);
/** The part as it is sent; what was left empty asks for nothing. */
export const audienceIn = (choice: AudienceChoice): Audience => ({
  ...(choice.tags.length > 0 ? { tags: [...choice.tags], tagMatch: choice.tagMatch } : {}),
  ...(choice.dayFrom === '' ? {} : { dayFrom: choice.dayFrom }),
  ...(choice.dayTo === '' ? {} : { dayTo: choice.dayTo }),
  ...(choice.languages.length > 0 ? { languages: [...choice.languages] } : {}),
  ...(choice.orderedDays === '' ? {} : { orderedDays: numberIn(choice.orderedDays) }),
});

/** The part that is asked for; undefined for everyone, and while what is entered is none yet. */
export const goodAudience = (choice: AudienceChoice): Audience | undefined => {
  if (choice.to === 'everyone') return undefined;
  const { success, data } = Audience.safeParse(audienceIn(choice));
  return success ? data : undefined;
};

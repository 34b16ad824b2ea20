import * as z from 'zod/mini';
import { codes } from './codes.ts';

/** What may be certified of a channel: that it speaks for a company, whose voice it is, and who answers for it before the law. */
export const ChannelCertificationKind = codes(['official', 'personal', 'subject']);
export type ChannelCertificationKind = z.infer<typeof ChannelCertificationKind>;

/** What people may rely on of a channel; null of what was not accepted. */
export const ChannelBadges = z.object({
  /** The company that the channel speaks for, and the name by which people know it. */
  official: z.nullable(z.object({ company: z.string(), brand: z.string() })),
  /** The person whose voice it is, and what they do. */
  personal: z.nullable(z.object({ name: z.string(), activity: z.string() })),
});
export type ChannelBadges = z.infer<typeof ChannelBadges>;

/** Who answers for a channel before the law: a company with its CNPJ, or a person with the ends of their CPF (rule: masked). */
export const ChannelSubject = z.object({
  type: z.enum(['enterprise', 'personal']),
  name: z.string(),
  document: z.string(),
});
export type ChannelSubject = z.infer<typeof ChannelSubject>;

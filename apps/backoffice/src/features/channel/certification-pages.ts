import type { ChannelCertificationKind } from '@balcao/contract/channel-certification-kind';

/** The page of each, below that of its channel. */
export const certificationPages = {
  official: 'official-certification',
  personal: 'personal-certification',
  subject: 'subject-information',
} as const satisfies Record<ChannelCertificationKind, string>;

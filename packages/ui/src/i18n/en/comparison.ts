import appletVocabulary from '@balcao/contract/i18n/en/applet-vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/comparison.ts';

export default {
  against:
    'Compared with {number}: {changed, plural, =0 {no file changed} one {# file changed} other {# files changed}}, {added, plural, =0 {none added} one {# added} other {# added}}, {removed, plural, =0 {none removed} one {# removed} other {# removed}}.',
  first: 'There is no online version to compare with: {added, plural, one {# new file} other {# new files}}.',
  added: '{count, plural, one {# file added} other {# files added}}',
  removed: '{count, plural, one {# file removed} other {# files removed}}',
  sizes: 'from {before} to {after}',
  noText: 'Size: {sizes}. It is not text, so it cannot be compared line by line.',
  patchOf: 'Changes in {path}',
  permissions: 'Permissions',
  domains: 'Domains changed since that release',
  messages: 'Messages changed since that release',
  plus: '+ {one}',
  minus: '− {one}',
  kinds: {
    request: appletVocabulary.domainRequests,
    socket: appletVocabulary.domainSockets,
    upload: appletVocabulary.domainUploads,
    download: appletVocabulary.domainDownloads,
    page: appletVocabulary.domainPages,
  },
} satisfies Shape<typeof pt>;

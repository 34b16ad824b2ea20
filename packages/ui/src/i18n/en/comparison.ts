import appletVocabulary from '@balcao/contract/i18n/en/applet-vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/comparison.ts';

export default {
  against:
    'Compared with {number}: {changed, plural, =0 {no file changed} one {# file changed} other {# files changed}}, {added, plural, =0 {none added} one {# added} other {# added}}, {removed, plural, =0 {none removed} one {# removed} other {# removed}}.',
  first: 'There is no online version to compare with: {added, plural, one {# new file} other {# new files}}.',
  added: '{count, plural, one {# file that comes} other {# files that come}}',
  removed: '{count, plural, one {# file that goes} other {# files that go}}',
  sizes: 'from {before} to {after}',
  noText: 'Changes {sizes}. It is no text that can be compared line by line.',
  patchOf: 'What changes in {path}',
  permissions: 'Permissions',
  domains: 'Domains changed since that release',
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

import appletVocabulary from '@balcao/contract/i18n/en/applet-vocabulary';
import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/opening.ts';

/** Mini programs on the phone. */

export default {
  title: vocabulary.miniPrograms,
  line: 'Shops, queues and services that open right here, without installing anything.',
  search: 'Search by name',
  recent: 'Opened last',
  found: 'Results',
  newest: 'New',
  nothing: 'No mini program has this name',
  nothingText: 'Check how it is written, or scan its code.',
  none: 'No mini programs yet',
  noneText: 'Those that businesses publish appear here.',
  close: 'Close the mini program',
  menu: 'Options of {name}',
  trial: '{title} (trial)',
  preview: '{title} (preview)',
  review: '{title} (in review)',
  reload: 'Open again',
  closed: {
    notPublished: { title: 'Not published yet', text: 'This mini program has no version online yet.' },
    removed: {
      title: 'Removed',
      text: 'The business removed this mini program. What you bought in it stays in your wallet.',
    },
    takenDown: { title: 'Taken down', text: 'Balcão took this mini program down:' },
    reviewOver: {
      title: 'No longer in your hands',
      text: 'This code opens the version on the first phone that reads it only, and only while its reviewer has it in hand. Make another in the console.',
    },
    previewOver: { title: 'The preview has ended', text: 'The developer ended it, or you are not among its testers.' },
    previewFaulty: { title: 'The folder has faults', text: 'The page comes back by itself once they are corrected.' },
    notTester: {
      title: 'For testers only',
      text: 'This is a trial version. Ask the business to add your number to its testers.',
    },
  },
  permission: {
    profile: { name: 'First name', ask: 'Know your first name.' },
    phone: { name: vocabulary.telephone, ask: 'Get the telephone number of your chat account.' },
    address: { name: shared.address, ask: 'Ask for a delivery address. You choose which one, each time.' },
    location: { name: 'Location', ask: 'Know where you are while you use this mini program.' },
    camera: { name: 'Camera', ask: 'Open the camera to read a code. Only the text of the code is passed on.' },
    payment: { name: 'Payments', ask: 'Ask for payments; you confirm each one.' },
    notification: { name: vocabulary.messages, ask: 'Send messages about what you asked for.' },
  },
  allow: { title: 'Let {name} do this?', yes: vocabulary.allow, no: vocabulary.doNotAllow },
  messages: {
    title: '{name} would like to tell you',
    line: 'Each message that you allow comes once. After that the mini program has to ask again.',
    lineAlways:
      'What you allow just this time comes once. What you allow always may come until you take it back, under Messages.',
    howOften: 'How often?',
    once: 'Just this time',
    always: 'Always, until I take it back',
    yes: vocabulary.allow,
    notNow: vocabulary.notNow,
    never: 'Do not ask again',
  },
  grants: { title: 'What you allow', none: 'This mini program asks nothing of you.' },
  share: {
    title: channelVocabulary.share,
    line: 'People who scan this code or open the link come to this page.',
    link: 'the link',
  },
  about: { title: 'About', version: appletVocabulary.version, appId: vocabulary.appId },
  ended: {
    stuck: {
      title: '{name} does not answer',
      text: 'The page got stuck and was ended. What was saved is still saved.',
    },
    flood: {
      title: '{name} was ended',
      text: 'It sent more than the phone can take at once. What was saved is still saved.',
    },
    leave: 'See other mini programs',
  },
} satisfies Shape<typeof pt>;

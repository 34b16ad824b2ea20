import appletVocabulary from '@balcao/contract/i18n/en/applet-vocabulary';
import channelVocabulary from '@balcao/contract/i18n/en/channel-vocabulary';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/en/shared';
import type pt from '../pt/opening.ts';

/** Mini programs on the phone. */

export default {
  title: vocabulary.miniPrograms,
  line: 'Shops, queues and services that open right here, with nothing to install.',
  search: 'Search by name',
  recent: 'Recently opened',
  found: 'Results',
  newest: 'New',
  nothing: 'No mini program has this name',
  nothingText: 'Check the spelling of the name, or scan its code.',
  none: 'No mini programs yet',
  noneText: 'Mini programs published by businesses appear here.',
  close: 'Close the mini program',
  menu: 'Options for {name}',
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
      title: 'This review is no longer with you',
      text: 'This code only opens the version on the first phone that scans it, and only while the same reviewer has it. Generate another one in the console.',
    },
    previewOver: { title: 'The preview has ended', text: 'The developer ended it, or you are not one of its testers.' },
    previewFaulty: { title: 'The folder has problems', text: 'The page comes back by itself once they are fixed.' },
    notTester: {
      title: 'For testers only',
      text: 'This is a trial version. Ask the business to add your number to its testers.',
    },
  },
  permission: {
    profile: { name: 'First name', ask: 'See your first name.' },
    phone: { name: vocabulary.telephone, ask: 'Get the phone number of your chat account.' },
    address: { name: shared.address, ask: 'Ask for a delivery address. You choose which one, each time.' },
    location: { name: 'Location', ask: 'See where you are while you use this mini program.' },
    camera: { name: 'Camera', ask: 'Open the camera to scan a code. Only the text of the code is shared.' },
    payment: { name: 'Payments', ask: 'Ask for payments; you confirm each one.' },
    notification: { name: vocabulary.messages, ask: 'Send messages about what you requested.' },
  },
  allow: { title: 'Allow {name} to do this?', yes: vocabulary.allow, no: vocabulary.doNotAllow },
  messages: {
    title: '{name} would like to notify you',
    line: 'Each message you allow arrives once. After that, the mini program has to ask again.',
    lineAlways:
      'What you allow just this once arrives once. What you always allow can arrive until you withdraw it, in Messages.',
    howOften: 'How many times?',
    once: 'Just this once',
    always: 'Always, until I withdraw it',
    yes: vocabulary.allow,
    notNow: vocabulary.notNow,
    never: 'Do not ask again',
  },
  grants: { title: 'What you allow', none: 'This mini program does not ask you for anything.' },
  share: {
    title: channelVocabulary.share,
    line: 'Anyone who scans this code or opens the link comes to this page.',
    link: 'the link',
  },
  about: { title: 'About', version: appletVocabulary.version, appId: vocabulary.appId },
  ended: {
    stuck: {
      title: '{name} is not responding',
      text: 'The page got stuck and was closed. What was already saved is still saved.',
    },
    flood: {
      title: '{name} was closed',
      text: 'It sent more than the phone can handle at once. What was already saved is still saved.',
    },
    leave: 'View other mini programs',
  },
} satisfies Shape<typeof pt>;

import appletVocabulary from '@balcao/contract/i18n/en/applet-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/en/decision-vocabulary';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import documentWords from '@balcao/ui/i18n/en/document';
import type pt from '../pt/version.ts';

export default {
  label: 'What is in the version',
  fileNamed: appletVocabulary.fileNamed,
  manifestField: appletVocabulary.manifestField,
  views: {
    label: 'Parts of the version',
    changes: vocabulary.whatChanged,
    files: documentWords.files,
    manifest: 'app.json',
  },
  open: 'See the file {path}',
  openShort: 'See the file',
  list: {
    label: 'Files of this version',
    search: 'Find a file',
    none: 'No file has this name.',
    new: 'New',
    wrong: 'Marked as wrong',
  },
  file: {
    picture: 'Picture {path}',
    tooLarge: 'This file is too large to be shown here',
    noView: 'This file is neither text nor a picture',
    sha: 'SHA-256 {sha256}',
    textOf: 'Text of {path}',
    empty: 'Empty file.',
    more: 'Show the whole file ({size})',
  },
  manifest: { label: 'Values of app.json', empty: 'Empty', openPage: 'See the page' },
  online: appletVocabulary.versionOnline,
  rolling: appletVocabulary.versionRolling,
  standing: {
    approved: 'Approved, not published yet',
    rolling: 'Online for some people',
    online: 'Online for everybody',
    past: appletVocabulary.versionPast,
    takenDown: decisionVocabulary.isTakenDown,
  },
  since: 'Since <when></when>',
  notYet: 'The team may publish it whenever it wants.',
  phone: {
    title: 'On a phone',
    show: 'See it on a phone',
    again: 'Make another code',
    text: 'Open the version on a phone, beside its files. Payments do not work in it.',
    what: 'the version in review',
    here: 'Open in this browser',
    link: 'the link of the version',
    until: 'Good for one phone, until <at></at> and while you have the review in hand. Payments do not work.',
  },
  takeDown: {
    action: decisionVocabulary.takeDown,
    title: 'Take down version {number} of {name}?',
    text: 'Nobody opens this version any more, and there is no way back. The team may publish another one or go back to an earlier one.',
    reasonHelp: 'The team and the users of the mini program read this text.',
    done: 'Version {number} taken down.',
  },
  applet: {
    appId: 'the AppID',
    now: 'What people get today',
    nothing: 'Nothing online',
    nothingText: 'Nobody opens this mini program now.',
    version: appletVocabulary.versionNumbered,
  },
} satisfies Shape<typeof pt>;

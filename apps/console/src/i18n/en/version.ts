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
  open: 'View the file {path}',
  openShort: 'View file',
  list: {
    label: 'Files in this version',
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
  manifest: { label: 'Values of app.json', empty: 'Empty', openPage: 'View the page' },
  online: appletVocabulary.versionOnline,
  rolling: appletVocabulary.versionRolling,
  standing: {
    approved: 'Approved, not published yet',
    rolling: 'Online for some people',
    online: 'Online for everyone',
    past: appletVocabulary.versionPast,
    takenDown: decisionVocabulary.isTakenDown,
  },
  since: 'Since <when></when>',
  notYet: 'The team can publish it at any time.',
  phone: {
    title: 'On a phone',
    show: 'View on a phone',
    again: 'Generate another code',
    text: 'Open the version on a phone, alongside its files. Payments do not work in it.',
    what: 'the version in review',
    here: 'Open in this browser',
    link: 'the version link',
    until: 'Valid for one phone, until <at></at> and while you have the review. Payments do not work.',
  },
  takeDown: {
    action: decisionVocabulary.takeDown,
    title: 'Take down version {number} of {name}?',
    text: 'Nobody will be able to open this version, and this cannot be undone. The team can publish another one or roll back to an earlier one.',
    reasonHelp: 'The team and the people who use the mini program read this text.',
    done: 'Version {number} taken down.',
  },
  applet: {
    appId: 'the AppID',
    now: 'What people get today',
    nothing: 'Nothing online',
    nothingText: 'Nobody can open this mini program right now.',
    version: appletVocabulary.versionNumbered,
  },
} satisfies Shape<typeof pt>;

import appletVocabulary from '@balcao/contract/i18n/en/applet-vocabulary';
import list from '@balcao/contract/i18n/en/list';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/applet.ts';

export default {
  line: "The team's mini programs in the chat app, and the status of each.",
  empty: { title: 'No mini programs yet', text: 'Mini programs created by the team appear here.' },
  nothing: 'No mini programs match the filters.',
  filters: { search: 'Name or AppID' },
  copyAppId: 'the AppID',
  newLine: 'Name, icon and what people read before they open it. Everything can be changed later.',
  settingLine: 'What people see of this mini program before they open it.',
  tabs: 'Parts of the mini program',
  form: {
    nameHelp: '4 to 100 characters. No other mini program has the same name.',
    free: appletVocabulary.nameIsFree,
    abbreviation: appletVocabulary.abbreviation,
    abbreviationHelp: '4 to 20 characters, for places with little room.',
    category: appletVocabulary.category,
    choose: appletVocabulary.chooseACategory,
    intro: appletVocabulary.introduction,
    introHelp: 'What people read before they open it: up to 500 characters.',
    description: vocabulary.description,
    descriptionHelp: 'What it does, for those who review it before it is published. Optional, up to 2,000 characters.',
    template: 'Template',
    templates: { blank: 'Blank', shop: 'Shop', queue: 'Queue' },
    templateHelp: {
      blank: 'An empty page, to start from scratch.',
      shop: 'Menu, cart, payment and orders for a shop, with an example server.',
      queue: "Tickets paid in the app and each person's turn, with an example server.",
    },
    icon: vocabulary.icon,
    iconChoose: 'Choose the icon',
    iconChange: 'Change the icon',
    created: 'Mini program created.',
    save: appletVocabulary.saveTheDetails,
    saved: appletVocabulary.detailsSaved,
    leave: appletVocabulary.leaveWithoutSavingDetails,
    leaveText: 'What you entered for this mini program is not saved yet.',
    leaveConfirm: 'Leave without saving',
  },
  begin: {
    title: 'Start coding',
    line: 'The tool creates a folder with this template, the name and the AppID. It needs Node 20.',
    command: 'the command',
  },
  rejection: {
    line: 'Version {number}: {why}{more, plural, =0 {} other { (and # more)}}',
    verdict: '{subject}: {reason}',
  },
  removal: {
    shelf: 'What people find',
    seen: {
      notYet: 'Nobody finds it yet: it appears in the search once its first version is published.',
      on: 'People find it in the search and open it by links, QR codes and their recent list.',
      removalRequested: 'Our team is looking at the request. Until then people find and use it as before.',
      off: 'It is in neither the search nor the recent list, and links say that the company removed it. Publishing another version brings it back.',
    },
    ask: 'Request removal',
    title: 'Remove “{name}” from the app?',
    text: 'Our team decides. If it agrees, people can no longer find or open this mini program. What they bought in it stays in their wallet.',
    send: 'Send the request',
    done: 'Removal requested. We will e-mail you when there is an answer.',
    cancelled: 'Request cancelled. The mini program stays in the app.',
  },
  columns: list.applet.columns,
  shelf: list.applet.codes.shelf,
} satisfies Shape<typeof pt>;

import appletVocabulary from '@balcao/contract/i18n/en/applet-vocabulary';
import list from '@balcao/contract/i18n/en/list';
import vocabulary from '@balcao/contract/i18n/en/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/applet.ts';

export default {
  line: 'The team’s mini programs in the chat app, and where each of them stands.',
  empty: { title: 'No mini program yet', text: 'Mini programs that the team creates appear here.' },
  nothing: 'No mini program matches the filters.',
  filters: { search: 'Name or AppID' },
  copyAppId: 'the AppID',
  newLine: 'Name, icon and what people read before they open it. Everything can be changed later.',
  settingLine: 'What people see of this mini program before they open it.',
  tabs: 'Parts of the mini program',
  form: {
    nameHelp: '4 to 100 characters. No other mini program has the same name.',
    free: appletVocabulary.nameIsFree,
    abbreviation: appletVocabulary.abbreviation,
    abbreviationHelp: '4 to 20 characters, for where there is little room.',
    category: appletVocabulary.category,
    choose: appletVocabulary.chooseACategory,
    intro: appletVocabulary.introduction,
    introHelp: 'What people read before they open it: up to 500 characters.',
    description: vocabulary.description,
    descriptionHelp: 'What it does, for those who review it before it is published. Optional, up to 2,000 characters.',
    template: 'Template',
    templates: { blank: 'Blank', shop: 'Shop', queue: 'Queue' },
    templateHelp: {
      blank: 'An empty page, to begin from nothing.',
      shop: 'Menu, cart, payment and orders of a shop, with an example of its server.',
      queue: 'Numbers paid in the app and whose turn it is, with an example of its server.',
    },
    icon: vocabulary.icon,
    iconChoose: 'Choose the icon',
    iconChange: 'Change the icon',
    created: 'Mini program created.',
    save: appletVocabulary.saveTheDetails,
    saved: appletVocabulary.detailsSaved,
    leave: appletVocabulary.leaveWithoutSavingDetails,
    leaveText: 'What you typed for this mini program is not saved yet.',
    leaveConfirm: 'Leave without saving',
  },
  begin: {
    title: 'Begin the code',
    line: 'The tool makes a folder with this template, the name and the AppID. It needs Node 20.',
    command: 'the command',
  },
  columns: list.applet.columns,
  shelf: list.applet.codes.shelf,
} satisfies Shape<typeof pt>;

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
    free: 'This name is free.',
    abbreviation: vocabulary.abbreviation,
    abbreviationHelp: '4 to 20 characters, for where there is little room.',
    category: vocabulary.category,
    choose: 'Choose a category',
    intro: vocabulary.introduction,
    introHelp: 'What people read before they open it: up to 500 characters.',
    description: vocabulary.description,
    descriptionHelp: 'What it does, for those who review it before it is published. Optional, up to 2,000 characters.',
    icon: vocabulary.icon,
    iconChoose: 'Choose the icon',
    iconChange: 'Change the icon',
    created: 'Mini program created.',
    save: 'Save details',
    saved: 'Details saved.',
    leave: 'Leave without saving the details?',
    leaveText: 'What you typed for this mini program is not saved yet.',
    leaveConfirm: 'Leave without saving',
  },
  columns: {
    shelf: 'Shelf',
    review: 'Review',
    category: vocabulary.category,
    appId: 'AppID',
    updated: 'Changed',
  },
  shelf: {
    notYet: 'Not yet on the shelf',
    on: 'On the shelf',
    removalRequested: 'Removal requested',
    off: 'Off the shelf',
  },
} satisfies Shape<typeof pt>;

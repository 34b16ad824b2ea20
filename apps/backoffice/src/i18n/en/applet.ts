import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/applet.ts';

export default {
  line: 'The team’s mini programs in the chat app, and where each of them stands.',
  empty: { title: 'No mini program yet', text: 'Mini programs that the team creates appear here.' },
  nothing: 'No mini program matches the filters.',
  filters: { search: 'Name or AppID' },
  copyAppId: 'the AppID',
  columns: {
    shelf: 'Shelf',
    review: 'Review',
    category: 'Category',
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

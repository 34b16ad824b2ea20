import shared from '@balcao/ui/i18n/en/shared';

/** What readers say of the help center. */

export default {
  title: shared.help,
  line: 'What readers found useful, what was missing and what they searched for without finding. Nobody is identified.',
  articles: 'Help center articles',
  columns: {
    article: 'Article',
    useful: 'Helped',
    notUseful: 'Did not help',
    remarks: 'Comments',
    last: 'Last answer',
  },
  missed: {
    title: 'Searches without results',
    none: 'No searches without results in the last 90 days.',
    times: '{count, plural, one {# search} other {# searches}}',
  },
  read: 'Open the article',
  noRemarks: 'No comments in the last 90 days.',
  saidUseful: 'Said it helped',
  saidNotUseful: 'Said it did not help',
};

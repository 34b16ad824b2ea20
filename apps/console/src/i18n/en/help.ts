import shared from '@balcao/ui/i18n/en/shared';

/** What readers say of the help center. */

export default {
  title: shared.help,
  line: 'What readers found useful, what they missed and what they looked for in vain. None of them is named.',
  articles: 'Articles of the help center',
  columns: {
    article: 'Article',
    useful: 'Helped',
    notUseful: 'Did not help',
    remarks: 'Comments',
    last: 'Last answer',
  },
  missed: {
    title: 'Searches without a result',
    none: 'No search was without a result in the last 90 days.',
    times: '{count, plural, one {# search} other {# searches}}',
  },
  read: 'Open the article',
  noRemarks: 'No comments in the last 90 days.',
  saidUseful: 'Said it helped',
  saidNotUseful: 'Said it did not help',
};

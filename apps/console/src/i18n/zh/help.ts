import shared from '@balcao/ui/i18n/zh/shared';

/** What readers say of the help center. */

export default {
  title: shared.help,
  line: '读者认为有用的内容、缺少的内容以及搜索无果的词，不记录读者身份。',
  articles: '帮助文章',
  columns: { article: '文章', useful: '有帮助', notUseful: '没有帮助', remarks: '意见', last: '最近回答' },
  missed: {
    title: '无结果的搜索',
    none: '最近 90 天没有无结果的搜索。',
    times: '{count, plural, other {# 次搜索}}',
  },
  read: '打开文章',
  noRemarks: '最近 90 天没有意见。',
  saidUseful: '认为有帮助',
  saidNotUseful: '认为没有帮助',
};

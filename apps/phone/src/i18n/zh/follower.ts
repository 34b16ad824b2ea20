import appletVocabulary from '@balcao/contract/i18n/zh/applet-vocabulary';
import channelVocabulary from '@balcao/contract/i18n/zh/channel-vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/follower.ts';

export default {
  title: channelVocabulary.channels,
  channel: '频道主页',
  line: '查看您订阅的频道动态。',
  search: '频道名称',
  category: appletVocabulary.category,
  everyCategory: '全部类别',
  followed: '已订阅',
  found: '找到的频道',
  popular: '热门频道',
  nothing: '没有符合的频道',
  nothingText: '请检查名称，或扫描频道二维码。',
  none: '还没有频道',
  noneText: '商家创建的频道会显示在这里。',
  followers: channelVocabulary.followerCount,
  follow: '订阅',
  following: '您已订阅该频道。',
  unfollow: '取消订阅',
  mute: '静音',
  unmute: '取消静音',
  isMuted: '已静音',
  isNew: '新',
  unread: '{count, plural, other {# 条未读}}',
  noPosts: '还没有内容',
  noPostsText: '频道发布的内容会显示在这里。',
  closing: { title: channelVocabulary.willClose, text: '关闭时间：' },
  closed: { title: channelVocabulary.isClosed, text: channelVocabulary.closedOn },
  certified: {
    official: '{company} 的官方频道',
    personal: '{name}，{activity}',
    subject: '频道负责主体',
    openApplet: '打开{name}',
  },
  refused: '无法打开该频道',
  refusedText: '地址可能有误，或该频道仅限受邀者。',
} satisfies Shape<typeof pt>;

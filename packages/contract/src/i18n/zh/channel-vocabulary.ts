/** The vocabulary of channels: used as the other one is. */
export default {
  channels: '频道',
  closedOn: '关闭时间：',
  followerCount: '{count, plural, =0 {暂无订阅者} other {# 位订阅者}}',
  isClosed: '该频道已关闭',
  owner: '所有者',
  whoCanFollow: '谁可以订阅',
  willClose: '该频道即将关闭',
  broadcast: '推送内容',
  broadcasts: '推送',
  broadcastText: '正文',
  link: '链接',
  official: '官方认证',
  personal: '个人认证',
  subject: '频道主体',
  associate: '关联小程序',
  association: '小程序关联',
};

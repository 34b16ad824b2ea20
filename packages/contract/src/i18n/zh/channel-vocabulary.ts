/** The vocabulary of channels: used as the other one is. */
export default {
  followers: '订阅者',
  tags: '标签',
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
  language: '语言',
  link: '链接',
};

/** The vocabulary of mini programs and their versions: used as the other one is. */
export default {
  abbreviation: '简称',
  category: '类目',
  domainDownloads: '下载文件',
  domainPages: '网页',
  domainRequests: '请求',
  domainSockets: 'Socket 连接',
  domainUploads: '上传文件',
  fieldNumbered: '字段 {number, number}',
  fileNamed: '文件 {path}',
  manifestField: 'app.json 字段 {field}',
  introduction: '简介',
  version: '版本',
  versionNumbered: '版本 {number}',
  versionRolling: '部分用户',
  versionOnline: '线上',
  versionPast: '曾在线上',
};

import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/attachment.ts';

/** What comes with a message of a conversation. */
export default {
  choose: '发送图片',
  picture: '图片',
  place: '位置',
  voice: '语音消息',
  voiceLine: '语音消息 · {length}',
  ownVoice: '你发送的语音消息',
  voiceFrom: '{name} 的语音消息',
  play: '播放',
  pause: '暂停播放',
  playing: '播放位置',
  speed: '播放速度',
  voiceNotLoaded: '语音消息未能加载。',
  voiceNotPlayed: '此浏览器无法播放该录音。',
  own: '你发送的图片',
  from: '{name} 发送的图片',
  chosen: '已选图片',
  takeOut: '移除图片',
  tooLarge: '图片超过 8 MB，请选择较小的图片。',
  typeWrong: '请选择 JPG、PNG、WebP 或 HEIC 图片。',
  notLoaded: '图片未能加载。',
  openMap: '在地图上打开',
  lost: '此设备上已没有该图片。请放弃后重新选择。',
  chooseDocument: '发送文件',
  document: '文件',
  documentChosen: '已选文件',
  takeDocumentOut: '移除文件',
  documentTooLarge: '文件超过 10 MB，请选择较小的文件。',
  documentTypeWrong: '请选择 PDF、DOCX、XLSX 或 TXT 文件。',
} satisfies Shape<typeof pt>;

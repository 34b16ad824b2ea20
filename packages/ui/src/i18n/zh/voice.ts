import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/voice.ts';

/** Recording a voice message. */
export default {
  title: '录制语音消息',
  asking: '请允许使用麦克风以便录音。',
  recorded: '已录时长',
  most: '/ {length}',
  stop: '停止并试听',
  discard: '丢弃录音',
  hint: '发送前可先试听。到 {length} 录音会自动停止。',
  refused: '麦克风权限被拒绝。请在浏览器设置中允许后重试，或发送音频文件。',
  missing: '此设备或浏览器无法录音。请发送音频文件。',
  tryAgain: '重新录音',
  chooseFile: '选择音频文件',
  ready: '待发送的录音',
  tooLarge: '音频超过 4 MB，请选择较小的文件。',
  tooLong: '音频超过 5 分钟，请选择较短的文件。',
  typeWrong: '请选择 MP3、M4A、OGG 或 WebM 音频。',
  lost: '此设备上已没有该录音。请放弃后重新录制。',
} satisfies Shape<typeof pt>;

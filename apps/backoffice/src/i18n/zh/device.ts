import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/device.ts';

export default {
  title: { '99': 'POS 机', '53': '收款音箱', '54': '碰一碰收款手机' },
  add: { '99': '添加 POS 机', '53': '添加音箱', '54': '添加手机' },
  none: { '99': '还没有 POS 机', '53': '还没有音箱', '54': '还没有手机' },
  noneText: '添加第一台设备，并用显示的代码进行设置。',
  nameHelp: '团队用来识别它，例如“收银台 1”。',
  state: { new: '待设置', active: vocabulary.inUse, blocked: '已停用', removed: '已移除' },
  seen: '最近在线 <at></at>',
  neverSeen: '尚未使用',
  lastSeen: '最近在线',
  serial: vocabulary.serialNumber,
  settings: vocabulary.settings,
  history: vocabulary.history,
  saved: '设备已更新。',
  unblock: '恢复并重新设置',
  setUp: {
    title: '设置{name}',
    code: vocabulary.theSetUpCode,
    theCode: vocabulary.theSetUpCode,
    text: '请在 <until></until> 前在设备上输入或扫描此代码。仅显示这一次，且只能使用一次。',
    open: '在此测试环境中打开',
  },
  renew: { title: '重新设置{name}？', text: '设备立即停止工作，使用新代码后恢复。', action: '新代码' },
  block: {
    title: '停用{name}？',
    text: '设备及其展示的付款码会立即停止收款。若要再次使用，需重新设置。',
    action: '停用',
    done: '{name}已停用。',
  },
  remove: {
    title: vocabulary.removeQuestion,
    text: '该设备及其显示的付款码将立即停止收款，且无法恢复。已收的订单会保留。',
    action: shared.remove,
    done: vocabulary.wasRemoved,
  },
  event: {
    added: vocabulary.addedBy,
    renewed: '由{by}生成新代码',
    setUp: '已设置',
    changed: '由{by}修改',
    blocked: '由{by}停用',
    removed: '由{by}移除',
  },
  terminal: {
    instalments: '信用卡分期',
    instalmentsHelp: '不超过产品允许的期数。',
    mayVoid: '使用者可以退回最后一笔收款',
    upTo: '{count, plural, =1 {仅一次付清} other {最多 # 期}}',
  },
  box: {
    language: vocabulary.languageOfTheVoice,
    languages: { 'pt-BR': '葡萄牙语', 'en-US': '英语', 'es-MX': '西班牙语', 'zh-CN': '中文' },
    volume: '音量：{volume, number}',
    hears: '播报',
    all: '所有付款',
    own: '仅自己的二维码',
  },
} satisfies Shape<typeof pt>;

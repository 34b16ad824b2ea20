import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/form.ts';

export default {
  optional: '（选填）',
  step: {
    list: '步骤',
    of: '第 {number, number} 步，共 {all, number} 步',
    done: '已完成',
    missing: '待填写',
    wrong: '有待更正',
    back: shared.back,
    next: '继续：{title}',
    stopped: '这一步还有 {count, plural, other {# 项}}未完成。',
    later: '稍后再填',
  },
  save: {
    begin: '边填边保存',
    saved: '已于 {time} 保存',
    saving: '正在保存…',
    offline: '网络已断开：已暂存在此，正在重试',
  },
  draft: {
    somebody: '其他人',
    clashTitle: '你和 {by} 填写了相同的内容',
    clashText: '以下内容不同：{fields}。请选择以哪个为准，另一份仍会保留。',
    keepMine: '保留我的',
    takeTheirs: '采用 {by} 的',
    tookTheirs: '这是对方的版本。',
    keptMine: '这是你的版本。',
    backToMine: '换回我的',
    backToTheirs: '采用对方的',
    merged: '{by} 也填写了此表单，内容已合并。',
  },
  missing: {
    title: '还有 {count, plural, other {# 项}}待完成',
    nothing: '已全部填写，请核对后提交。',
    mend: '待更正',
    sending: '正在上传…',
  },
  address: {
    idle: '填写后自动带出地址。',
    looking: '正在查找地址…',
    found: '地址已填入，请核对并补充。',
    unknown: '未找到此 CEP，请自行填写地址。',
    otherState: '此 CEP 通常属于另一个州，请核对两者。',
  },
  declaration: {
    text: '我声明以上资料真实，且我有权代表该团队。',
    missing: '请勾选后提交。',
  },
} as const satisfies Shape<typeof pt>;

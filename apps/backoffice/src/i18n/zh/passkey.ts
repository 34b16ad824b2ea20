import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/passkey.ts';

export default {
  title: vocabulary.passkeys,
  line: '用设备的指纹、面容或 PIN 登录，无需输入密码。',
  create: '创建通行密钥',
  unsupported: '此浏览器不支持通行密钥。如需创建，请使用其他浏览器或设备打开 Balcão。',
  elsewhere: '通行密钥仅在 {address} 可用。如需创建或使用，请在该地址打开 Balcão。',
  full: '你已有 {count, number} 个通行密钥，已达上限。如需创建新的，请先移除一个。',
  list: '你的通行密钥',
  synced: '已同步',
  made: '创建于 {day}',
  used: '上次使用：{moment}',
  never: '尚未使用',
  form: {
    text: {
      unlock: '登录时，像解锁设备一样确认是你本人：用指纹、面容或 PIN。',
      safe: '没有密码需要记住，也就不会泄露：通行密钥只在真正的 Balcão 有效。',
      kept: '它保存在设备或你的密码管理器中，密码管理器可将其同步到你的其他设备。',
    },
    nameHelp: '方便你以后认出是哪台设备。',
    nameExample: '柜台笔记本',
    done: '已创建通行密钥“{name}”。下次可用它登录。',
  },
  failure: {
    refused: '未创建通行密钥。如有需要，请重试。',
    exists: '此设备已有你账号的通行密钥。',
    unable: '此设备无法创建通行密钥。请检查是否已设置屏幕锁（指纹、面容或 PIN）。',
  },
  rename: {
    action: '重命名 {name}',
    title: '重命名通行密钥',
    submit: vocabulary.saveTheName,
    done: '名称已改为“{name}”。',
  },
  remove: {
    action: '移除 {name}',
    title: '移除“{name}”？',
    text: '移除后，此通行密钥不能再登录你的账号。如果设备上仍显示它，请在设备上一并删除。',
    confirm: '移除“{name}”',
    done: '已移除通行密钥“{name}”。',
  },
} satisfies Shape<typeof pt>;

import names from '@balcao/contract/i18n/zh/names';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/certification.ts';

export default {
  title: '{team} 的认证',
  line: '说明你的团队是谁。认证后即可收款，并创建小程序和频道。',
  team: {
    title: '你要认证哪个团队？',
    line: '选择团队或新建一个。认证只对该团队有效。',
  },
  type: {
    legend: '团队的主体是谁？',
    time: '{days, plural, other {# 个工作日}}内完成审核',
    enterprise: {
      name: names.company,
      fits: '适用于任何规模、持有 CNPJ 的企业。',
      needs: '请准备好 CNPJ、地址和企业证件。',
    },
    personal: {
      name: names.person,
      fits: '适用于以本人名义、凭 CPF 销售的人。',
      needs: '请准备好身份证件和聊天应用。',
    },
  },
  step: {
    type: { title: shared.type, line: '之后可以更改，已填写的内容会保留。' },
    company: { title: names.company, line: '与 CNPJ 登记一致。' },
    address: { title: shared.address, line: '企业的经营地点。' },
    contact: { title: '联系方式和法定代表人', line: '我们联系谁，以及谁代表企业。' },
    documents: { title: vocabulary.identityDocument, line: '清晰的照片或 PDF，不超过 10 MB。' },
    phone: { title: '聊天应用', line: '聊天应用会确认你的身份。' },
    person: { title: '你的资料', line: '须与聊天应用已核实的一致。' },
    identity: { title: vocabulary.identityDocument, line: 'RG 或驾照正反面：清晰、完整。' },
    review: {
      title: '核对并提交',
      line: '{days, plural, other {# 个工作日}}内答复，并通过邮件通知你。',
    },
  },
  phone: {
    done: '已完成',
    toDo: '待完成',
    open: '打开应用',
    live: '此列表会自动更新。',
    ready: '应用中的事项都已完成，可以继续。',
    bound: {
      title: '已绑定聊天账号',
      text: '用手机扫描二维码，绑定你的聊天应用账号。',
      done: '{name} 的账号。',
    },
    wallet: {
      title: '已开通钱包',
      text: '在应用的“我”页面开通钱包。',
      done: '钱包已可用。',
    },
    realName: {
      title: '已完成实名认证',
      text: '在应用的“我”页面确认姓名和 CPF。',
      done: '姓名和 CPF 已核实。',
    },
    lack: {
      bound: vocabulary.linkTheChatAccount,
      wallet: '在应用中开通钱包',
      realName: '在应用中完成实名认证',
    },
  },
  send: '提交审核',
  resend: '再次提交审核',
  sent: '认证已提交审核。',
  mend: '更正并再次提交',
  mendTogether: '在收款资料中更正',
  again: '核对并再次提交',
  submitted: '你提交的内容',
  accepted: vocabulary.whatWasApproved,
  stillCertified: '在新的审核通过之前，团队仍以原有资料保持认证。',
  certified: {
    title: '团队已认证',
    badge: vocabulary.certified,
    since: '自 <since></since> 起。',
    text: '现在可以创建小程序和频道。要收款，只差收款资料。',
    textWhole: '现在可以收款，并创建小程序和频道。',
    change: vocabulary.changeTheCertification,
    changeLine: '更改需重新审核，在此之前现有认证仍然有效。',
  },
} as const satisfies Shape<typeof pt>;

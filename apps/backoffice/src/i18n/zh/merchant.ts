import money from '@balcao/contract/i18n/zh/money';
import names from '@balcao/contract/i18n/zh/names';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/zh/shared';
import type pt from '../pt/merchant.ts';

export default {
  line: '你的业务是谁，销售款项打到哪里。',
  info: {
    title: '你的商户',
    copyNumber: vocabulary.theMerchantNumber,
    createdBy: '创建人',
    since: vocabulary.since,
    phone: vocabulary.telephone,
  },
  contact: {
    title: names.contactEmail,
    missing: '联系邮箱尚待确认',
    line: 'Balcão 通过它与商户联系。确认后才会生效。',
    none: '还没有已确认的邮箱。',
    set: '设置邮箱',
    waits: '<b>{email}</b> 等待确认。',
    waitsBeside: '<b>{email}</b> 等待确认。在此之前，当前邮箱继续有效。',
    enter: '填写验证码',
    drop: '取消更换',
    dropped: '已取消更换邮箱。',
    confirm: '确认邮箱',
    sentTo: '我们已向 <b>{email}</b> 发送验证码。请在此输入以确认邮箱。',
    sentBefore:
      '请输入发送到 <b>{email}</b> 的验证码。验证码仅供请求者使用：如果是他人请求的，或验证码已过期，请重新发送。',
    done: '联系邮箱已确认。',
    change: vocabulary.changeTheEMail,
  },
  certification: {
    title: vocabulary.certification,
    start: vocabulary.certifyTheTeam,
    line: '团队的身份，按提交审核时的内容显示。',
    submitted: vocabulary.whatWasSubmitted,
    accepted: vocabulary.whatWasApproved,
    change: vocabulary.changeTheCertification,
    fix: vocabulary.correct,
    again: vocabulary.submitAgain,
    none: { title: vocabulary.notCertifiedYet, text: '填写业务信息并上传文件，只需几分钟。' },
  },
  payment: {
    title: money.paymentData,
    line: '业务由谁负责，款项打到哪个账户。',
    account: money.receivingAccount,
    submitted: vocabulary.whatWasSubmitted,
    accepted: vocabulary.whatWasApproved,
    change: '变更资料',
    none: { title: '尚未提交任何内容', text: '收款资料提交后会显示在这里。' },
  },
  sections: {
    who: '身份',
    business: money.business,
    contact: '联系方式',
    address: shared.address,
    legalPerson: '法定代表人',
    legalRepresentative: vocabulary.legalRepresentative,
    partners: vocabulary.partners,
    partner: vocabulary.partnerNumbered,
    account: money.receivingAccount,
    documents: shared.documents,
    remarks: '备注',
  },
  document: {
    count: '{count, number} 个文件',
  },
  form: {
    steps: {
      business: { title: money.business, line: '按 CNPJ 登记卡上的信息，以及顾客熟悉的名称填写。' },
      contact: { title: '联系方式与地址', line: '业务在哪里，如何联系。' },
      representative: { title: vocabulary.legalRepresentative, line: '代表业务签字的人，按其证件填写。' },
      partners: { title: vocabulary.partners, line: '所有持有公司股份的人。' },
      account: { title: money.receivingAccount, line: '销售款项打到哪里。' },
      documents: { title: shared.documents, line: '内容清晰可读的照片或 PDF。' },
      check: { title: '核对并提交', line: '审核前最后看一遍。' },
    },
    representative: {
      same: '使用经营地址',
      sameHelp: '填入 {street} 及其余内容。',
    },
    partners: {
      nameless: vocabulary.partnerNumbered,
      add: '添加股东',
      full: '表格最多可填 {count, number} 位股东。',
      same: '就是 {name}',
      remove: vocabulary.takeOut,
      removeLong: vocabulary.removeName,
      removeTitle: '要移除 {name} 吗？',
      removeText: '该股东的姓名、CPF 和文件将从表格中移除。',
    },
    account: {
      type: 'Pix 密钥类型',
      typeHelp: '密钥必须登记在商户名下。',
      types: {
        cpf: names.cpf,
        cnpj: names.cnpj,
        email: vocabulary.emailShort,
        phone: names.mobile,
        random: names.randomKey,
      },
      own: {
        enterprise: '密钥是业务的 CNPJ：<key></key>',
        personal: '密钥是你的 CPF：<key></key>',
        missing: {
          enterprise: '在第一步填写 CNPJ 后，它将作为密钥。',
          personal: '填写法定代表人的 CPF 后，它将作为密钥。',
        },
      },
      help: {
        email: '在银行登记为密钥的电子邮箱。',
        phone: '在银行登记为密钥的手机号，带区号。',
        text: '从银行应用中复制：32 个字母和数字，带连字符。',
      },
      bank: {
        title: names.bankAccount,
        add: '同时填写银行账户',
        addHelp: '选填：只用 Pix 即可收款。',
        drop: '移除账户',
        dropTitle: '要移除银行账户吗？',
        dropText: '银行、支行和账号将从表格中移除，Pix 密钥保留。',
      },
    },
    promise: '提交后最晚 {days, number} 个工作日内答复。期间可以查看进展，也可以撤销。',
    send: vocabulary.submitForReview,
    done: '资料已提交审核。',
    together: {
      title: '团队认证一并提交',
      text: '团队尚未认证。这份表单同时用于认证和收款：只需提交一次，审核一次。',
    },
    notYet: '资料已保存。完成团队认证后即可提交。',
  },
} as const satisfies Shape<typeof pt>;

import { productName } from '@balcao/contract/product-names';
import { refundArrivesInDays } from '@balcao/contract/refund';
import { emailBody } from '../../platform/email-template.ts';
import { appletTextsZh } from './notice-applet-texts.zh.ts';
import { channelTextsZh } from './notice-channel-texts.zh.ts';
import type { NoticeTexts } from './notice-saying.ts';
import { templateTextsZh } from './notice-template-texts.zh.ts';
import { ticketTextsZh } from './notice-ticket-texts.zh.ts';

const choose = (settings: string): string => `选择要接收的通知：${settings}`;
const reviewed = { certification: '团队认证', merchant: '收款资料', product: '支付产品申请' } as const;

export const noticeTextsZh: NoticeTexts = {
  withdrawalPaid: ({ number, amount }, { team, link, settings, money }) => ({
    subject: `提现 ${money(amount)} 已到账`,
    text: emailBody(
      `团队 ${team} 的提现 ${money(amount)} 已到达收款账户。`,
      `提现编号：${number}`,
      `查看详情并下载回单：${link}`,
      choose(settings),
    ),
  }),
  withdrawalFailed: ({ number, amount }, { team, link, settings, money }) => ({
    subject: `提现 ${money(amount)} 未成功`,
    text: emailBody(
      `团队 ${team} 的提现 ${money(amount)} 未成功。金额已退回可用余额，没有任何损失。`,
      `提现编号：${number}`,
      `查看原因并重新申请：${link}`,
      choose(settings),
    ),
  }),
  settlementArrived: ({ day, amount, count }, { team, link, settings, money, day: dayOf }) => ({
    subject: `${money(amount)} 已进入可用余额`,
    text: emailBody(
      `${dayOf(day)}，团队 ${team} 有 ${money(amount)} 进入可用余额，来自 ${count} 笔订单与分期。`,
      `查看每笔结算的订单：${link}`,
      choose(settings),
    ),
  }),
  paymentReceived: ({ count, amount }, { team, link, settings, money }) => ({
    subject: count === 1 ? `收到付款 ${money(amount)}` : `收到 ${count} 笔付款：${money(amount)}`,
    text: emailBody(
      count === 1
        ? `团队 ${team} 收到一笔 ${money(amount)} 的付款。`
        : `团队 ${team} 收到 ${count} 笔付款，共 ${money(amount)}。`,
      `查看：${link}`,
      choose(settings),
    ),
  }),
  automaticSkipped: ({ day }, { team, link, settings, day: dayOf }) => ({
    subject: '自动提现没有执行',
    text: emailBody(
      `${dayOf(day)}，团队 ${team} 的自动提现没有执行。金额仍在可用余额中。`,
      `逐步查看原因：${link}`,
      choose(settings),
    ),
  }),
  destinationAdded: ({ name, usableFrom }, { team, link, time }) => ({
    subject: '新增了提现账户',
    text: emailBody(
      `团队 ${team} 有人新增了一个提现账户：${name}。`,
      `为了安全，该账户从 ${time(usableFrom)} 起才能使用。`,
      `如果不是你们团队添加的，请立即删除该账户并修改密码：${link}`,
    ),
  }),
  moneyFrozen: ({ reason, at }, { team, link, time }) => ({
    subject: `团队 ${team} 的资金已冻结`,
    text: emailBody(
      `自 ${time(at)} 起，团队 ${team} 暂停提现。收款照常进行，余额仍归你们所有。`,
      ...(reason ? [`原因：${reason}`] : []),
      `查看余额和联系我们的方式：${link}`,
    ),
  }),
  moneyUnfrozen: ({ at }, { team, link, settings, time }) => ({
    subject: `团队 ${team} 的资金已解冻`,
    text: emailBody(
      `自 ${time(at)} 起，团队 ${team} 可以重新提现。感谢你的耐心等待。`,
      `查看余额：${link}`,
      choose(settings),
    ),
  }),
  refundWaiting: ({ number, orderNumber, amount }, { team, link, settings, money }) => ({
    subject: `退款 ${money(amount)} 等待处理`,
    text: emailBody(
      `团队 ${team} 的订单 ${orderNumber} 有一笔 ${money(amount)} 的退款等待处理。`,
      `退款编号：${number}`,
      `批准或驳回：${link}`,
      choose(settings),
    ),
  }),
  largeRefund: ({ number, orderNumber, amount }, { team, link, settings, money }) => ({
    subject: `退款 ${money(amount)} 正在退回`,
    text: emailBody(
      `团队 ${team} 的订单 ${orderNumber} 有一笔 ${money(amount)} 的退款正在退回付款人。`,
      `退款编号：${number}`,
      `款项将在 ${refundArrivesInDays} 个工作日内退回原支付方式。`,
      `查看申请人和原因：${link}`,
      choose(settings),
    ),
  }),
  bankReturn: ({ orderNumber, amount, debt }, { team, link, settings, money }) => ({
    subject: `银行从一笔已付订单取回了 ${money(amount)}`,
    text: emailBody(
      `付款人的银行从团队 ${team} 的订单 ${orderNumber} 取回了 ${money(amount)}，款项已经转出。`,
      ...(debt > 0 ? [`余额不足以支付其中的 ${money(debt)}：之后的可用款项会先扣除这部分。`] : []),
      `查看原因和订单：${link}`,
      choose(settings),
    ),
  }),
  disputeOpened: ({ number, orderNumber, amount, until }, { team, link, settings, money, time }) => ({
    subject: `争议 ${money(amount)}：请在 ${time(until)} 前提交证据`,
    text: emailBody(
      `付款人的银行对团队 ${team} 的订单 ${orderNumber} 中的 ${money(amount)} 提出争议。在银行裁决之前，该款项被冻结。`,
      `争议编号：${number}`,
      `请在 ${time(until)} 前用送货凭证、聊天记录或发票证明交易无误：${link}`,
      choose(settings),
    ),
  }),
  disputeEnded: ({ number, orderNumber, status }, { team, link, settings }) => ({
    subject: status === 'accepted' ? '银行认可了争议' : '争议已结束：款项已解冻',
    text: emailBody(
      status === 'accepted'
        ? `银行认可了团队 ${team} 的订单 ${orderNumber} 的争议，并取回了款项。`
        : `团队 ${team} 的订单 ${orderNumber} 的争议已结束，被冻结的款项已解冻。`,
      `争议编号：${number}`,
      `查看裁决：${link}`,
      choose(settings),
    ),
  }),
  wrongAmount: ({ orderNumber, amount, expected }, { team, link, settings, money }) => ({
    subject: `收到 ${money(amount)}，应收 ${money(expected)}`,
    text: emailBody(
      `团队 ${team} 的订单 ${orderNumber}（${money(expected)}）收到了 ${money(amount)}。订单仍未支付，款项正在退回付款人。`,
      `查看订单：${link}`,
      choose(settings),
    ),
  }),
  moneyCredited: ({ endToEndId, amount }, { team, link, settings, money }) => ({
    subject: `入账 ${money(amount)}`,
    text: emailBody(
      `收到一笔未注明订单的款项 ${money(amount)}，经查明属于团队 ${team}，已计入可用余额，不收手续费。付款标识：${endToEndId}`,
      `查看账单：${link}`,
      choose(settings),
    ),
  }),
  reviewDecided: ({ of, product, isAccepted }, { team, link, settings }) => {
    const what = product ? `${reviewed[of]}：${productName('zh-CN', product)}` : reviewed[of];
    return {
      subject: isAccepted ? '审核完成：已通过' : '审核完成：需要修改',
      text: emailBody(
        `团队 ${team} 的审核有结果了。`,
        `${what}：${isAccepted ? '审核已通过。' : '审核要求修改。'}`,
        `查看详情：${link}`,
        choose(settings),
      ),
    };
  },
  ...appletTextsZh,
  broadcastApproval: ({ channel, label, what }, { team, link, settings }) => {
    const said = { asked: '等待另一人批准', approved: '已由另一人批准', declined: '已被另一人退回' }[what];
    return {
      subject: `群发 ${label}：${said}`,
      text: emailBody(`团队 ${team} 的频道 ${channel} 的群发 ${label}${said}。`, `请查看 ${link}`, choose(settings)),
    };
  },
  broadcastReturned: ({ channel, label, reason }, { team, link, settings }) => {
    if (reason === 'templateUnderway')
      return {
        subject: `一条群发的发送已暂停：${label}`,
        text: emailBody(
          `团队 ${team} 在频道 ${channel} 的群发已暂停发送：所用的消息模板已被停用。`,
          `已收到的人保留该群发。请在 ${link} 继续或结束发送`,
          choose(settings),
        ),
      };
    const why = {
      rights: '设定者已无发布权限',
      tags: '所选标签之一已被删除',
      closed: '频道已关闭',
      limit: '频道每日可发群发数已减少',
      template: '所用的消息模板目前不能发送',
    }[reason];
    return {
      subject: `一条定时群发未发出：${label}`,
      text: emailBody(
        `团队 ${team} 在频道 ${channel} 的定时群发未发出：${why}。`,
        `它现在是草稿。请在 ${link} 打开并决定`,
        choose(settings),
      ),
    };
  },
  ...channelTextsZh,
  ...templateTextsZh,
  ...ticketTextsZh,
  certificateEnding: ({ serial, name, days, endsAt }, { team, link, settings, day }) => ({
    subject: `证书 ${name} 将在 ${days} 天后到期`,
    text: emailBody(
      `团队 ${team} 的证书 ${name} 将于 ${day(endsAt)} 到期。到期后，用它签名的调用会被拒绝。`,
      `序列号：${serial}`,
      `登记新证书，平稳更换：${link}`,
      choose(settings),
    ),
  }),
  webhookPaused: ({ name, url, since }, { team, link, settings, day }) => ({
    subject: `通知已暂停：${name} 自 ${day(since)} 起没有响应`,
    text: emailBody(
      `团队 ${team} 的地址 ${name} 自 ${day(since)} 起收不到我们的通知，因此我们暂时停止发送。`,
      url,
      '不会丢失任何通知：它们会被保存，恢复后再发送。',
      `修复服务器后，一键恢复：${link}`,
      choose(settings),
    ),
  }),
  webhookGivenUp: ({ name, url }, { team, link, settings }) => ({
    subject: `通知未送达：${name}`,
    text: emailBody(
      `一天多以来，我们一直尝试向团队 ${team} 的地址 ${name} 发送通知，但没有成功。`,
      url,
      '该地址恢复响应后，未送达的通知会自动重新发送；你发送一次测试即可。只有已尝试三十次的通知需要你手动重新发送。',
      `查看这些通知并发送测试：${link}`,
      choose(settings),
    ),
  }),
};

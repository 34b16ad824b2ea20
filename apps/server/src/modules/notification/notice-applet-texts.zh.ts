import { emailBody } from '../../platform/email-template.ts';
import type { NoticeTexts } from './notice-saying.ts';

const choose = (settings: string): string => `选择要接收的通知：${settings}`;

/** What e-mails say of mini programs. */
export const appletTextsZh: Pick<
  NoticeTexts,
  'versionDecided' | 'releaseDue' | 'versionTakenDown' | 'removalDecided' | 'messagePaused' | 'templateDecided'
> = {
  versionDecided: ({ name, number, isAccepted }, { team, link, settings }) => ({
    subject: isAccepted ? `${name} 版本 ${number} 已通过审核` : `${name} 版本 ${number} 需要修改`,
    text: emailBody(
      isAccepted
        ? `团队 ${team} 的小程序“${name}”版本 ${number} 已通过审核，等待发布。`
        : `团队 ${team} 的小程序“${name}”版本 ${number} 未通过审核，需要修改。`,
      `查看详情：${link}`,
      choose(settings),
    ),
  }),
  releaseDue: ({ name, number, share, isOut }, { team, link, settings }) => ({
    subject: isOut ? `${name} 版本 ${number} 已发布` : `${name} 版本 ${number} 未能发布`,
    text: emailBody(
      isOut
        ? `团队 ${team} 的小程序“${name}”版本 ${number} 已按时向${share === 100 ? '所有人' : ` ${share}% 的用户`}发布。`
        : `发布时间已到，但团队 ${team} 的认证已失效。小程序“${name}”版本 ${number} 仍为已通过状态，没有发布。`,
      `查看进度：${link}`,
      choose(settings),
    ),
  }),
  versionTakenDown: ({ name, number, reason }, { team, link, settings }) => ({
    subject: `${name} 版本 ${number} 已被下架`,
    text: emailBody(
      `我们下架了团队 ${team} 的小程序“${name}”版本 ${number}，任何人都无法再打开。`,
      `原因：${reason}`,
      `回退到以前的版本或上传新版本：${link}`,
      choose(settings),
    ),
  }),
  removalDecided: ({ name, isAccepted }, { team, link, settings }) => ({
    subject: isAccepted ? `${name} 已下架` : `${name} 仍在架上`,
    text: emailBody(
      isAccepted
        ? `应团队 ${team} 的申请，小程序“${name}”已下架，不能再打开。发布新版本即可重新上架。`
        : `团队 ${team} 下架小程序“${name}”的申请未被接受。`,
      `查看详情：${link}`,
      choose(settings),
    ),
  }),
  messagePaused: ({ name, title }, { team, link, settings }) => ({
    subject: `消息已暂停：${title}`,
    text: emailBody(
      `我们暂停了团队 ${team} 的小程序 ${name} 的消息“${title}”：最近几天作出选择的用户大多拒绝接收。`,
      `请只在对用户有用时请求授权，例如付款之后，然后在 ${link} 恢复`,
      choose(settings),
    ),
  }),
  templateDecided: ({ name, title, isAccepted }, { team, link, settings }) => ({
    subject: isAccepted ? `消息“${title}”已通过` : `消息“${title}”需要修改`,
    text: emailBody(
      isAccepted
        ? `团队 ${team} 的小程序“${name}”的消息“${title}”已通过审核，可以向用户请求授权。`
        : `团队 ${team} 的小程序“${name}”的消息“${title}”需要修改。`,
      `查看详情：${link}`,
      choose(settings),
    ),
  }),
};

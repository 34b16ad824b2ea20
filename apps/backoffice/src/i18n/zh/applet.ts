import appletVocabulary from '@balcao/contract/i18n/zh/applet-vocabulary';
import list from '@balcao/contract/i18n/zh/list';
import vocabulary from '@balcao/contract/i18n/zh/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/applet.ts';

export default {
  line: '团队在聊天应用中的小程序，以及各自的状态。',
  empty: { title: '还没有小程序', text: '团队创建的小程序会显示在这里。' },
  nothing: '没有符合筛选条件的小程序。',
  filters: { search: '名称或 AppID' },
  copyAppId: '小程序的 AppID',
  newLine: '名称、图标，以及用户打开前看到的内容，之后都可以修改。',
  settingLine: '用户打开此小程序前看到的内容。',
  tabs: '小程序的各部分',
  form: {
    nameHelp: '4 至 100 个字符，不能与其他小程序同名。',
    free: appletVocabulary.nameIsFree,
    abbreviation: appletVocabulary.abbreviation,
    abbreviationHelp: '4 至 20 个字符，用于空间较小的位置。',
    category: appletVocabulary.category,
    choose: appletVocabulary.chooseACategory,
    intro: appletVocabulary.introduction,
    introHelp: '用户打开前看到的文字，最多 500 个字符。',
    description: vocabulary.description,
    descriptionHelp: '功能说明，供发布前审核使用。选填，最多 2000 个字符。',
    template: '模板',
    templates: { blank: '空白', shop: '商店', queue: '排队' },
    templateHelp: {
      blank: '空白页面，从零开始。',
      shop: '商店的菜单、购物车、付款与订单，附服务器示例。',
      queue: '在应用内付款取号并显示叫号，附服务器示例。',
    },
    icon: vocabulary.icon,
    iconChoose: '选择图标',
    iconChange: '更换图标',
    created: '小程序已创建。',
    save: appletVocabulary.saveTheDetails,
    saved: appletVocabulary.detailsSaved,
    leave: appletVocabulary.leaveWithoutSavingDetails,
    leaveText: '你为此小程序填写的内容尚未保存。',
    leaveConfirm: '不保存离开',
  },
  begin: {
    title: '开始编写',
    line: '工具会用此模板、名称和 AppID 创建文件夹。需要 Node 20。',
    command: vocabulary.theCommand,
  },
  rejection: {
    line: '版本 {number}：{why}{more, plural, =0 {} other {（另有 # 项）}}',
    verdict: '{subject}：{reason}',
  },
  removal: {
    shelf: '用户能看到什么',
    seen: {
      notYet: '还没有人能找到它：首个版本发布后会出现在搜索中。',
      on: '用户可以在搜索中找到它，也可以通过链接、二维码和最近使用打开。',
      removalRequested: '我们的团队正在审核申请。在此之前，用户仍可像以前一样找到和使用它。',
      off: '它不再出现在搜索和最近使用中，链接会提示商家已将其下架。发布新版本后会重新上架。',
    },
    ask: '申请下架',
    title: '从应用中下架“{name}”？',
    text: '由我们的团队决定。如果同意，用户将无法再找到或打开此小程序。他们在其中购买的内容仍保留在钱包中。',
    send: '提交申请',
    done: '已申请下架。有答复时我们会通过邮件通知你。',
    cancelled: '申请已取消。小程序继续上架。',
  },
  columns: list.applet.columns,
  shelf: list.applet.codes.shelf,
} satisfies Shape<typeof pt>;

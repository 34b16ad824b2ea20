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
  columns: list.applet.columns,
  shelf: list.applet.codes.shelf,
} satisfies Shape<typeof pt>;

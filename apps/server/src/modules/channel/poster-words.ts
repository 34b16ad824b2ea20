import type { ChannelLanguage } from '@balcao/contract/channel';

interface PosterWords {
  readonly title: string;
  readonly invited: string;
  readonly steps: readonly [string, string, string];
  readonly by: string;
}
/** A poster speaks the language in which its channel is written. */
export const posterWords: Readonly<Record<ChannelLanguage, PosterWords>> = {
  'pt-BR': {
    title: 'Siga o nosso canal',
    invited: 'Você foi convidado',
    steps: ['Abra o leitor do aplicativo de conversas', 'Aponte a câmera para o código', 'Toque em Seguir'],
    by: 'Feito com Balcão',
  },
  'en-US': {
    title: 'Follow our channel',
    invited: 'You are invited',
    steps: ['Open the scanner of the chat app', 'Point the camera at the code', 'Tap Follow'],
    by: 'Made with Balcão',
  },
  'es-MX': {
    title: 'Sigue nuestro canal',
    invited: 'Tienes una invitación',
    steps: ['Abre el escáner de la aplicación de chat', 'Apunta la cámara al código', 'Toca Seguir'],
    by: 'Hecho con Balcão',
  },
  'zh-CN': {
    title: '订阅我们的频道',
    invited: '诚邀你订阅',
    steps: ['打开聊天应用的扫一扫', '将摄像头对准二维码', '点击“订阅”'],
    by: '由 Balcão 制作',
  },
};

import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/media.ts';

/** Files of broadcasts: how they are shown, and on their way. */
export default {
  pages: '{count, plural, one {# página} other {# páginas}}',
  infected: 'Tiene un virus',
  unscanned: 'Sin revisar por antivirus',
  tooLarge: 'Sin revisar por antivirus: demasiado grande',
  video: 'Video {name}',
  download: 'Descargar el archivo {name}',
  list: 'Envíos',
  waiting: 'En cola',
  paused: 'En pausa: {percent, number}%',
  sendingAt: '{percent, number}% · {speed}/s · faltan {left}',
  pause: 'Pausar el envío de {name}',
  resume: 'Continuar el envío de {name}',
} satisfies Shape<typeof pt>;

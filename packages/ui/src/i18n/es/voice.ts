import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/voice.ts';

/** Recording a voice message. */
export default {
  title: 'Grabar un mensaje de voz',
  asking: 'Permite el uso del micrófono para grabar.',
  recorded: 'Tiempo grabado',
  most: 'de {length}',
  stop: 'Detener y escuchar',
  discard: 'Descartar la grabación',
  hint: 'Puedes escuchar antes de enviar. La grabación se detiene sola a los {length}.',
  refused:
    'El micrófono está bloqueado. Permítelo en la configuración del navegador e inténtalo de nuevo, o envía un archivo de audio.',
  missing: 'No se puede grabar en este dispositivo o navegador. Envía un archivo de audio.',
  tryAgain: 'Intentar grabar de nuevo',
  chooseFile: 'Elegir un archivo de audio',
  ready: 'Grabación lista para enviar',
  tooLarge: 'El audio tiene más de 4 MB. Elige uno más pequeño.',
  tooLong: 'El audio dura más de 5 minutos. Elige uno más corto.',
  typeWrong: 'Elige un audio MP3, M4A, OGG o WebM.',
  lost: 'La grabación ya no está en este dispositivo. Descártala y grábala de nuevo.',
} satisfies Shape<typeof pt>;

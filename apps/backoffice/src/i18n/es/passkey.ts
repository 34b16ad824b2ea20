import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/passkey.ts';

export default {
  title: vocabulary.passkeys,
  line: 'Entra con la huella, el rostro o el PIN de tu dispositivo, sin escribir la contraseña.',
  create: 'Crear llave de acceso',
  unsupported:
    'Este navegador no es compatible con llaves de acceso. Para crear una, abre Balcão en otro navegador o en otro dispositivo.',
  elsewhere: 'Las llaves de acceso funcionan solo en {address}. Para crear o usar una, abre Balcão en esa dirección.',
  full: 'Tienes {count, number} llaves de acceso, el máximo. Para crear otra, elimina una de ellas.',
  list: 'Tus llaves de acceso',
  synced: 'Sincronizada',
  made: 'Creada el {day}',
  used: 'Usada el {moment}',
  never: 'Aún sin usar',
  form: {
    text: {
      unlock:
        'Para entrar, confirmas que eres tú igual que cuando desbloqueas el dispositivo: con la huella, el rostro o un PIN.',
      safe: 'No hay contraseña que recordar ni que alguien pueda descubrir: la llave funciona solo en el Balcão verdadero.',
      kept: 'Se queda en el dispositivo o en tu gestor de contraseñas, que puede sincronizarla con tus otros dispositivos.',
    },
    nameHelp: 'Para que reconozcas el dispositivo después.',
    nameExample: 'Laptop del mostrador',
    done: 'Llave de acceso “{name}” creada. La próxima vez, entra con ella.',
  },
  failure: {
    refused: 'No se creó ninguna llave. Puedes intentarlo de nuevo.',
    exists: 'Este dispositivo ya tiene una llave de acceso de tu cuenta.',
    unable: 'Este dispositivo no pudo crear la llave. Revisa que tenga bloqueo de pantalla (huella, rostro o PIN).',
  },
  rename: {
    action: 'Cambiar el nombre de {name}',
    title: 'Cambiar el nombre de la llave de acceso',
    submit: vocabulary.saveTheName,
    done: 'El nombre ahora es “{name}”.',
  },
  remove: {
    action: 'Eliminar {name}',
    title: '¿Eliminar “{name}”?',
    text: 'Esa llave de acceso ya no servirá para entrar a tu cuenta. Si el dispositivo aún la muestra, bórrala también ahí.',
    confirm: 'Eliminar “{name}”',
    done: 'Llave de acceso “{name}” eliminada.',
  },
} satisfies Shape<typeof pt>;

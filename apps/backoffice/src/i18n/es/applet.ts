import appletVocabulary from '@balcao/contract/i18n/es/applet-vocabulary';
import list from '@balcao/contract/i18n/es/list';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/applet.ts';

export default {
  line: 'Los miniprogramas del equipo en la aplicación de chat y el estado de cada uno.',
  empty: { title: 'Aún no hay miniprogramas', text: 'Los miniprogramas que cree el equipo aparecen aquí.' },
  nothing: 'Ningún miniprograma coincide con los filtros.',
  filters: { search: 'Nombre o AppID' },
  copyAppId: 'el AppID',
  newLine: 'Nombre, icono y lo que las personas leen antes de abrirlo. Todo se puede cambiar después.',
  settingLine: 'Lo que las personas ven de este miniprograma antes de abrirlo.',
  tabs: 'Partes del miniprograma',
  form: {
    nameHelp: 'De 4 a 100 caracteres. Ningún otro miniprograma tiene el mismo nombre.',
    free: appletVocabulary.nameIsFree,
    abbreviation: appletVocabulary.abbreviation,
    abbreviationHelp: 'De 4 a 20 caracteres, para los lugares con poco espacio.',
    category: appletVocabulary.category,
    choose: appletVocabulary.chooseACategory,
    intro: appletVocabulary.introduction,
    introHelp: 'Lo que las personas leen antes de abrirlo: hasta 500 caracteres.',
    description: vocabulary.description,
    descriptionHelp: 'Lo que hace, para quien lo revisa antes de publicarlo. Opcional, hasta 2000 caracteres.',
    template: 'Plantilla',
    templates: { blank: 'En blanco', shop: 'Tienda', queue: 'Fila' },
    templateHelp: {
      blank: 'Una página vacía, para empezar de cero.',
      shop: 'Menú, carrito, pago y pedidos de una tienda, con el servidor de ejemplo.',
      queue: 'Turnos pagados en la aplicación y el lugar de cada persona en la fila, con el servidor de ejemplo.',
    },
    icon: vocabulary.icon,
    iconChoose: 'Elegir el icono',
    iconChange: 'Cambiar el icono',
    created: 'Miniprograma creado.',
    save: appletVocabulary.saveTheDetails,
    saved: appletVocabulary.detailsSaved,
    leave: appletVocabulary.leaveWithoutSavingDetails,
    leaveText: 'Lo que escribiste de este miniprograma todavía no está guardado.',
    leaveConfirm: 'Salir sin guardar',
  },
  begin: {
    title: 'Empieza el código',
    line: 'La herramienta crea una carpeta con esta plantilla, el nombre y el AppID. Necesita Node 20.',
    command: 'el comando',
  },
  rejection: {
    line: 'Versión {number}: {why}{more, plural, =0 {} other { (y # más)}}',
    verdict: '{subject}: {reason}',
  },
  removal: {
    shelf: 'Lo que las personas encuentran',
    seen: {
      notYet: 'Nadie lo encuentra todavía: aparece en la búsqueda cuando se publique la primera versión.',
      on: 'Las personas lo encuentran en la búsqueda y lo abren con enlaces, códigos QR y desde los recientes.',
      removalRequested:
        'Nuestro equipo analiza la solicitud. Hasta entonces, las personas lo encuentran y usan como antes.',
      off: 'No aparece en la búsqueda ni en los recientes, y los enlaces dicen que la empresa lo retiró. Publicar otra versión lo trae de vuelta.',
    },
    ask: 'Solicitar el retiro',
    title: '¿Retirar “{name}” de la aplicación?',
    text: 'Nuestro equipo decide. Si está de acuerdo, las personas ya no podrán encontrar ni abrir este miniprograma. Lo que compraron en él sigue en su billetera.',
    send: 'Enviar la solicitud',
    done: 'Retiro solicitado. Te avisamos por correo cuando haya una respuesta.',
    cancelled: 'Solicitud cancelada. El miniprograma sigue en la aplicación.',
  },
  columns: list.applet.columns,
  shelf: list.applet.codes.shelf,
} satisfies Shape<typeof pt>;

import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/applet.ts';

export default {
  line: 'Los miniprogramas del equipo en la app de chat y la situación de cada uno.',
  empty: { title: 'Todavía no hay miniprogramas', text: 'Los miniprogramas que cree el equipo aparecen aquí.' },
  nothing: 'Ningún miniprograma coincide con los filtros.',
  filters: { search: 'Nombre o AppID' },
  copyAppId: 'el AppID',
  newLine: 'Nombre, icono y lo que las personas leen antes de abrirlo. Todo se puede cambiar después.',
  settingLine: 'Lo que las personas ven de este miniprograma antes de abrirlo.',
  tabs: 'Partes del miniprograma',
  form: {
    nameHelp: 'De 4 a 100 caracteres. Ningún otro miniprograma tiene el mismo nombre.',
    free: 'Este nombre está libre.',
    abbreviation: vocabulary.abbreviation,
    abbreviationHelp: 'De 4 a 20 caracteres, para donde hay poco espacio.',
    category: vocabulary.category,
    choose: 'Elige una categoría',
    intro: vocabulary.introduction,
    introHelp: 'Lo que las personas leen antes de abrirlo: hasta 500 caracteres.',
    description: vocabulary.description,
    descriptionHelp: 'Lo que hace, para quien lo revisa antes de publicarlo. Opcional, hasta 2000 caracteres.',
    icon: vocabulary.icon,
    iconChoose: 'Elegir el icono',
    iconChange: 'Cambiar el icono',
    created: 'Miniprograma creado.',
    save: 'Guardar los datos',
    saved: 'Datos guardados.',
    leave: '¿Salir sin guardar los datos?',
    leaveText: 'Lo que escribiste de este miniprograma todavía no está guardado.',
    leaveConfirm: 'Salir sin guardar',
  },
  columns: {
    shelf: 'Vitrina',
    review: 'Revisión',
    category: vocabulary.category,
    appId: 'AppID',
    updated: 'Modificado',
  },
  shelf: {
    notYet: 'Aún no publicado',
    on: 'Publicado',
    removalRequested: 'Retiro solicitado',
    off: 'Retirado',
  },
} satisfies Shape<typeof pt>;

import invitationVocabulary from '@balcao/contract/i18n/es/invitation-vocabulary';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/member.ts';

export default {
  title: vocabulary.team,
  line: '{team} · n.º {number}. Quién trabaja aquí y qué puede hacer cada persona.',
  roles: vocabulary.roles,
  tabs: { members: vocabulary.members, invitations: 'Invitaciones', log: vocabulary.activityLog },
  me: vocabulary.youMark,
  isYou: 'Esta es tu cuenta.',
  superAdmin: vocabulary.superAdmin,
  noRole: vocabulary.noRole,
  roleOff: vocabulary.disabled,
  neverLately: 'Sin uso reciente',
  copyEmail: vocabulary.theEmailOf,
  columns: {
    person: 'Miembro',
    role: shared.role,
    twoFactor: vocabulary.twoStep,
    lastUsed: vocabulary.lastUse,
    joined: 'Entró el',
    actions: vocabulary.actions,
  },
  twoFactor: { on: vocabulary.twoStepOn, off: vocabulary.twoStepOff },
  filters: { search: vocabulary.searchPeople },
  none: {
    title: 'Nadie con estos filtros',
    text: vocabulary.searchPeopleHelp,
    all: 'Ver todos los miembros',
  },
  gone: {
    title: 'Esta persona no es miembro del equipo',
    text: 'Puede que la hayan quitado. La lista muestra quién trabaja aquí ahora.',
  },
  actions: {
    of: 'Acciones de {name}',
    open: vocabulary.seeDetails,
    changeRole: 'Cambiar rol',
    remove: 'Quitar del equipo',
  },
  roleSelect: {
    choose: invitationVocabulary.chooseRole,
    loading: 'Cargando…',
    none: 'Todavía no hay ningún rol activo para asignar.',
    toRoles: invitationVocabulary.toRoles,
  },
  form: {
    title: 'Qué puede hacer esta persona',
    save: 'Guardar rol',
    saved: 'Rol de {name} guardado. Vale desde ahora.',
    again: '{name} tendrá que iniciar sesión de nuevo para continuar.',
    makesAdmin:
      '{name} podrá hacer todo en este equipo: cambiar roles, quitar miembros y quitarte los permisos de administración. Tendrá que iniciar sesión de nuevo.',
    takesAdmin: '{name} deja de ser superadministrador y tendrá que iniciar sesión de nuevo.',
    stepsDown:
      'Dejas de ser superadministrador, y solo otro superadministrador puede deshacerlo. Tendrás que iniciar sesión de nuevo.',
    disabled: '{role} (desactivado)',
    deleted: '{role} (eliminado)',
  },
  fixed: {
    me: 'Nadie puede cambiar su propio rol. Pídelo a un superadministrador.',
    lastAdmin: 'Eres el único superadministrador. Para dejar de serlo, nombra antes a otro.',
    admin: 'Solo un superadministrador puede cambiar o quitar a otro.',
    above: 'Esta persona tiene permisos que tú no tienes. Solo quien los tiene puede cambiar su rol.',
  },
  remove: {
    title: '¿Quitar a {name} del equipo {team}?',
    losesAll: '{name} pierde todo lo que puede hacer un superadministrador, al instante y en todos sus dispositivos.',
    losesRole: '{name} pierde lo que permite el rol {role}, al instante y en todos sus dispositivos.',
    text: 'La cuenta de {name} sigue existiendo, y puedes invitarla de nuevo.',
    action: vocabulary.removeName,
    done: '{name} ya no es miembro del equipo.',
  },
} as const satisfies Shape<typeof pt>;

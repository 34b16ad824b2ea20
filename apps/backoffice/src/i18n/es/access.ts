import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/access.ts';

export default {
  seeNot: 'Tu rol no da acceso a “{menu}”.',
  changeNot: 'Tu rol permite ver “{menu}”, pero no hacer cambios.',
  neither: 'Para esto necesitas permiso para editar “{menu}”, y tu rol no da acceso a esa pantalla.',
  adminOnly: 'Solo un superadministrador puede hacer esto.',
  noRole: 'Todavía no tienes un rol en este equipo.',
  roleDisabled: 'Tu rol “{role}” está desactivado y por ahora no permite nada.',
  roleDeleted: 'Tu rol fue eliminado y ya no permite nada.',
  preview: 'Estás viendo como “{role}”: no se puede cambiar nada.',
  solve: 'Cómo resolverlo',
  who: '¿Quién puede dar acceso?',
  whoTitle: 'Quién puede dar acceso',
  ask: 'Pídelo a un superadministrador del equipo:',
  write: 'Escribir a {name}',
  mailAbout: 'Acceso a {menu} en el equipo {team}',
  mailAboutTeam: 'Acceso en el equipo {team}',
} as const satisfies Shape<typeof pt>;

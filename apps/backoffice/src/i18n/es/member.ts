import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/member.ts';

export default {
  title: 'Equipo',
  line: '{team} · n.º {number}. Quién trabaja aquí y qué puede hacer cada persona.',
  roles: 'Roles',
  tabs: { members: 'Miembros', invitations: 'Invitaciones', log: 'Registro de actividad' },
} as const satisfies Shape<typeof pt>;

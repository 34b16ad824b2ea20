import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/review.ts';

export default {
  title: 'Revisiones',
  line: 'Lo que espera una decisión, de lo más antiguo a lo más nuevo.',
  list: 'Revisiones en espera',
  merchant: 'Comercio',
  kind: 'Qué se envió',
  status: 'Estado',
  submittedAt: 'Enviado el',
  empty: 'Nada te espera',
  emptyText: 'Cuando un comercio envíe una certificación, aparecerá aquí.',
  kinds: {
    certification: 'Certificación',
    merchant: 'Datos para pagos',
  },
  statuses: {
    NO: 'No enviada',
    UNDER: 'En revisión',
    REJECT: 'Rechazada',
    SUCCESS: 'Aprobada',
    REVOKED: 'Cancelada',
  },
} satisfies Shape<typeof pt>;

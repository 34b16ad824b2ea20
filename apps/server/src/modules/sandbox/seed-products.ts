import { flatten } from '@balcao/contract/form-fields';
import type { PaymentProduct } from '@balcao/contract/order';
import { ProductForm } from '@balcao/contract/product-activation';
import type { Verdict } from '@balcao/contract/review';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { PastPerson, ReviewHistory } from '../review/review-history.service.ts';
import type { ShopCodes } from '../shop/shop-code.service.ts';
import { timeBefore } from './seed-audit-events.ts';
import { companies } from './seed-companies.ts';

interface Needs {
  readonly shopCodes: Pick<ShopCodes, 'add'>;
  readonly reviewHistory: Pick<ReviewHistory, 'bringIn'>;
  readonly notices: Pick<Notices, 'bringIn'>;
}
interface DemoTeamAt {
  readonly merchantId: string;
  readonly number: string;
  readonly name: string;
  readonly founder: PastPerson;
}

const expected = { monthlyVolume: 8_500_000, averageTicket: 4_200 };
const { address } = companies.coffee;
const roastery = {
  purpose: 'Venda de cafés torrados, bebidas e lanches no balcão da torrefação.',
  ...expected,
  address,
};
/** What the coffee roastery asked for in addition to its first products, so many days ago, and what staff found wrong. */
const asked: readonly {
  readonly form: { readonly product: PaymentProduct } & Record<string, unknown>;
  readonly days: number;
  readonly verdicts?: readonly Verdict[];
  readonly remark?: string;
}[] = [
  { form: { product: '53', ...roastery }, days: 46 },
  { form: { product: '99', ...roastery }, days: 60 },
  {
    form: { product: '54', ...roastery, purpose: 'Pagamentos rápidos no quiosque da praça.' },
    days: 6,
    verdicts: [
      { path: 'purpose', reason: 'other', note: 'Conte o que o quiosque vende e em que horários.' },
      { path: 'address.street', reason: 'addressDiffers', note: 'O endereço é o da torrefação, não o do quiosque.' },
    ],
    remark: 'Falta pouco: com o endereço do quiosque aprovamos no mesmo dia.',
  },
];

/** What hangs in the shop. */
const codes = [
  { name: 'Balcão', goodsName: 'Consumo no balcão', amount: null, days: 44 },
  { name: 'Mesa da janela', goodsName: 'Consumo no salão', amount: null, days: 30 },
  { name: 'Café coado', goodsName: 'Café coado 200 ml', amount: 900, days: 12 },
] as const;

/** The payment products of the demonstration: most of them active, one sent back, one not requested yet. */
export const createSeedProducts = ({ shopCodes, reviewHistory, notices }: Needs) => ({
  /** Hangs the codes up; answers with those that any amount is paid by. */
  hangUp: async (tx: Tx, merchantId: string, createdBy: string, now: Date): Promise<string[]> => {
    const free: string[] = [];
    for (const { days, ...code } of codes) {
      const at = timeBefore(now, days, '09:12:30');
      const { id } = await shopCodes.add(tx, { ...code, merchantId, createdBy, deviceSerial: null, now: at });
      if (code.amount === null) free.push(id);
    }
    return free;
  },

  apply: async (tx: Tx, team: DemoTeamAt, { now, reviewer }: { now: Date; reviewer: PastPerson }): Promise<void> => {
    const { merchantId, number: merchantNumber, name: merchantName, founder: by } = team;
    for (const { form, days, verdicts, remark = null } of asked) {
      // What the demonstration shows must pass the same checks as what people submit.
      const { product, ...rest } = ProductForm.parse(form);
      const about = { kind: 'product', subject: product } as const;
      const past = { merchantId, merchantNumber, merchantName, about, type: 'enterprise' as const, by };
      const decision = {
        at: timeBefore(now, days - 2, '15:20:44'),
        status: verdicts ? ('REJECT' as const) : ('SUCCESS' as const),
        verdicts: verdicts ?? [],
        remark,
      };
      const handed = { ...past, form: flatten(rest), at: timeBefore(now, days, '10:05:12'), decision };
      await reviewHistory.bringIn(tx, handed, reviewer);
      const { at } = decision;
      const decided = { product, isAccepted: !verdicts, decidedAt: at.toISOString() };
      const data = { reviewId: newId(at), of: 'product', ...decided } as const;
      await notices.bringIn(tx, merchantId, [{ told: { kind: 'reviewDecided', data }, at }]);
    }
  },
});

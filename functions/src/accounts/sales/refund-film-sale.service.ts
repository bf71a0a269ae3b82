import { AppError } from '@wbd/domain/errors';
import type { RefundFilmSaleInput } from '@wbd/domain/sales';
import type { Caller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { returnPayment } from './return-payment.ts';
import { settlePayment, type SettlePorts } from './settle-payment.service.ts';

export interface RefundPorts extends SettlePorts {
  changes: Pick<RateLimit, 'take'>;
}

/**
 * Returns what a buyer paid. The buyer loses the film with the answer, not only when Stripe reports it.
 * @throws AppError rate/limited, sale/not-found, sale/returned
 */
export async function refundFilmSale(
  ports: RefundPorts,
  { sale: id }: RefundFilmSaleInput,
  { uid }: Caller,
): Promise<Record<string, never>> {
  if (!(await ports.changes.take(uid, ports.now()))) throw new AppError('rate/limited');
  const sale = await ports.sales.sale(id);
  if (!sale || sale.seller !== uid) throw new AppError('sale/not-found');
  if (sale.returned >= sale.total) throw new AppError('sale/returned');
  await returnPayment(ports.stripe, sale, 'requested_by_customer');
  await settlePayment(ports, sale);
  return {};
}

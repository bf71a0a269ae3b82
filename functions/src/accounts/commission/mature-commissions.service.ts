import { ledgerStateOf, maturedEntries, termsOn } from '@wbd/domain/commission';
import { berlinDay } from '@wbd/domain/time';
import { untilWritten } from '../../core/optimistic-retry.ts';
import { booked } from './booked.ts';
import { matureEach } from './mature-each.ts';
import { partnerNews } from './commission-news.ts';
import type { Log } from '../../core/log/log.ts';
import type { LedgerRepository } from './ledger.repository.ts';

export interface MatureCommissionsPorts {
  ledger: LedgerRepository;
  log: Log;
  now(): Date;
}

/**
 * Makes commissions due whose holding days are over.
 * @returns how many deals
 */
export function matureCommissions(ports: MatureCommissionsPorts): Promise<number> {
  const today = berlinDay(ports.now());
  return matureEach(
    ports.log,
    () => ports.ledger.due(today),
    (id) => mature(ports, id, today),
  );
}

async function mature(
  { ledger, ...ports }: MatureCommissionsPorts,
  id: string,
  today: string,
): Promise<void> {
  await untilWritten(async () => {
    const read = await ledger.read(id);
    if (!read) return true;
    const { deal, known } = read;
    // cancelled since it was found, or matured by another run
    if (deal.maturesOn === null || deal.maturesOn > today || deal.partner === null) return true;
    const terms = termsOn(await ledger.terms(deal.payer), deal.on);
    if (!terms) throw new Error(`No terms were valid on the day of deal ${id}.`);
    const state = ledgerStateOf(deal, deal.partner, today);
    const entries = maturedEntries(state, terms, known, today);
    const at = ports.now();
    const settled = {
      deal: { ...deal, maturesOn: null },
      entries: entries.map((entry) => booked(entry, terms, at)),
      notifications: partnerNews('commission-due', deal, at),
    };
    return (await ledger.settle(read, settled)) ? true : null;
  });
}

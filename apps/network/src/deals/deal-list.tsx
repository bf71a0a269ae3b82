import { termsQuery } from '@wbd/data/deals';
import type { Advisor } from '@wbd/domain/advisors';
import type { Deal, DealDecision } from '@wbd/domain/commission';
import { useQuery } from '@wbd/query';
import { Button, EmptyState, Stack } from '@wbd/ui';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { DealCard } from './deal-card.tsx';
import { costIfPaid, costOfDeal } from './deal-cost.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { dealsTexts as texts } from './texts.de.ts';

const SHOWN_FIRST = 20;

interface DealListProps {
  kind: 'waiting' | 'decided' | 'own';
  deals: readonly Deal[];
  /** those with which a deal is compared, itself included */
  all: readonly Deal[];
  advisor: Advisor;
}

/** Deals with what can be decided about each of them. */
export function DealList({ kind, deals, all, advisor }: DealListProps) {
  const terms = useQuery(termsQuery(advisor.org));
  const [shown, setShown] = useState(SHOWN_FIRST);
  const [open, setOpen] = useState<{ deal: Deal; kind: DealDecision['kind'] } | null>(null);
  if (deals.length === 0) {
    return (
      <EmptyState
        icon={<HandCoins size={26} />}
        title={texts.none[kind]}
        text={texts.noneText[kind]}
      />
    );
  }
  const hidden = deals.length - shown;
  const isTwice = ({ id, reference }: Deal) =>
    all.some((other) => other.id !== id && other.reference === reference);
  return (
    <>
      <Stack as="ul" aria-label={texts.list[kind]} listStyleType="none" gap="4">
        {deals.slice(0, shown).map((deal) => (
          <li key={deal.id}>
            <DealCard
              deal={deal}
              cost={costOfDeal(deal, terms.data)}
              isTwice={kind === 'waiting' && isTwice(deal)}
              viewer={advisor.id}
              mayDecide={kind !== 'own'}
              onDecide={(decision) => setOpen({ deal, kind: decision })}
            />
          </li>
        ))}
      </Stack>
      {hidden > 0 && (
        <Button mt="4" variant="ghost" onClick={() => setShown(shown + SHOWN_FIRST)}>
          {texts.more(Math.min(hidden, SHOWN_FIRST))}
        </Button>
      )}
      {open && (
        <DecideDialog
          deal={open.deal}
          kind={open.kind}
          cost={costOfDeal(open.deal, terms.data)}
          costIfPaid={costIfPaid(open.deal, terms.data)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

import { HelpPage, HelpStep } from '@wbd/ui/help';
import { OFFERS_PATH } from '../../shared/paths.ts';
import { helpTexts as texts } from './texts.de.ts';

export function OffersHelpPage() {
  return (
    <HelpPage area={texts.area} path={OFFERS_PATH} intro={texts.intro}>
      <HelpStep {...texts.buy} />
      <HelpStep {...texts.watch} />
      <HelpStep {...texts.refund} />
      <HelpStep {...texts.sell} />
      <HelpStep {...texts.money} />
    </HelpPage>
  );
}

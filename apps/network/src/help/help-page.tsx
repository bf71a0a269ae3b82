import { HelpPage, HelpStep } from '@wbd/ui/help';
import { NETWORK_PATH } from '../shared/paths.ts';
import { helpTexts as texts } from './texts.de.ts';

export function NetworkHelpPage() {
  return (
    <HelpPage area={texts.area} path={NETWORK_PATH} intro={texts.intro}>
      <HelpStep {...texts.share} />
      <HelpStep {...texts.sums} />
      <HelpStep {...texts.payout} />
      <HelpStep {...texts.report} />
      <HelpStep {...texts.decide} />
      <HelpStep {...texts.terms} />
      <HelpStep {...texts.close} />
    </HelpPage>
  );
}

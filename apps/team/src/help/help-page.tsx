import { HelpPage, HelpStep } from '@wbd/ui/help';
import { paths } from '../shared/paths.ts';
import { helpTexts as texts } from './texts.de.ts';

export function TeamHelpPage() {
  return (
    <HelpPage area={texts.area} path={paths.team} intro={texts.intro}>
      <HelpStep {...texts.found} />
      <HelpStep {...texts.invite} />
      <HelpStep {...texts.roles} />
      <HelpStep {...texts.figures} />
      <HelpStep {...texts.items} />
      <HelpStep {...texts.structure} />
      <HelpStep {...texts.leave} />
    </HelpPage>
  );
}

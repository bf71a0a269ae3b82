import { HelpPage, HelpStep } from '@wbd/ui/help';
import { paths } from '../shared/paths.ts';
import { helpTexts as texts } from './texts.de.ts';

export function AppointmentsHelpPage() {
  return (
    <HelpPage area={texts.area} path={paths.overview} intro={texts.intro}>
      <HelpStep {...texts.hours} />
      <HelpStep {...texts.types} />
      <HelpStep {...texts.book} />
      <HelpStep {...texts.after} />
    </HelpPage>
  );
}

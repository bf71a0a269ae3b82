import { HelpPage, HelpStep } from '@wbd/ui/help';
import { PROFILE_PATH } from '../../shared/areas/own-areas.ts';
import { helpTexts as texts } from './texts.de.ts';

const pictures = {
  package: {
    desk: new URL('./pictures/package.webp', import.meta.url).href,
    phone: new URL('./pictures/package-phone.webp', import.meta.url).href,
  },
};

export function ProfileHelpPage() {
  return (
    <HelpPage area={texts.area} path={PROFILE_PATH} intro={texts.intro}>
      <HelpStep {...texts.code} />
      <HelpStep {...texts.account} />
      <HelpStep {...texts.notifications} />
      <HelpStep {...texts.package} picture={pictures.package} />
      <HelpStep {...texts.subscription} />
      <HelpStep {...texts.leave} />
    </HelpPage>
  );
}

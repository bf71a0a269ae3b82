import { HelpPage, HelpStep } from '@wbd/ui/help';
import { ADMIN_PATH } from '../shared/paths.ts';
import { helpTexts as texts } from './texts.de.ts';

const pictures = {
  find: {
    desk: new URL('./pictures/find.webp', import.meta.url).href,
    phone: new URL('./pictures/find-phone.webp', import.meta.url).href,
  },
  growth: {
    desk: new URL('./pictures/growth.webp', import.meta.url).href,
    phone: new URL('./pictures/growth-phone.webp', import.meta.url).href,
  },
};

export function AdminHelpPage() {
  return (
    <HelpPage area={texts.area} path={ADMIN_PATH} intro={texts.intro}>
      <HelpStep {...texts.find} picture={pictures.find} />
      <HelpStep {...texts.account} />
      <HelpStep {...texts.block} />
      <HelpStep {...texts.support} />
      <HelpStep {...texts.planChange} />
      <HelpStep {...texts.organisation} />
      <HelpStep {...texts.growth} picture={pictures.growth} />
      <HelpStep {...texts.prices} />
      <HelpStep {...texts.mails} />
      <HelpStep {...texts.actions} />
      <HelpStep {...texts.operations} />
    </HelpPage>
  );
}

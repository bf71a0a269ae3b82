import { HelpPage, HelpStep } from '@wbd/ui/help';
import { CRM_PATH } from '../shared/paths.ts';
import { helpTexts as texts } from './texts.de.ts';

const pictures = {
  find: {
    desk: new URL('./pictures/find.webp', import.meta.url).href,
    phone: new URL('./pictures/find-phone.webp', import.meta.url).href,
  },
  customer: {
    desk: new URL('./pictures/customer.webp', import.meta.url).href,
    phone: new URL('./pictures/customer-phone.webp', import.meta.url).href,
  },
};

export function CrmHelpPage() {
  return (
    <HelpPage area={texts.area} path={CRM_PATH} intro={texts.intro}>
      <HelpStep {...texts.find} picture={pictures.find} />
      <HelpStep {...texts.add} />
      <HelpStep {...texts.customer} picture={pictures.customer} />
      <HelpStep {...texts.merge} />
      <HelpStep {...texts.exportList} />
    </HelpPage>
  );
}

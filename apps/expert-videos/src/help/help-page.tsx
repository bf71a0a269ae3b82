import { HelpPage, HelpStep } from '@wbd/ui/help';
import { paths } from '../shared/paths.ts';
import { helpTexts as texts } from './texts.de.ts';

const pictures = {
  create: {
    desk: new URL('./pictures/create.webp', import.meta.url).href,
    phone: new URL('./pictures/create-phone.webp', import.meta.url).href,
  },
  link: {
    desk: new URL('./pictures/link.webp', import.meta.url).href,
    phone: new URL('./pictures/link-phone.webp', import.meta.url).href,
  },
};

export function ExpertVideosHelpPage() {
  return (
    <HelpPage area={texts.area} path={paths.list} intro={texts.intro}>
      <HelpStep {...texts.create} picture={pictures.create} />
      <HelpStep {...texts.link} picture={pictures.link} />
      <HelpStep {...texts.show} />
      <HelpStep {...texts.change} />
    </HelpPage>
  );
}

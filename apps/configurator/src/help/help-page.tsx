import { HelpPage, HelpStep } from '@wbd/ui/help';
import { CONFIGURATOR_PATH } from '../shared/paths.ts';
import { helpTexts as texts } from './texts.de.ts';

const pictures = {
  hero: {
    desk: new URL('./pictures/hero.webp', import.meta.url).href,
    phone: new URL('./pictures/hero-phone.webp', import.meta.url).href,
  },
  choose: {
    desk: new URL('./pictures/choose.webp', import.meta.url).href,
    phone: new URL('./pictures/choose-phone.webp', import.meta.url).href,
  },
};

export function ConfiguratorHelpPage() {
  return (
    <HelpPage area={texts.area} path={CONFIGURATOR_PATH} intro={texts.intro}>
      <HelpStep {...texts.hero} picture={pictures.hero} />
      <HelpStep {...texts.about} />
      <HelpStep {...texts.testimonials} />
      <HelpStep {...texts.choose} picture={pictures.choose} />
      <HelpStep {...texts.preview} />
    </HelpPage>
  );
}

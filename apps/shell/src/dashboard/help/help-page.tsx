import { HelpPage, HelpStep } from '@wbd/ui/help';
import { PORTAL_PATH } from '../../shared/areas/own-areas.ts';
import { helpTexts as texts } from './texts.de.ts';

const pictures = {
  today: {
    desk: new URL('./pictures/today.webp', import.meta.url).href,
    phone: new URL('./pictures/today-phone.webp', import.meta.url).href,
  },
  tiles: {
    desk: new URL('./pictures/tiles.webp', import.meta.url).href,
    phone: new URL('./pictures/tiles-phone.webp', import.meta.url).href,
  },
};

export function DashboardHelpPage() {
  return (
    <HelpPage area={texts.area} path={PORTAL_PATH} intro={texts.intro}>
      <HelpStep {...texts.today} picture={pictures.today} />
      <HelpStep {...texts.tiles} picture={pictures.tiles} />
      <HelpStep {...texts.bell} />
      <HelpStep {...texts.help} />
      <HelpStep {...texts.habits} />
    </HelpPage>
  );
}

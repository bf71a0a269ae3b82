import { HelpPage, HelpStep } from '@wbd/ui/help';
import { LIBRARY_PATH } from '../../shared/paths.ts';
import { helpTexts as texts } from './texts.de.ts';

const pictures = {
  watch: {
    desk: new URL('./pictures/watch.webp', import.meta.url).href,
    phone: new URL('./pictures/watch-phone.webp', import.meta.url).href,
  },
};

export function LibraryHelpPage() {
  return (
    <HelpPage area={texts.area} path={LIBRARY_PATH} intro={texts.intro}>
      <HelpStep {...texts.watch} picture={pictures.watch} />
      <HelpStep {...texts.share} />
      <HelpStep {...texts.own} />
      <HelpStep {...texts.folders} />
    </HelpPage>
  );
}

import { HelpPage, HelpStep } from '@wbd/ui/help';
import { QUICK_VIDEOS_PATH } from '../../shared/paths.ts';
import { helpTexts as texts } from './texts.de.ts';

const pictures = {
  upload: {
    desk: new URL('./pictures/upload.webp', import.meta.url).href,
    phone: new URL('./pictures/upload-phone.webp', import.meta.url).href,
  },
};

export function QuickVideosHelpPage() {
  return (
    <HelpPage area={texts.area} path={QUICK_VIDEOS_PATH} intro={texts.intro}>
      <HelpStep {...texts.upload} picture={pictures.upload} />
      <HelpStep {...texts.share} />
      <HelpStep {...texts.network} />
      <HelpStep {...texts.own} />
    </HelpPage>
  );
}

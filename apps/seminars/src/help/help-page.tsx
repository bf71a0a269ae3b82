import { HelpPage, HelpStep } from '@wbd/ui/help';
import { paths } from '../shared/paths.ts';
import { helpTexts as texts } from './texts.de.ts';

const pictures = {
  list: {
    desk: new URL('./pictures/list.webp', import.meta.url).href,
    phone: new URL('./pictures/list-phone.webp', import.meta.url).href,
  },
  invite: {
    desk: new URL('./pictures/invite.webp', import.meta.url).href,
    phone: new URL('./pictures/invite-phone.webp', import.meta.url).href,
  },
  attendance: {
    desk: new URL('./pictures/attendance.webp', import.meta.url).href,
    phone: new URL('./pictures/attendance-phone.webp', import.meta.url).href,
  },
};

export function SeminarsHelpPage() {
  return (
    <HelpPage area={texts.area} path={paths.list} intro={texts.intro}>
      <HelpStep {...texts.create} />
      <HelpStep {...texts.list} picture={pictures.list} />
      <HelpStep {...texts.invite} picture={pictures.invite} />
      <HelpStep {...texts.attendance} picture={pictures.attendance} />
      <HelpStep {...texts.kiosk} />
      <HelpStep {...texts.changes} />
    </HelpPage>
  );
}

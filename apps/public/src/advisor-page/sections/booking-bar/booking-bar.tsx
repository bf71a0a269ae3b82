import { branch } from '@wbd/domain/first-view';
import type { PublicPage } from '@wbd/domain/pages';
import { Link as RouterLink } from '@wbd/router';
import { Box, Button } from '@wbd/ui';
import { CalendarDays } from 'lucide-react';
import { useEffect, useState } from 'react';
import { paths } from '../../../shared/paths.ts';
import { HERO_BOOKING_ID } from '../../../shared/section-ids.ts';
import { bookingLabel } from '../../texts.de.ts';

/** The way to an appointment on phones, at the foot of the screen once the hero with its button is out of sight. */
export function BookingBar({ page }: { page: Pick<PublicPage, 'uid' | 'bookable'> }) {
  const isHeroInSight = useIsHeroInSight();
  return (
    <Box
      hideFrom="md"
      visibility={isHeroInSight ? 'hidden' : 'visible'}
      position="sticky"
      bottom="0"
      zIndex="docked"
      px="4"
      pt="3"
      pb="calc(0.75rem + env(safe-area-inset-bottom))"
      bg="bg"
      borderTopWidth="1px"
      borderColor="border.muted"
    >
      <Button asChild size="lg" w="full">
        <RouterLink to={paths.appointment(page.uid, page.uid)}>
          <CalendarDays aria-hidden />
          {branch(page.bookable, (bookable) => bookingLabel({ bookable }))}
        </RouterLink>
      </Button>
    </Box>
  );
}

/** Whether the hero's own button can be seen. The page begins with it. */
function useIsHeroInSight(): boolean {
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    const button = document.getElementById(HERO_BOOKING_ID);
    if (!button) return undefined;
    const observer = new IntersectionObserver((entries) => {
      // a busy page hears of several changes at once: the last one is how it is
      setInSight(entries.at(-1)?.isIntersecting ?? true);
    });
    observer.observe(button);
    return () => observer.disconnect();
  }, []);
  return isInSight;
}

import { Link as RouterLink } from '@wbd/router';
import { Box, Button } from '@wbd/ui';
import { CalendarDays } from 'lucide-react';
import { paths } from '../shared/paths.ts';
import { advisorPageTexts } from './texts.de.ts';

/** The way to an appointment on phones, at the foot of the screen once the hero with its button is out of sight. */
export function BookingBar({ uid }: { uid: string }) {
  return (
    <Box
      hideFrom="md"
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
        <RouterLink to={paths.appointment(uid, uid)}>
          <CalendarDays aria-hidden />
          {advisorPageTexts.hero.book}
        </RouterLink>
      </Button>
    </Box>
  );
}

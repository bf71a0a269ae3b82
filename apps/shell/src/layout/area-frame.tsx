import { areaAt, type Area } from '@wbd/module';
import { Container, Heading, Stack } from '@wbd/ui';
import { SkeletonRows } from '@wbd/ui/page';
import { useEffect, useState } from 'react';
import { allAreas } from '../shared/areas/portal-areas.ts';
import { useModules } from '../shared/modules/module-store.ts';
import { usePlace } from '../shared/place.ts';

/** The area that the person is on the way to; undefined while they stay where they are. */
export function useNextArea(pathname: string): Area | undefined {
  const next = usePlace((place) => place.pathname);
  const remotes = useModules((state) => state.remotes);
  if (next === undefined || next === pathname) return undefined;
  const areas = allAreas(remotes ?? []).filter(({ access }) => access !== 'public');
  const area = areaAt(areas, next);
  return area === areaAt(areas, pathname) ? undefined : area;
}

/** Replaces an area's page from the click on, and names the area that is loading. */
export function AreaFrame({ area: { title } }: { area: Area }) {
  return (
    <Container maxW="8xl" py={{ base: '6', md: '10' }} data-pending-area="">
      <Stack gap={{ base: '6', md: '8' }}>
        {/* the page brings the heading itself */}
        <Heading as="p" size="3xl" aria-hidden>
          {title}
        </Heading>
        <LateRows />
      </Stack>
    </Container>
  );
}

/** Not for the blink of an eye, and not before the name of the area stands. */
const ROWS_AFTER_MS = 150;

function LateRows() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLate(true);
    }, ROWS_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isLate ? <SkeletonRows /> : null;
}

import { NavLink } from '@wbd/router';
import { Button, Flex } from '@wbd/ui';
import { paths } from '../shared/paths.ts';
import { ownDataTexts as texts } from './texts.de.ts';

const VIEWS = [
  { to: paths.ownDates, label: texts.titles.dates },
  { to: paths.ownData, label: texts.titles.data },
] as const;

/** The way between a person's bookings and what is stored about them; the number is proven once for both. */
export function Views() {
  return (
    <Flex
      as="nav"
      aria-label={texts.views}
      gap="2"
      wrap="wrap"
      css={{ '@media print': { display: 'none' } }}
    >
      {VIEWS.map(({ to, label }) => (
        <Button
          key={to}
          asChild
          variant="ghost"
          css={{ '&[aria-current=page]': { bg: 'colorPalette.subtle' } }}
        >
          <NavLink to={to} replace>
            {label}
          </NavLink>
        </Button>
      ))}
    </Flex>
  );
}
